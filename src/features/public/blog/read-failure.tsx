import { useEffect, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { blog } from '@/content/public/blog';

interface ReadFailureProps {
  explanation: string;
  onRetry: () => void;
  /** Links beside the retry button. */
  children?: ReactNode;
}

/** Shown in place of a text that could not be fetched. */
export function ReadFailure({ explanation, onRetry, children }: ReadFailureProps) {
  return (
    <Notice tone="warning" role="alert" className="mt-4">
      <p>{explanation}</p>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-3">
        <Button variant="secondary" onClick={onRetry}>
          {blog.retry}
        </Button>
        {children}
      </div>
    </Notice>
  );
}

/** Logs an error once; the visitor reads a text instead. */
export function useLoggedError(what: string, error: unknown): void {
  useEffect(() => {
    if (error !== null) console.warn(what, error);
  }, [what, error]);
}
