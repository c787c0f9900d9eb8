import { formatCount } from '@/lib/format/format-count';

/** What the badge of a page in the navigation counts. */
export const navigationCountTexts = {
  work: (count: number, isCapped = false) =>
    count === 1 ? '1 aanvraag vraagt aandacht' : `${formatCount(count, isCapped)} aanvragen vragen aandacht`,
  appointmentsToday: (count: number) => (count === 1 ? '1 bezoek vandaag' : `${count} bezoeken vandaag`),
  outdatedBlocks: (count: number) => (count === 1 ? '1 tekst niet online' : `${count} teksten niet online`),
  lateInvoices: (count: number) => (count === 1 ? '1 factuur te laat' : `${count} facturen te laat`),
  failures: (count: number) => (count === 1 ? '1 storing bij bezoekers' : `${count} storingen bij bezoekers`),
} as const;
