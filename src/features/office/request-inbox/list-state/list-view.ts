import {
  noFilters,
  requestSteps,
  workFilters,
  type FigureFilters,
  type RequestPosition,
} from '@/data/requests/list-query';
import { maxSearchLength } from '@/domain/limits';
import { requestSources } from '@/domain/request/field-types';
import { propertyTypes } from '@/domain/pricing/pricing';
import { requestStatuses } from '@/domain/request/request-status';
import { adminParams, figureParams } from '@/lib/admin-links';
import { parseDay } from '@/domain/appointment/parse-day';
import { requestColumns } from '../columns/request-columns';

/** What the list shows; kept in the URL. */
export type ListView = RequestPosition;

/** The order of a list. */
type Order = Pick<ListView, 'sort' | 'isDescending'>;

/** The last page, as the one before the end. */
const lastPage = 'einde';

export const defaultView: ListView = {
  ...noFilters,
  status: '',
  isHeld: false,
  sort: 'created_at',
  isDescending: true,
  cursor: null,
};

/** The view of a URL; missing and invalid values fall back to the default. */
export function parseListView(params: URLSearchParams): ListView {
  const isHeld = params.get('apart') === 'ja';
  return {
    ...defaultView,
    search: (params.get('zoek') ?? '').trim().slice(0, maxSearchLength),
    isHeld,
    rush: parseRush(params.get('spoed')),
    from: parseDay(params.get('van')),
    until: parseDay(params.get('tot')),
    ...(!isHeld && parseHandling(params)),
    ...parseOrder(params.get('sorteer') ?? ''),
    cursor: parseCursor(params),
  };
}

/** Filters that do not apply to held requests, which nobody has handled yet. */
function parseHandling(params: URLSearchParams): Partial<ListView> {
  return {
    status: requestStatuses.find((status) => status === params.get('status')) ?? '',
    appointmentFrom: parseDay(params.get('afspraak-van')),
    appointmentUntil: parseDay(params.get('afspraak-tot')),
    work: workFilters.find((kind) => kind === params.get(adminParams.work)) ?? '',
    isMine: params.get('mij') === 'ja',
    assignee: readId(params, 'adviseur'),
    figure: parseFigure(params),
  };
}

function parseFigure(params: URLSearchParams): FigureFilters {
  return {
    source: requestSources.find((source) => source === params.get(figureParams.source)) ?? '',
    propertyType: propertyTypes.find((type) => type === params.get(figureParams.propertyType)) ?? '',
    place: parseName(params, figureParams.place),
    landingPath: parseName(params, figureParams.landingPath),
    referrerHost: parseName(params, figureParams.referrerHost),
    step: requestSteps.find((step) => step === params.get(figureParams.step)) ?? '',
    completedFrom: parseDay(params.get(figureParams.completedFrom)),
    completedUntil: parseDay(params.get(figureParams.completedUntil)),
  };
}

/** No longer than the columns that hold such names. */
function parseName(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, 200);
}

/** The URL with another view, without its defaults; other parameters stay. */
export function withListView(params: URLSearchParams, view: ListView): URLSearchParams {
  const { sort, isDescending, cursor } = view;
  const isDefaultSort = sort === defaultView.sort && isDescending === defaultView.isDescending;
  return withParams(params, {
    zoek: view.search.trim(),
    status: view.status,
    apart: view.isHeld ? 'ja' : '',
    spoed: view.rush === null ? '' : view.rush ? 'ja' : 'nee',
    van: view.from,
    tot: view.until,
    'afspraak-van': view.appointmentFrom,
    'afspraak-tot': view.appointmentUntil,
    [adminParams.work]: view.work,
    mij: view.isMine ? 'ja' : '',
    adviseur: view.assignee,
    [figureParams.source]: view.figure.source,
    [figureParams.propertyType]: view.figure.propertyType,
    [figureParams.place]: view.figure.place,
    [figureParams.landingPath]: view.figure.landingPath,
    [figureParams.referrerHost]: view.figure.referrerHost,
    [figureParams.step]: view.figure.step,
    [figureParams.completedFrom]: view.figure.completedFrom,
    [figureParams.completedUntil]: view.figure.completedUntil,
    sorteer: isDefaultSort ? '' : formatOrder({ sort, isDescending }),
    na: cursor !== 'last' && cursor?.side === 'after' ? cursor.id : '',
    voor: cursor === 'last' ? lastPage : cursor?.side === 'before' ? cursor.id : '',
  });
}

/** Opens the form for a new request, in place of an id. */
export const newRequest = 'nieuw';

/** The id of the request that a URL opens, or `newRequest`; '' without one. */
export function parseOpened(params: URLSearchParams): string {
  if (params.get(adminParams.request) === newRequest) return newRequest;
  return readId(params, adminParams.request);
}

/** The URL with this request open, or with none. */
export function withOpened(params: URLSearchParams, id: string): URLSearchParams {
  return withParams(params, { [adminParams.request]: id });
}

/** Whether any filter is set. */
export function isFiltered(view: ListView): boolean {
  return view.search !== '' || view.status !== '' || view.isMine || panelFilters(view) > 0;
}

/** How many filters of the panel are set. */
export function panelFilters(view: ListView): number {
  const { work, rush, from, until, appointmentFrom, appointmentUntil, assignee, figure } = view;
  const figures: unknown[] = Object.values(figure);
  const texts = [work, from, until, appointmentFrom, appointmentUntil, assignee, ...figures];
  return texts.filter((text) => text !== '').length + (rush === null ? 0 : 1);
}

/** `naam`, or `-naam` for descending. */
export function formatOrder({ sort, isDescending }: Order): string {
  const column = requestColumns.find((candidate) => candidate.sort === sort);
  return `${isDescending ? '-' : ''}${column?.urlName ?? ''}`;
}

/** The order of such a text; the default order for any other. */
export function parseOrder(text: string): Order {
  const isDescending = text.startsWith('-');
  const name = isDescending ? text.slice(1) : text;
  const column = requestColumns.find(({ urlName }) => urlName === name);
  if (!column) return { sort: defaultView.sort, isDescending: defaultView.isDescending };
  return { sort: column.sort, isDescending };
}

function parseCursor(params: URLSearchParams): ListView['cursor'] {
  const after = readId(params, 'na');
  if (after !== '') return { id: after, side: 'after' };
  const before = readId(params, 'voor');
  if (before !== '') return { id: before, side: 'before' };
  return params.get('voor') === lastPage ? 'last' : null;
}

function parseRush(text: string | null): boolean | null {
  if (text === 'ja') return true;
  return text === 'nee' ? false : null;
}

function readId(params: URLSearchParams, name: string): string {
  const id = params.get(name) ?? '';
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id) ? id.toLowerCase() : '';
}

function withParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
