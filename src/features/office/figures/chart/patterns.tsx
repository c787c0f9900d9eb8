/** How the parts of a column are told apart, with and without colour. */
export type Pattern = 'solid' | 'stripes' | 'dots' | 'plain' | 'lines';

interface PatternsProps {
  /** Of this chart. */
  id: string;
}

/** The patterns that `patternFill` names, for an <svg>. */
export function Patterns({ id }: PatternsProps) {
  const shared = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id={`${id}-stripes`} {...shared} patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-primary-soft" />
        <rect width="3" height="6" className="fill-primary" />
      </pattern>
      <pattern id={`${id}-dots`} {...shared}>
        <rect width="6" height="6" className="fill-accent-soft" />
        <circle cx="3" cy="3" r="1.75" className="fill-accent-strong" />
      </pattern>
      <pattern id={`${id}-lines`} {...shared}>
        <rect width="6" height="6" className="fill-surface-sunk" />
        <rect width="6" height="2" className="fill-control" />
      </pattern>
    </defs>
  );
}

/** What fills a shape with a pattern. */
export function patternFill(id: string, pattern: Pattern): { fill?: string; className: string } {
  if (pattern === 'solid') return { className: 'fill-primary stroke-surface' };
  if (pattern === 'plain') return { className: 'fill-accent stroke-surface' };
  return { fill: `url(#${id}-${pattern})`, className: 'stroke-surface' };
}
