import { unbroken } from '@/lib/format/unbroken';

interface SourcesProps {
  title: string;
  lines: readonly string[];
}

/** Where a text was read, folded away. */
export function Sources({ title, lines }: SourcesProps) {
  return (
    <details className="text-sm text-ink-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:no-underline">
        {title}
      </summary>
      <ul className="grid max-w-prose gap-1">
        {lines.map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
    </details>
  );
}
