import { patternFill } from './patterns';
import { sumOf, type ChartColumn, type Series } from './series';

interface StackedColumnProps {
  id: string;
  column: ChartColumn;
  series: readonly Series[];
  top: number;
  /** Both in percent of the chart. */
  left: number;
  width: number;
  isChosen: boolean;
}

/** One column, with the dash of the period before. */
export function StackedColumn({
  id,
  column: { parts, before },
  series,
  top,
  left,
  width,
  isChosen,
}: StackedColumnProps) {
  const gap = width * 0.12;
  const across = { x: `${left + gap}%`, width: `${width - 2 * gap}%` };
  return (
    <>
      {isChosen && <rect x={`${left}%`} width={`${width}%`} y="0" height="100%" className="fill-surface-sunk" />}
      {parts.map((part, at) => {
        const height = (part / top) * 100;
        const below = (sumOf(parts.slice(0, at)) / top) * 100;
        const pattern = series[at]?.pattern ?? 'solid';
        return (
          <rect
            key={at}
            {...across}
            y={`${100 - below - height}%`}
            height={`${height}%`}
            {...patternFill(id, pattern)}
          />
        );
      })}
      {before !== null && (
        <rect x={`${left}%`} width={`${width}%`} y={`${100 - (before / top) * 100}%`} height="2" className="fill-ink" />
      )}
    </>
  );
}
