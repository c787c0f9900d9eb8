import { useEffect, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { blog } from '@/content/public/blog';

interface ReadFailureProps {
  explanation: string;
  onRetry: () => void;
  /** Other ways on, beside trying again. */
  children?: ReactNode;
}

/** What stands in the place of a text that could not be read. */
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

/** A reader sees a kind text; what really went wrong goes to the log, once. */
export function useLoggedError(what: string, error: unknown): void {
  useEffect(() => {
    if (error !== null) console.warn(what, error);
  }, [what, error]);
}
