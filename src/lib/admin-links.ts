import { paths } from './paths.ts';

/** Anchors of the headings of the back-office. */
export const adminSections = {
  today: 'vandaag',
  requests: 'aanvragen',
  calendar: 'agenda',
  content: 'teksten',
  pictures: 'fotos',
  administrators: 'beheerders',
  account: 'account',
  workingHours: 'werktijden',
  advisers: 'adviseurs',
  calendarFeed: 'agenda-op-je-telefoon',
  mails: 'mails',
  invoices: 'facturen',
  invoiceSettings: 'factuurgegevens',
  automation: 'automatisering',
  outgoing: 'uitgaande-berichten',
  reports: 'meldingen',
  settingsLog: 'wijzigingen',
  bin: 'prullenbak',
  privacy: 'privacy',
} as const;

/**
 * Search parameters: the opened request, the shown week or day, the edited page, the kind of work in the list and the
 * request that is to be invoiced.
 */
export const adminParams = {
  request: 'aanvraag',
  week: 'week',
  day: 'dag',
  page: 'pagina',
  work: 'werk',
  invoice: 'factuur',
} as const;

/** The same URL with a request open: closing it leads back to this list and this week. */
export function openedRequestLink(params: URLSearchParams, id: string) {
  const search = new URLSearchParams(params);
  search.set(adminParams.request, id);
  return { search: `?${search.toString()}` };
}

/** Where an invoice of a request is made. */
export function newInvoiceLink(requestId: string) {
  const search = new URLSearchParams({ [adminParams.invoice]: requestId });
  return { pathname: paths.adminFigures, search: `?${search.toString()}`, hash: `#${adminSections.invoices}` };
}

/** Search parameters of the list by what Cijfers counts. */
export const figureParams = {
  source: 'bron',
  propertyType: 'woning',
  place: 'plaats',
  landingPath: 'binnenkomst',
  referrerHost: 'site',
  step: 'stap',
  completedFrom: 'afgerond-van',
  completedUntil: 'afgerond-tot',
} as const;

export interface ListFilter extends Partial<Record<(typeof figureParams)[keyof typeof figureParams], string>> {
  status?: string;
  spoed?: 'ja' | 'nee';
  werk?: string;
  sorteer?: string;
  van?: string;
  tot?: string;
  'afspraak-van'?: string;
  'afspraak-tot'?: string;
}

/** A link to the list, as the router takes it. */
export type ListLink = ReturnType<typeof filteredListLink>;

/** The first page of the list with this filter only, in its usual order or the one that is named. */
export function filteredListLink(filter: ListFilter) {
  return {
    pathname: paths.admin,
    search: `?${new URLSearchParams({ ...filter }).toString()}`,
    hash: `#${adminSections.requests}`,
  };
}

/** Parts of a URL, as the router names them. */
interface Location {
  pathname: string;
  search: string;
  hash: string;
}

/** The pages of the sections that once stood on /admin itself. */
const movedSections: Partial<Record<string, string>> = {
  [adminSections.calendar]: paths.adminCalendar,
  [adminSections.content]: paths.adminContent,
  [adminSections.administrators]: paths.adminManagement,
  [adminSections.automation]: paths.adminManagement,
  [adminSections.reports]: paths.adminManagement,
  [adminSections.bin]: paths.adminManagement,
  [adminSections.privacy]: paths.adminManagement,
};

/** Where a URL leads that names a section of /admin which now stands in a page of its own; null for any other URL. */
export function movedSection({ pathname, search, hash }: Location): Location | null {
  if (pathname !== paths.admin) return null;
  const page = movedSections[hash.slice(1)] ?? pageOfParams(new URLSearchParams(search));
  return page === undefined ? null : { pathname: page, search, hash };
}

/** The page that a URL without parameters of the list came from: the calendar for a week, the editor for a page. */
function pageOfParams(params: URLSearchParams): string | undefined {
  const [name, ...others] = params.keys();
  if (others.length > 0) return undefined;
  if (name === adminParams.week) return paths.adminCalendar;
  return name === adminParams.page ? paths.adminContent : undefined;
}
