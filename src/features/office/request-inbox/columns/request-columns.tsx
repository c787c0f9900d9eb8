import type { ComponentType } from 'react';
import type { SortColumn } from '@/data/requests/list-query';
import { addressLine } from '@/domain/request/address-line';
import type { StoredRequest } from '@/domain/request/request-fields';
import { NameCell } from './name-cell';
import { AppointmentCell, DateCell, PriceCell, RushCell, TwoLines } from './request-cells';
import { fieldText, orDash } from '@/content/office/requests/field-text';

interface RequestColumn {
  sort: SortColumn;
  /** Name in the URL. */
  urlName: string;
  header: string;
  /** Names of the orders, for cards, which have no headers. */
  ascending: string;
  descending: string;
  /** Whether the first press on the header sorts descending. */
  startsDescending: boolean;
  /** Undefined where the table itself renders the cell. */
  Cell?: ComponentType<StoredRequest>;
  /** Width of the column, the same on every page. */
  width: string;
  /** Place of the cell on the card of a narrow screen. */
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
    Cell: DateCell,
    width: 'w-24 @5xl:w-26 @7xl:w-38',
    cardClass: 'col-start-2 col-span-2 row-start-2 text-sm text-ink-muted',
  },
  {
    sort: 'name',
    urlName: 'naam',
    header: 'Naam',
    ascending: 'Naam, A tot Z',
    descending: 'Naam, Z tot A',
    startsDescending: false,
    Cell: NameCell,
    width: 'w-28 @5xl:w-42 @7xl:w-64',
    cardClass: 'col-start-2 row-start-1 min-w-0',
  },
  {
    sort: 'address',
    urlName: 'adres',
    header: 'Adres',
    ascending: 'Adres, A tot Z',
    descending: 'Adres, Z tot A',
    startsDescending: false,
    Cell: (request) => <TwoLines text={orDash(addressLine(request))} />,
    width: '',
    cardClass: 'col-start-2 col-span-2 row-start-4 min-w-0 @4xl:text-sm @4xl:leading-tight',
  },
  {
    sort: 'property_type',
    urlName: 'type',
    header: 'Type',
    ascending: 'Type, oplopend',
    descending: 'Type, aflopend',
    startsDescending: false,
    Cell: ({ propertyType }) => <TwoLines text={fieldText('propertyType', propertyType)} />,
    width: 'w-24 @5xl:w-29 @7xl:w-42',
    cardClass: 'col-start-2 col-span-2 row-start-5 min-w-0 pr-20 text-sm @max-3xs:pr-0 @4xl:leading-tight',
  },
  {
    sort: 'status',
    urlName: 'status',
    header: 'Status',
    ascending: 'Status, Nieuw eerst',
    descending: 'Status, Geannuleerd eerst',
    startsDescending: false,
    width: 'w-42 @5xl:w-44',
    cardClass: 'col-start-3 row-start-1 justify-self-end',
  },
  {
    sort: 'appointment',
    urlName: 'afspraak',
    header: 'Afspraak',
    ascending: 'Eerste afspraak eerst',
    descending: 'Laatste afspraak eerst',
    startsDescending: false,
    Cell: AppointmentCell,
    width: 'w-24 @5xl:w-29 @7xl:w-44',
    cardClass: 'col-start-2 col-span-2 row-start-6 text-sm @4xl:leading-tight',
  },
  {
    sort: 'rush_service',
    urlName: 'spoed',
    header: 'Spoed',
    ascending: 'Regulier eerst',
    descending: 'Spoed eerst',
    startsDescending: true,
    Cell: RushCell,
    width: 'w-22',
    cardClass: 'col-start-2 col-span-2 row-start-3 text-sm',
  },
  {
    sort: 'price',
    urlName: 'prijs',
    header: 'Prijs',
    ascending: 'Laagste prijs eerst',
    descending: 'Hoogste prijs eerst',
    startsDescending: true,
    Cell: PriceCell,
    width: 'w-17 @5xl:w-26',
    cardClass: 'col-start-2 col-span-2 row-start-5 justify-self-end tabular-nums @4xl:text-sm',
  },
];
