import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { amountOf, headTexts, shareOf, tableTexts } from '@/content/office/period-figures';
import type { Compared, Part } from '@/data/requests/period-figures';
import { notKnown } from '@/data/requests/list-query';
import type { Period } from '@/domain/period';
import { figureParams, type ListFilter } from '@/lib/admin-links';
import { receivedLink } from '../links';
import { FigureSection } from '../table/figure-section';
import { linked, partOf, type FigureTable } from '../table/figure-table';
import { TableView } from '../table/table-view';

/** Rows that are shown at first. */
const few = 10;

interface PartsProps {
  period: Period;
  parts: Compared<readonly Part[]>;
  texts: { title: string; explanation: string; file: string };
  nameHead: string;
  nameOf: (value: string) => string;
  /** The filter of the list by such a value. */
  filterOf: (value: string) => ListFilter;
}

/** The requests of a period by what they have in common, and how many became an order; the most first, the unknown last. */
export function Parts({ period, parts: { now, before }, texts, nameHead, nameOf, filterOf }: PartsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const values = [...now, ...before.filter(({ value }) => !now.some((part) => part.value === value))]
    .map(({ value }) => value)
    .toSorted((one, other) => Number(one === notKnown) - Number(other === notKnown));
  const table: FigureTable = {
    ...texts,
    nameHead,
    columns: [
      { head: headTexts.requests, text: amountOf },
      { head: tableTexts.before, text: amountOf, isBefore: true },
      { head: headTexts.orders, text: amountOf },
      { head: headTexts.share, text: shareOf },
    ],
    rows: values.map((value) => {
      const { requests, orders } = now.find((part) => part.value === value) ?? { requests: 0, orders: 0 };
      const old = before.find((part) => part.value === value)?.requests ?? 0;
      const filter = filterOf(value);
      const to = receivedLink(period, filter);
      return {
        name: nameOf(value),
        ...(requests > 0 && { to }),
        cells: [
          linked(requests, to),
          { value: old },
          linked(orders, receivedLink(period, { ...filter, [figureParams.step]: 'order' })),
          { value: partOf(orders, requests) },
        ],
      };
    }),
  };
  const rows = isWhole ? table.rows : table.rows.slice(0, few);
  return (
    <FigureSection {...{ table, period }} explanation={texts.explanation}>
      <TableView table={{ ...table, rows }} bars={{ now: 0, before: 1 }} />
      {rows.length < table.rows.length && (
        <Button variant="quiet" className="mt-1" onClick={() => setIsWhole(true)}>
          {tableTexts.all(table.rows.length)}
        </Button>
      )}
    </FigureSection>
  );
}
