import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

interface LatePartProps {
  /** Names the part when its code fails or cannot be loaded. */
  title: string;
  /** A lazy component. */
  children: ReactNode;
}

/** A part of a page whose code is loaded apart; nothing stands in its place meanwhile. */
export function LatePart({ title, children }: LatePartProps) {
  return (
    <ErrorBoundary title={title}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
