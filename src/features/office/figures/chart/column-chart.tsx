import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { chartTexts as texts } from '@/content/office/figures/period-figures';
import { axisTop, labelledColumns } from './axis';
import { Legend } from './legend';
import { Patterns } from './patterns';
import { sumOf, type ChartColumn, type Series } from './series';
import { StackedColumn } from './stacked-column';
import { useChosenColumn } from './use-chosen-column';

interface ColumnChartProps {
  label: string;
  series: readonly Series[];
  columns: readonly ChartColumn[];
  /** A number with its unit. */
  text: (value: number) => string;
}

/**
 * Columns of stacked parts, each with a dash at the height of the period before. It is one control: the arrow keys move
 * over the columns, each told in words, and Enter or a click opens its requests.
 */
export function ColumnChart({ label, series, columns, text }: ColumnChartProps) {
  const id = useId();
  const navigate = useNavigate();
  const { place, handlers } = useChosenColumn(columns.length, (at) => {
    const to = columns[at]?.links[0]?.to;
    if (to) void navigate(to);
  });
  const totals = columns.map(({ parts }) => sumOf(parts));
  const top = axisTop(Math.max(0, ...totals, ...columns.map(({ before }) => before ?? 0)));
  const chosen = columns[place];
  if (!chosen) return null;
  const words = wordsOf(chosen, series, text);
  return (
    <div className="mt-4">
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="flex h-48 shrink-0 flex-col justify-between text-right text-xs whitespace-nowrap text-ink-muted tabular-nums"
        >
          <span>{text(top)}</span>
          <span>{text(top / 2)}</span>
          <span>{text(0)}</span>
        </div>
        <div className="min-w-0 grow">
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-describedby={`${id}-keys`}
            aria-valuemin={1}
            aria-valuemax={columns.length}
            aria-valuenow={place + 1}
            aria-valuetext={words}
            className="h-48 cursor-pointer border-b border-control"
            {...handlers}
          >
            <svg aria-hidden="true" width="100%" height="100%" className="block overflow-visible">
              <Patterns id={id} />
              {[0, 50].map((height) => (
                <line key={height} x1="0" x2="100%" y1={`${height}%`} y2={`${height}%`} className="stroke-line" />
              ))}
              {columns.map((column, at) => (
                <StackedColumn
                  key={column.name}
                  {...{ id, column, series, top }}
                  left={(at / columns.length) * 100}
                  width={100 / columns.length}
                  isChosen={at === place}
                />
              ))}
            </svg>
          </div>
          <div aria-hidden="true" className="relative h-5 text-xs text-ink-muted">
            {labelledColumns(columns.length, 5).map((at) => (
              <span
                key={at}
                className="absolute top-1 -translate-x-1/2 whitespace-nowrap"
                style={{ left: `${((at + 0.5) / columns.length) * 100}%` }}
              >
                {columns[at]?.label}
              </span>
            ))}
          </div>
        </div>
      </div>
      <p id={`${id}-keys`} hidden>
        {texts.keys}
      </p>
      {/* As tall for a long text as for a short one. */}
      <p className="mt-4 min-h-18 text-sm sm:min-h-12">
        <span aria-hidden="true">{words}.</span>{' '}
        {chosen.links.map(({ text: name, to }) => (
          <Link
            key={name}
            to={to}
            className="mr-4 inline-flex min-h-6 items-center text-primary underline underline-offset-4"
          >
            {name}
          </Link>
        ))}
      </p>
      <Legend id={id} series={series} hasBefore={columns.some(({ before }) => before !== null)} />
    </div>
  );
}

/** `Week 47, 16 t/m 22 november: 12 (Nieuw 4, Afgerond 8), periode ervoor 10` */
function wordsOf(
  { name, parts, before }: ChartColumn,
  series: readonly Series[],
  text: (value: number) => string,
): string {
  const named = series.flatMap((each, at) => (parts[at] ? [`${each.name} ${text(parts[at])}`] : []));
  const split = series.length > 1 && named.length > 0 ? ` (${named.join(', ')})` : '';
  const beside = before === null ? '' : `, ${texts.beforeWas} ${text(before)}`;
  return `${name}: ${text(sumOf(parts))}${split}${beside}`;
}
