import { LabelBars } from './label-bars';

interface LoadingProps {
  text: string;
}

/** Shown while something is fetched. */
export function Loading({ text }: LoadingProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-12 text-ink-muted">
      <LabelBars className="h-12 animate-pulse" />
      <p>{text}</p>
    </div>
  );
}
