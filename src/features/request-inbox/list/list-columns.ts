import type { SortColumn } from '@/data/requests/list-query';

interface ListColumn {
  column: SortColumn;
  label: string;
  /** Each order in words, for screens without column headers. */
  upwards: string;
  downwards: string;
  /** What one wants to see first when sorting by it. */
  startsDescending: boolean;
}

/** The columns of the list, from left to right. */
export const listColumns: readonly ListColumn[] = [
  {
    column: 'created_at',
    label: 'Datum',
    upwards: 'Oudste eerst',
    downwards: 'Nieuwste eerst',
    startsDescending: true,
  },
  { column: 'name', label: 'Naam', upwards: 'Naam, A tot Z', downwards: 'Naam, Z tot A', startsDescending: false },
  {
    column: 'address',
    label: 'Adres',
    upwards: 'Adres, A tot Z',
    downwards: 'Adres, Z tot A',
    startsDescending: false,
  },
  {
    column: 'property_type',
    label: 'Type',
    upwards: 'Type, oplopend',
    downwards: 'Type, aflopend',
    startsDescending: false,
  },
  {
    column: 'status',
    label: 'Status',
    upwards: 'Status, Nieuw eerst',
    downwards: 'Status, Geannuleerd eerst',
    startsDescending: false,
  },
  {
    column: 'rush_service',
    label: 'Spoed',
    upwards: 'Regulier eerst',
    downwards: 'Spoed eerst',
    startsDescending: true,
  },
  {
    column: 'calculated_price',
    label: 'Prijs',
    upwards: 'Laagste prijs eerst',
    downwards: 'Hoogste prijs eerst',
    startsDescending: true,
  },
];
