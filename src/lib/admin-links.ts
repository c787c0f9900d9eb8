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
  workingHours: 'spoed',
  advisers: 'adviseurs',
  appointments: 'bezoeken',
  calendarFeed: 'agenda-op-je-telefoon',
  mails: 'mails',
  invoices: 'facturen',
  bank: 'bank',
  invoiceBooks: 'boekhouding',
  business: 'bedrijf',
  prices: 'prijzen',
  terms: 'voorwaarden',
  reviews: 'beoordelingen',
  invoiceSettings: 'factuurgegevens',
  automation: 'automatisering',
  outgoing: 'uitgaande-berichten',
  officeMail: 'mail-aan-mij',
  reports: 'meldingen',
  settingsLog: 'wijzigingen',
  bin: 'prullenbak',
  privacy: 'privacy',
} as const;

/**
 * Search parameters: the opened request, the shown week or day, the edited page, the kind of work in the list, the request
 * that is to be invoiced, the group of invoices, the day on which an adviser cannot come, and whether one is late.
 */
export const adminParams = {
  request: 'aanvraag',
  week: 'week',
  day: 'dag',
  page: 'pagina',
  work: 'werk',
  invoice: 'factuur',
  invoiceGroup: 'groep',
  cannotCome: 'kan-niet',
  late: 'later',
} as const;

/** The same URL with a request open: closing it leads back to this list and this week. */
export function openedRequestLink(params: URLSearchParams, id: string) {
  return withParam(params, adminParams.request, id);
}

function withParam(params: URLSearchParams, name: string, value: string) {
  const search = new URLSearchParams(params);
  search.set(name, value);
  return { search: `?${search.toString()}` };
}

/** Where an invoice of a request is made. */
export function newInvoiceLink(requestId: string) {
  const search = new URLSearchParams({ [adminParams.invoice]: requestId });
  return { pathname: paths.adminInvoices, search: `?${search.toString()}`, hash: `#${adminSections.invoices}` };
}

/** Where a group of invoices is listed, by its name. */
export function invoiceGroupLink(group: string) {
  const search = new URLSearchParams({ [adminParams.invoiceGroup]: group });
  return { pathname: paths.adminInvoices, search: `?${search.toString()}` };
}

/** The same URL with the dialog for a day (YYYY-MM-DD) on which an adviser cannot come. */
export function cannotComeLink(params: URLSearchParams, day: string) {
  return withParam(params, adminParams.cannotCome, day);
}

/** The same URL with the dialog for an adviser who is late. */
export function lateLink(params: URLSearchParams) {
  return withParam(params, adminParams.late, 'ja');
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

/** The sections of Beheer with their pages, in the order of those. */
export const managementSections = [
  { id: adminSections.administrators, path: paths.adminPeople },
  { id: adminSections.account, path: paths.adminPeople },
  { id: adminSections.advisers, path: paths.adminPeople },
  { id: adminSections.settingsLog, path: paths.adminPeople },
  { id: adminSections.appointments, path: paths.adminPlanning },
  { id: adminSections.workingHours, path: paths.adminPlanning },
  { id: adminSections.calendarFeed, path: paths.adminPlanning },
  { id: adminSections.officeMail, path: paths.adminMails },
  { id: adminSections.mails, path: paths.adminMails },
  { id: adminSections.outgoing, path: paths.adminMails },
  { id: adminSections.business, path: paths.adminBusiness },
  { id: adminSections.prices, path: paths.adminPrices },
  { id: adminSections.terms, path: paths.adminTerms },
  { id: adminSections.reviews, path: paths.adminReviews },
  { id: adminSections.invoiceSettings, path: paths.adminInvoicing },
  { id: adminSections.automation, path: paths.adminAutomation },
  { id: adminSections.reports, path: paths.adminAutomation },
  { id: adminSections.privacy, path: paths.adminPrivacy },
  { id: adminSections.bin, path: paths.adminPrivacy },
] as const;

export type ManagementSection = (typeof managementSections)[number]['id'];

/** The address of a section of Beheer. */
export function managementLink(section: ManagementSection): string {
  const page = managementSections.find(({ id }) => id === section)?.path ?? paths.adminManagement;
  return `${page}#${section}`;
}

/** Where a URL leads that names a section which now stands in a page of its own; null for any other URL. */
export function movedSection({ pathname, search, hash }: Location): Location | null {
  const page = pageOfSection(pathname, hash.slice(1)) ?? pageOfParams(pathname, new URLSearchParams(search));
  return page === undefined ? null : { pathname: page, search, hash };
}

/** The page of a section that once stood on /admin, /admin/beheer or /admin/cijfers itself. */
function pageOfSection(pathname: string, section: string): string | undefined {
  if (pathname === paths.adminFigures) return invoiceSections.includes(section) ? paths.adminInvoices : undefined;
  if (pathname !== paths.admin && pathname !== paths.adminManagement) return undefined;
  if (pathname === paths.admin && section === adminSections.calendar) return paths.adminCalendar;
  if (pathname === paths.admin && section === adminSections.content) return paths.adminContent;
  return managementSections.find(({ id }) => id === section)?.path;
}

const invoiceSections: readonly string[] = [adminSections.invoices, adminSections.bank];

/** The page that a URL without parameters of the list came from: the calendar for a week, the editor for a page. */
function pageOfParams(pathname: string, params: URLSearchParams): string | undefined {
  if (pathname !== paths.admin) return undefined;
  const [name, ...others] = params.keys();
  if (others.length > 0) return undefined;
  if (name === adminParams.week) return paths.adminCalendar;
  return name === adminParams.page ? paths.adminContent : undefined;
}
