// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { fakeSupabase, laterAnswer, type FakeAnswer, type FakeCall } from '@/test/services/fake-supabase';
import { renderAdmin, UrlBar, urlQuery } from '@/test/render/render-admin';
import { buildRow } from '@/test/stored-requests';
import { RequestInbox } from '../request-inbox';

const list = 'POST /rest/v1/rpc/list_requests';
const count = 'POST /rest/v1/rpc/count_requests';
const table = 'GET /rest/v1/contact_submissions';

beforeEach(() => {
  vi.spyOn(notify, 'error').mockReturnValue();
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
});

function rows(...json: ReturnType<typeof buildRow>[]): FakeAnswer {
  return { status: 200, json };
}

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Requests with these numbers, each named after its number. */
function numbered(from: number, amount: number) {
  return Array.from({ length: amount }, (_, index) =>
    buildRow({ id: idOf(from + index), name: `Klant ${from + index}` }),
  );
}

const counts: FakeAnswer = { status: 200, json: { new: 12, completed: 1_192 } };

function renderInbox(answerList: (call: FakeCall) => FakeAnswer, search = '', answerTable = (): FakeAnswer => rows()) {
  const calls = fakeSupabase({ [list]: answerList, [count]: () => counts, [table]: answerTable });
  const user = renderAdmin(
    <>
      <RequestInbox />
      <UrlBar />
    </>,
    `/admin${search}`,
  );
  return { user, queries: () => calls.filter(({ route }) => route === list).map(({ body }) => body) };
}

