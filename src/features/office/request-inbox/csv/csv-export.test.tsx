// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { catchDownloads } from '@/test/downloads';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { buildRow } from '@/test/stored-requests';
import { csvHeader } from './csv-columns';
import { CsvExportButton } from './csv-export-button';
import { defaultView } from '../list-state/list-view';

const list = 'POST /rest/v1/rpc/list_requests';
const count = 'POST /rest/v1/rpc/count_requests';
const failure: FakeAnswer = { status: 500, json: { code: 'XX000', message: 'broken' } };

const downloads = catchDownloads();
const toasts = { success: vi.fn(), error: vi.fn(), info: vi.fn() };

beforeEach(() => {
  Object.values(toasts).forEach((toast) => toast.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
  vi.spyOn(notify, 'info').mockImplementation(toasts.info);
});

function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

function rows(from: number, until: number): FakeAnswer {
  const json = Array.from({ length: until - from }, (_, index) => buildRow({ id: idOf(from + index) }));
  return { status: 200, json };
}

function counts(json: Record<string, number>): FakeAnswer {
  return { status: 200, json };
}

function exportButton() {
  return screen.getByRole('button', { name: 'Exporteren (CSV)' });
}

function text(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

test('reads page after page by key, tells how far it is, and gives one file', async () => {
  const later = laterAnswer();
  const pages: FakeAnswer[] = [rows(0, 1000), later.promise];
  const calls = fakeSupabase({
    [count]: () => counts({ new: 1200, contacted: 2 }),
    [list]: () => pages.shift() ?? 'network error',
  });
  const filters = { ...defaultView, search: 'jo', rush: true, from: '2026-01-01', until: '2026-11-21' };
  const user = renderAdmin(<CsvExportButton filters={filters} />);
  await user.click(exportButton());
  expect(await screen.findByText('1.000 van 1.202')).toBeVisible();
  expect(downloads).toEqual([]);
  const last = rows(1000, 1202);
  if (typeof last === 'object' && 'json' in last) later.resolve(last);
  await waitFor(() => expect(downloads).toHaveLength(1));
  const narrowed = { search: 'jo', rush: true, from_day: '2026-01-01', until_day: '2026-11-21' };
  const paging = { ...narrowed, sort: 'created_at', descending: true, page_size: 1000 };
  // The next page starts after the last request as it was read.
  expect(calls.map(({ body }) => body)).toMatchObject([
    narrowed,
    paging,
    { ...paging, after_values: { id: idOf(999) } },
  ]);
  const [file] = downloads;
  expect(file?.name).toMatch(/^aanvragen-\d{4}-\d{2}-\d{2}\.csv$/);
  expect([...(file?.bytes.slice(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = text(file?.bytes ?? new Uint8Array()).split('\r\n');
  expect(lines[0]).toBe(`\uFEFF${csvHeader.join(';')}`);
  expect(lines).toHaveLength(1 + 1202 + 1);
  expect(lines.at(-1)).toBe('');
  expect(lines[1202]).toContain(`${idOf(1201)};21-11-2026 09:05;Jo de Vries`);
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Export klaar', {
    description: `1.202 aanvragen staan in ${file?.name}`,
  });
  expect(exportButton()).toHaveFocus();
});

test('of one status only that status is counted and read', async () => {
  const later = laterAnswer();
  const calls = fakeSupabase({ [count]: () => counts({ new: 5000, completed: 1500 }), [list]: () => later.promise });
  const user = renderAdmin(<CsvExportButton filters={{ ...defaultView, status: 'completed' }} />);
  await user.click(exportButton());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toMatchObject({ status: 'completed' });
  await user.click(screen.getByRole('button', { name: 'Export annuleren' }));
});

test('a value that would run as a formula is defused', async () => {
  const row = buildRow({ phone: '+31612345678', name: '=1+1', notes: 'a "b"; c' });
  fakeSupabase({ [count]: () => counts({ new: 1 }), [list]: () => ({ status: 200, json: [row] }) });
  const user = renderAdmin(<CsvExportButton filters={defaultView} />);
  await user.click(exportButton());
  await waitFor(() => expect(downloads).toHaveLength(1));
  const csv = text(downloads[0]?.bytes ?? new Uint8Array());
  expect(csv).toContain(";'+31612345678;");
  expect(csv).toContain(";'=1+1;");
  expect(csv).toContain(';"a ""b""; c";');
});

test.each<[string, FakeAnswer, FakeAnswer[]]>([
  ['the count', failure, []],
  ['the first page', counts({ new: 3 }), ['network error']],
  ['a later page', counts({ new: 1500 }), [rows(0, 1000), failure]],
  ['a list that ends too early', counts({ new: 1500 }), [rows(0, 1000), rows(0, 0)]],
  ['a page that is too short', counts({ new: 3 }), [rows(0, 2)]],
])('when %s fails there is an error and no file, and it can be tried again', async (_, counted, pages) => {
  const responses = [...pages];
  let isFine = false;
  fakeSupabase({
    [count]: () => (isFine ? counts({ new: 1 }) : counted),
    [list]: () => (isFine ? rows(0, 1) : (responses.shift() ?? failure)),
  });
  const user = renderAdmin(<CsvExportButton filters={defaultView} />);
  await user.click(exportButton());
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith('Export mislukt', {
      description: 'Er is geen bestand gemaakt. Probeer het opnieuw.',
    }),
  );
  expect(downloads).toEqual([]);
  expect(toasts.success).not.toHaveBeenCalled();
  isFine = true;
  await user.click(exportButton());
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(toasts.success).toHaveBeenCalledWith('Export klaar', {
    description: `1 aanvraag staat in ${downloads[0]?.name}`,
  });
});

test('can be called off: no file, no error, ready for another one', async () => {
  const later = laterAnswer();
  const pages: FakeAnswer[] = [rows(0, 1000), later.promise];
  fakeSupabase({ [count]: () => counts({ new: 2000 }), [list]: () => pages.shift() ?? 'network error' });
  const user = renderAdmin(<CsvExportButton filters={defaultView} />);
  await user.click(exportButton());
  await screen.findByText('1.000 van 2.000');
  await user.click(screen.getByRole('button', { name: 'Export annuleren' }));
  later.resolve({ status: 200, json: [] });
  expect(await screen.findByRole('button', { name: 'Exporteren (CSV)' })).toHaveFocus();
  expect(toasts.info).toHaveBeenCalledWith('Export geannuleerd');
  expect(toasts.error).not.toHaveBeenCalled();
  expect(downloads).toEqual([]);
});

test('nothing to export is said, and gives no file', async () => {
  fakeSupabase({ [count]: () => counts({}), [list]: () => rows(0, 0) });
  const user = renderAdmin(<CsvExportButton filters={defaultView} />);
  await user.click(exportButton());
  await waitFor(() => expect(toasts.info).toHaveBeenCalledWith('Er zijn geen aanvragen om te exporteren'));
  expect(downloads).toEqual([]);
});
