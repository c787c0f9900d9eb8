import { Link } from 'react-router-dom';
import { tableTexts as texts } from '@/content/office/figures/period-figures';
import { Bar } from '../chart/bar';
import { Figure, figureLinkClass } from './figure';
import type { Cell, Column, FigureTable } from './figure-table';

/** Two columns that are also drawn as a bar: the period, and the one before. */
interface Bars {
  now: number;
  before: number;
}

interface TableViewProps {
  table: FigureTable;
  bars?: Bars;
}

/** A table whose numbers lead to the requests that they count. */
export function TableView({ table: { title, nameHead, columns, rows }, bars }: TableViewProps) {
  const most = bars ? Math.max(0, ...rows.flatMap(({ cells }) => [at(cells, bars.now), at(cells, bars.before)])) : 0;
  return (
    <>
      {columns.length > 2 && <p className="mt-2 text-sm text-ink-muted sm:hidden">{texts.scroll}</p>}
      {/* Scrolled with the keyboard where the table is wider than the screen. */}
      <div role="region" aria-label={title} tabIndex={0} className="-mx-1.5 mt-3 scroll-px-1.5 overflow-x-auto px-1.5">
        <table className="w-full text-right text-sm wrap-normal tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="text-ink-muted">
            <tr>
              <th scope="col" className="py-2 pr-2 text-left font-semibold">
                {nameHead}
              </th>
              {/* The bars repeat the numbers beside them. */}
              {bars && <td aria-hidden="true" className="w-1/4 max-sm:hidden" />}
              {columns.map(({ head }) => (
                <th key={head} scope="col" className="px-2 py-2 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, to, text = String, cells }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-1 pr-2 text-left font-semibold break-words">
                  {to ? (
                    <Link to={to} className={figureLinkClass}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                {bars && (
                  <td aria-hidden="true" className="max-sm:hidden">
                    <Bar amount={at(cells, bars.now)} before={at(cells, bars.before)} most={most} />
                  </td>
                )}
                {columns.map((column, place) => (
                  <td key={column.head} className="px-2 py-1 whitespace-nowrap">
                    <CellView text={column.text ?? text} isBefore={column.isBefore} cell={cells[place]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellViewProps extends Required<Pick<Column, 'text'>> {
  cell: Cell | undefined;
  isBefore: true | undefined;
}

function CellView({ text, isBefore, cell }: CellViewProps) {
  if (cell?.value == null) return <span className="text-ink-muted">{texts.unknown}</span>;
  const { value, to } = cell;
  return <Figure value={value} text={text(value)} to={to} isBefore={isBefore ?? false} />;
}

function at(cells: readonly Cell[], place: number): number {
  return cells[place]?.value ?? 0;
}
