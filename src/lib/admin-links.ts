/** Anchors of the headings of the back-office. */
export const adminSections = {
  today: 'vandaag',
  requests: 'aanvragen',
  calendar: 'agenda',
  content: 'teksten',
  administrators: 'beheerders',
  automation: 'automatisering',
  reports: 'meldingen',
  privacy: 'privacy',
} as const;

/** Search parameters: the opened request, the shown week and the edited page. */
export const adminParams = { request: 'aanvraag', week: 'week', page: 'pagina' } as const;

/** The same URL with a request open: closing it leads back to this list and this week. */
export function openedRequestLink(params: URLSearchParams, id: string) {
  const search = new URLSearchParams(params);
  search.set(adminParams.request, id);
  return { search: `?${search.toString()}` };
}

interface ListFilter {
  status?: string;
  spoed?: 'ja' | 'nee';
}

/** The first page of the list with this filter only; the calendar and the editor stay as they are. */
export function filteredListLink(params: URLSearchParams, filter: ListFilter) {
  const search = new URLSearchParams({ ...filter });
  for (const name of [adminParams.week, adminParams.page]) {
    const value = params.get(name);
    if (value !== null) search.set(name, value);
  }
  return { search: `?${search.toString()}`, hash: `#${adminSections.requests}` };
}
