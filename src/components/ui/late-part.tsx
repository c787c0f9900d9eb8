import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

interface LatePartProps {
  /** Names the part when its code fails or cannot be loaded. */
  title: string;
  /** Stands in its place meanwhile. */
  fallback?: ReactNode;
  /** A lazy component. */
  children: ReactNode;
}

/** A part of a page whose code is loaded apart. */
export function LatePart({ title, fallback = null, children }: LatePartProps) {
  return (
    <ErrorBoundary title={title}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