test('walks to the next page and back, fifty rows at a time, dimmed until the page is there', async () => {
  const second = laterAnswer();
  const responses: FakeAnswer[] = [rows(...numbered(0, 51)), second.promise, rows(...numbered(0, 50).reverse())];
  const { user, queries } = renderInbox(() => responses.shift() ?? 'network error');
  expect(await screen.findByText('50 van 1.204 aanvragen')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(51);
  const previous = screen.getByRole('button', { name: 'Vorige' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(previous);
  expect(urlQuery()).toBe('');

  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(urlQuery()).toBe(`?na=${idOf(49)}`);
  expect(screen.getByRole('group', { name: '50 aanvragen' })).toHaveFocus();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Klant 0')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(urlQuery()).toBe(`?na=${idOf(49)}`);
  second.resolve({ status: 200, json: numbered(50, 10) });
  expect(await screen.findByText('Klant 59')).toBeVisible();
  expect(screen.getByText('10 van 1.204 aanvragen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true');

  await user.click(screen.getByRole('button', { name: 'Vorige' }));
  expect(urlQuery()).toBe(`?voor=${idOf(50)}`);
  expect(await screen.findByText('Klant 0')).toBeVisible();
  expect(queries()).toMatchObject([{ descending: true }, { after: idOf(49) }, { after: idOf(50), backwards: true }]);
  await user.click(screen.getByText('terug'));
  expect(urlQuery()).toBe(`?na=${idOf(49)}`);
});

test('a page that cannot be read is an error without a list, and can be tried again', async () => {
  const responses: FakeAnswer[] = [rows(...numbered(0, 51)), { status: 401, json: { code: '42501', message: 'no' } }];
  const { user } = renderInbox(() => responses.shift() ?? rows(...numbered(50, 1)));
  await screen.findByText('Klant 0');
  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(await screen.findByText('Kon aanvragen niet ophalen')).toBeVisible();
  expect(screen.queryByText('Geen aanvragen gevonden')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Klant 50')).toBeVisible();
});

test('a page that began at a request that is gone leads to the first page', async () => {
  const { user } = renderInbox(
    ({ body }) => (JSON.stringify(body).includes('after') ? rows() : rows(...numbered(0, 1))),
    `?na=${idOf(7)}&status=new`,
  );
  await user.click(await screen.findByRole('button', { name: 'Naar de eerste pagina' }));
  expect(await screen.findByText('Klant 0')).toBeVisible();
  expect(urlQuery()).toBe('?status=new');
});

test('typing searches once it pauses, without a step back for each word; Escape empties it', async () => {
  const { user, queries } = renderInbox(() => rows(...numbered(0, 1)), `?na=${idOf(3)}&status=new`);
  await screen.findByText('Klant 0');
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Zoeken' });
  expect(search).toHaveFocus();
  // In one task: simulated typing takes an unpredictable time between keys.
  for (const value of ['j', 'jo', 'jo/', 'jo/ ']) fireEvent.change(search, { target: { value } });
  await waitFor(() => expect(urlQuery()).toBe('?status=new&zoek=jo%2F'));
  expect(search).toHaveValue('jo/ ');
  await waitFor(() => expect(queries()).toHaveLength(2));
  expect(queries().at(-1)).toMatchObject({ search: 'jo/', status: 'new' });
  await user.keyboard('{Escape}');
  expect(search).toHaveValue('');
  expect(urlQuery()).toBe('?status=new');
});

test('one arrow down leads from the search to the first request that was found', async () => {
  const { user } = renderInbox(() => rows(...numbered(0, 2)));
  await screen.findByText('Klant 0');
  await user.keyboard('/kl{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Klant 0 / })).toHaveFocus();
});

test('going back also brings back what was searched for', async () => {
  const { user } = renderInbox(() => rows(...numbered(0, 1)), '?zoek=jo');
  const search = screen.getByRole('searchbox', { name: 'Zoeken' });
  expect(search).toHaveValue('jo');
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(search).toHaveValue('');
  await user.click(screen.getByText('terug'));
  expect(search).toHaveValue('jo');
});

test('the slash does not leave a field or a window', async () => {
  const { user } = renderInbox(
    () => rows(...numbered(0, 1)),
    `?aanvraag=${idOf(0)}`,
    () => rows(...numbered(0, 1)),
  );
  await user.type(await screen.findByLabelText('Notities'), 'a/b');
  expect(screen.getByLabelText('Notities')).toHaveValue('a/b');
});

test('filters by status, rush and period, with the counts at hand', async () => {
  const { user, queries } = renderInbox(() => rows(...numbered(0, 1)));
  const statuses = within(screen.getByRole('group', { name: 'Filter op status' }));
  expect(await statuses.findByRole('button', { name: 'Alle 1.204', pressed: true })).toBeVisible();
  await user.click(statuses.getByRole('button', { name: 'Nieuw 12' }));
  expect(statuses.getByRole('button', { name: 'Nieuw 12', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Spoed'), 'Alleen spoed');
  await user.type(screen.getByLabelText('Ontvangen van'), '2026-11-01');
  await waitFor(() => expect(urlQuery()).toBe('?status=new&spoed=ja&van=2026-11-01'));
  await waitFor(() =>
    expect(queries().at(-1)).toMatchObject({ status: 'new', rush: true, from_day: '2026-11-01', sort: 'created_at' }),
  );
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(urlQuery()).toBe('');
  await user.click(screen.getByText('terug'));
  expect(urlQuery()).toBe('?status=new&spoed=ja&van=2026-11-01');
});

test('filters by the day of the appointment; a last day before the first one is refused until one of them changes', async () => {
  const { user, queries } = renderInbox(() => rows(...numbered(0, 1)));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const first = screen.getByLabelText('Afspraak van');
  const last = screen.getByLabelText('Afspraak tot en met');
  await user.type(first, '2026-12-10');
  await waitFor(() => expect(urlQuery()).toBe('?afspraak-van=2026-12-10'));
  await user.type(last, '2026-12-01');
  expect(await screen.findByText(/^De eerste dag ligt na de laatste/)).toBeVisible();
  expect(last).toHaveAccessibleDescription(/^De eerste dag ligt na de laatste/);
  expect(urlQuery()).toBe('?afspraak-van=2026-12-10');
  // The panel does not close over it.
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  expect(first).toHaveFocus();
  expect(last).toHaveValue('2026-12-01');

  await user.clear(first);
  await user.type(first, '2026-11-30');
  await waitFor(() => expect(urlQuery()).toBe('?afspraak-van=2026-11-30&afspraak-tot=2026-12-01'));
  expect(screen.queryByText(/^De eerste dag ligt na de laatste/)).toBeNull();
  await waitFor(() =>
    expect(queries().at(-1)).toMatchObject({ appointment_from: '2026-11-30', appointment_until: '2026-12-01' }),
  );
});

test('what was typed and refused goes with the filters that are cleared', async () => {
  const { user } = renderInbox(() => rows(...numbered(0, 1)), '?afspraak-van=2026-12-10');
  const last = screen.getByLabelText('Afspraak tot en met');
  await user.type(last, '2026-12-01');
  expect(await screen.findByText(/^De eerste dag ligt na de laatste/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(last).toHaveValue('');
  expect(screen.queryByText(/^De eerste dag ligt na de laatste/)).toBeNull();
});

test('a period of a URL that ends before it begins says so', () => {
  renderInbox(() => rows(), '?afspraak-van=2026-12-10&afspraak-tot=2026-12-01');
  expect(screen.getByText(/^De eerste dag ligt na de laatste/)).toBeVisible();
});

function sorted(name: string): string | null {
  return screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
}

test('sorts by each column and turns the order round', async () => {
  const { user } = renderInbox(() => rows(...numbered(0, 1)));
  await screen.findByText('Klant 0');
  expect(sorted('Datum')).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Naam' }));
  expect(urlQuery()).toBe('?sorteer=naam');
  expect([sorted('Datum'), sorted('Naam')]).toEqual([null, 'ascending']);
  await user.click(screen.getByRole('button', { name: 'Naam' }));
  expect(urlQuery()).toBe('?sorteer=-naam');
  await user.click(screen.getByRole('button', { name: 'Prijs' }));
  expect(urlQuery()).toBe('?sorteer=-prijs');
  await user.selectOptions(screen.getByLabelText('Sorteren op'), 'Oudste eerst');
  expect(urlQuery()).toBe('?sorteer=datum');
});

test('an invalid URL shows the default list', async () => {
  const { queries } = renderInbox(() => rows(...numbered(0, 1)), '?status=x&sorteer=y&na=1&van=2026-02-30&aanvraag=q');
  await screen.findByText('Klant 0');
  expect(queries()).toEqual([{ sort: 'created_at', descending: true, page_size: 51 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
