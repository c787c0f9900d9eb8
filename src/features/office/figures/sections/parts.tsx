import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { shareOf } from '@/content/office/figures/figure-formats';
import { headTexts, partTexts, tableTexts } from '@/content/office/figures/period-figures';
import { otherParts, type Compared, type Part } from '@/data/requests/figures/period-figures';
import { unknownValue } from '@/data/requests/list-query';
import { periodBefore, type Period } from '@/domain/period';
import { figureParams, type ListFilter } from '@/lib/admin-links';
import { formatCount } from '@/lib/format/format-count';
import { receivedLink } from '../links';
import { FigureSection } from '../table/figure-section';
import { withPrevious, partOf, type FigureTable } from '../table/figure-table';
import { TableView } from '../table/table-view';

/** Rows that are shown at first. */
const few = 10;

const orderFilter = { [figureParams.step]: 'order' };

interface PartsProps {
  period: Period;
  parts: Compared<readonly Part[]>;
  texts: { title: string; explanation: string; file: string; none: string };
  nameHead: string;
  nameOf: (value: string) => string;
  /** The filter of the list by such a value. */
  filterOf: (value: string) => ListFilter;
}

/**
 * The requests of a period by what they have in common, and how many became an order; the most first, the unknown last.
 */
export function Parts({ period, parts: { now, before }, texts, nameHead, nameOf, filterOf }: PartsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const earlier = periodBefore(period);
  const table: FigureTable = {
    ...texts,
    nameHead,
    hasFreeNames: true,
    columns: [
      ...withPrevious(headTexts.requests, formatCount),
      ...withPrevious(headTexts.orders, formatCount),
      ...withPrevious(headTexts.share, shareOf),
    ],
    rows: pairMonths(now, before).map(({ value, requests, orders, old }) => {
      const isOne = value !== otherParts;
      function linkTo(days: Period, amount: number | undefined, filter?: ListFilter) {
        // No filter of the list matches the remaining parts.
        return isOne && amount ? receivedLink(days, { ...filterOf(value), ...filter }) : undefined;
      }
      const [to, toOld] = [linkTo(period, requests), linkTo(earlier, old?.requests)];
      const toOrders = linkTo(period, orders, orderFilter);
      const toOldOrders = linkTo(earlier, old?.orders, orderFilter);
      return {
        name: isOne ? nameOf(value) : partTexts.others,
        to,
        cells: [
          { value: requests, to },
          { value: old?.requests ?? null, to: toOld },
          { value: orders, to: toOrders },
          { value: old?.orders ?? null, to: toOldOrders },
          { value: partOf(orders, requests), to: toOrders },
          { value: old && partOf(old.orders, old.requests), to: toOldOrders },
        ],
      };
    }),
  };
  const rows = isWhole ? table.rows : table.rows.slice(0, few);
  return (
    <FigureSection {...{ table, period }} isWide explanation={texts.explanation} none={texts.none}>
      <TableView table={{ ...table, rows }} bars={{ now: 0, before: 1 }} />
      {rows.length < table.rows.length && (
        <Button variant="quiet" className="mt-1" onClick={() => setIsWhole(true)}>
          {tableTexts.all(table.rows.length)}
        </Button>
      )}
    </FigureSection>
  );
}

/** Each part with that of the preceding period; null when that may be among the remaining parts. */
function pairMonths(now: readonly Part[], before: readonly Part[]) {
  const old = new Map(before.map((part) => [part.value, part]));
  const shown = new Set(now.map(({ value }) => value));
  const gone = shown.has(otherParts)
    ? []
    : before.flatMap(({ value }) =>
        shown.has(value) || value === otherParts ? [] : [{ value, requests: 0, orders: 0 }],
      );
  const nothing = old.has(otherParts) ? null : { requests: 0, orders: 0 };
  return [...now, ...gone]
    .map((part) => ({ ...part, old: part.value === otherParts ? null : (old.get(part.value) ?? nothing) }))
    .toSorted((one, other) => rankOf(one.value) - rankOf(other.value));
}

function rankOf(value: string): number {
  return [unknownValue, otherParts].indexOf(value);
}
