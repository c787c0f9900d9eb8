import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

interface FieldError {
  /** The id of the field to go to. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Rises at every refused attempt; the summary then takes the focus. */
  attempt: number;
}

/** What is wrong with a form, in one place, each with a way to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} aria-labelledby="error-summary-title" role="group">
      <Notice tone="danger">
        <h3 id="error-summary-title" className="font-bold">
          Er klopt nog iets niet
        </h3>
        <ul className="mt-1 list-disc pl-5">
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-0.5 text-danger underline"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
