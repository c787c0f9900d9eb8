import { headTexts } from '@/content/office/figures/period-figures';
import type { Compared, Step } from '@/data/requests/figures/period-figures';

interface DurationBarsProps {
  bars: readonly DurationBar[];
}

interface DurationBar extends Compared<Step> {
  name: string;
  text: (time: number) => string;
  /** In one unit of its times. */
  hours: number;
}

/**
 * Each step as a bar up to nine of ten, a thicker one up to the median and a thin one for the period before. The table
 * beside it says the same.
 */
export function DurationBars({ bars }: DurationBarsProps) {
  const longest = Math.max(
    1,
    ...bars.flatMap(({ now, before, hours }) =>
      [now, before].map(({ ninetiethPercentile }) => (ninetiethPercentile ?? 0) * hours),
    ),
  );
  return (
    <div aria-hidden="true" className="mt-4 grid gap-3">
      {bars.map(({ name, text, hours, now, before }) => (
        <div key={name}>
          <p className="flex justify-between gap-4 text-sm">
            <span className="font-semibold">{name}</span>
            {now.median !== null && now.ninetiethPercentile !== null && (
              <span>
                {text(now.median)}, {headTexts.ninetiethPercentile.toLowerCase()} {text(now.ninetiethPercentile)}
              </span>
            )}
          </p>
          <svg width="100%" height="20" className="mt-1 block">
            <rect
              y="4"
              height="8"
              width={percent(now.ninetiethPercentile, longest / hours)}
              className="fill-primary-soft stroke-primary"
            />
            <rect y="0" height="16" width={percent(now.median, longest / hours)} className="fill-primary" />
            <rect
              y="17"
              height="3"
              width={percent(before.ninetiethPercentile, longest / hours)}
              className="fill-control"
            />
          </svg>
        </div>
      ))}
    </div>
  );
}

function percent(time: number | null, longest: number): string {
  return `${((time ?? 0) / longest) * 100}%`;
}
