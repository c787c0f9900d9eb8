import { MailX, Zap } from 'lucide-react';
import type { ComponentType } from 'react';
import { messages } from '@/content/messages';
import type { SortColumn } from '@/data/requests/list-query';
import type { Submission } from '@/data/requests/submission';
import { formatMoment } from '@/lib/format-date';
import { hasSessionDraft } from '@/lib/session-draft';
import { fieldText, orDash } from '../formatters';
import { StatusBadge } from './status-badge';

interface RequestColumn {
  sort: SortColumn;
  /** The column in the URL. */
  urlName: string;
  header: string;
  /** Each order in words, for cards, which have no headers. */
  ascending: string;
  descending: string;
  /** Whether the first press on the header sorts from high to low. */
  startsDescending: boolean;
  Cell: ComponentType<Submission>;
  /** Where the cell stands on the card of a narrow screen. */
  cardClass: string;
}

/** The columns of the table, from left to right. */
export const requestColumns: readonly RequestColumn[] = [
  {
    sort: 'created_at',
    urlName: 'datum',
    header: 'Datum',
    ascending: 'Oudste eerst',
    descending: 'Nieuwste eerst',
    startsDescending: true,
    Cell: OpenButton,
    cardClass: 'col-start-1 row-start-1',
  },
  {
    sort: 'name',
    urlName: 'naam',
    header: 'Naam',
    ascending: 'Naam, A tot Z',
    descending: 'Naam, Z tot A',
    startsDescending: false,
    Cell: NameCell,
    cardClass: 'col-span-2 row-start-3 min-w-0 sm:col-span-1 sm:row-start-2',
  },
  {
    sort: 'address',
    urlName: 'adres',
    header: 'Adres',
    ascending: 'Adres, A tot Z',
    descending: 'Adres, Z tot A',
    startsDescending: false,
    Cell: ({ address }) => orDash(address),
    cardClass: 'col-span-2 row-start-4 min-w-0 wrap-anywhere sm:row-start-3',
  },
  {
    sort: 'property_type',
    urlName: 'type',
    header: 'Type',
    ascending: 'Type, oplopend',
    descending: 'Type, aflopend',
    startsDescending: false,
    Cell: ({ propertyType }) => fieldText('propertyType', propertyType),
    cardClass: 'col-start-1 row-start-5 sm:row-start-4',
  },
  {
    sort: 'status',
    urlName: 'status',
    header: 'Status',
    ascending: 'Status, Nieuw eerst',
    descending: 'Status, Geannuleerd eerst',
    startsDescending: false,
    Cell: ({ status }) => <StatusBadge status={status} />,
    cardClass: 'col-span-2 row-start-2 sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:justify-self-end',
  },
  {
    sort: 'rush_service',
    urlName: 'spoed',
    header: 'Spoed',
    ascending: 'Regulier eerst',
    descending: 'Spoed eerst',
    startsDescending: true,
    Cell: RushCell,
    cardClass: 'col-start-2 row-start-5 flex items-center gap-1 justify-self-end sm:row-start-4',
  },
  {
    sort: 'calculated_price',
    urlName: 'prijs',
    header: 'Prijs',
    ascending: 'Laagste prijs eerst',
    descending: 'Hoogste prijs eerst',
    startsDescending: true,
    Cell: ({ calculatedPrice }) => fieldText('calculatedPrice', calculatedPrice),
    cardClass: 'col-start-2 row-start-1 justify-self-end tabular-nums sm:row-start-2',
  },
];

/** The id of the button that opens a request: the focus goes back there. */
export function rowButtonId(requestId: string): string {
  return `request-${requestId}`;
}

function nameId(requestId: string): string {
  return `request-name-${requestId}`;
}

/** Does for a keyboard and a screen reader what a click anywhere in the row does; that click reaches the row. */
function OpenButton({ id, createdAt }: Submission) {
  return (
    <button
      type="button"
      id={rowButtonId(id)}
      aria-labelledby={`${rowButtonId(id)} ${nameId(id)}`}
      aria-haspopup="dialog"
      className="-my-2.5 min-h-11 text-left font-semibold whitespace-nowrap text-primary tabular-nums underline-offset-4 hover:underline"
    >
      {formatMoment(createdAt)}
    </button>
  );
}

function NameCell({ id, name, relayStatus }: Submission) {
  return (
    <>
      <span id={nameId(id)} className="font-semibold wrap-anywhere">
        {name}
      </span>
      {relayStatus === 'failed' && (
        <span className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-danger">
          <MailX aria-hidden="true" className="size-4 shrink-0" />
          {messages.requests.mailFailed}
        </span>
      )}
      {hasSessionDraft(id) && (
        <span className="mt-1 block text-sm font-semibold text-accent-strong">{messages.requests.editKept}</span>
      )}
    </>
  );
}

function RushCell({ rushService }: Submission) {
  return (
    <>
      <span className="text-ink-muted lg:hidden">Spoed: </span>
      {rushService ? (
        <span className="inline-flex items-center gap-1 font-semibold text-accent-strong">
          <Zap aria-hidden="true" className="size-4" />
          Ja
        </span>
      ) : (
        'Nee'
      )}
    </>
  );
}
