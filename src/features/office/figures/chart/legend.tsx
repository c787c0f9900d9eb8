import { chartTexts as texts } from '@/content/office/figures/period-figures';
import { patternFill } from './patterns';
import type { Series } from './series';

interface LegendProps {
  /** Of the chart. */
  id: string;
  series: readonly Series[];
  hasBefore: boolean;
}

/** What the patterns of a chart and its dash stand for. */
export function Legend({ id, series, hasBefore }: LegendProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map(({ name, pattern }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" className="size-4">
            <rect width="100%" height="100%" {...patternFill(id, pattern)} />
          </svg>
          {name}
        </li>
      ))}
      {hasBefore && (
        <li className="flex items-center gap-2">
          <svg aria-hidden="true" className="size-4">
            <rect y="7" width="100%" height="2" className="fill-ink" />
          </svg>
          {texts.before}
        </li>
      )}
    </ul>
  );
}
