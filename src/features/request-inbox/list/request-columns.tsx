import type { ComponentType } from 'react';
import type { SortColumn } from '@/data/requests/list-query';
import type { Submission } from '@/data/requests/submission';
import { fieldText, orDash } from '@/content/office/field-text';
import { NameCell, OpenButton, RushCell, StatusBadge } from './request-cells';

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
  Cell: ComponentType<Submission>;
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
