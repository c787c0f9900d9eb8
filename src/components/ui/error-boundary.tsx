import { Component, startTransition, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { partFailed } from '@/content/public/failed-pages';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { reportTrouble } from '@/lib/trouble';
import { Button } from './button';

interface ErrorBoundaryProps {
  /** What could not be shown, as the heading in its place. */
  title: string;
  /** Shown instead of the notice, which it gets as its children. */
  Fallback?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/** Shows a notice in place of a part of the page that fails or cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('Part of the page failed', error, info.componentStack);
    reportTrouble('error', error);
    // In the same transition as the router's navigation back.
    window.addEventListener('popstate', () => startTransition(() => this.setState({ hasFailed: false })), {
      once: true,
    });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { Fallback, title } = this.props;
    const notice = (
      <div role="alert" className="mx-auto grid max-w-xl gap-4 px-4 py-12">
        <h2 className="text-2xl font-bold">{title}</h2>
        <p>
          {partFailed.help}{' '}
          <a href={phoneHref(site.phone)} className="text-primary underline">
            {site.phone}
          </a>
          .
        </p>
        <Button className="justify-self-start" onClick={() => window.location.reload()}>
          Opnieuw laden
        </Button>
      </div>
    );
    return Fallback ? <Fallback>{notice}</Fallback> : notice;
  }
}
