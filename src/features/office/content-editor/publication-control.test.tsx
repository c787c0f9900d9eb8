// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { buildBlock } from '@/test/content';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { PublicationControl } from './publication-control';

type Row = Parameters<typeof buildBlock>[0];

const update = 'PATCH /rest/v1/website_content';
const changed: FakeAnswer = { status: 200, json: [{ id: '1' }] };
const toasts = { success: vi.fn<typeof notify.success>(), error: vi.fn<typeof notify.error>() };

beforeEach(() => {
  toasts.success.mockReset();
  toasts.error.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

function show(rows: Row[], ...responses: FakeAnswer[]) {
  const queue = responses.length === 0 ? [changed] : responses;
  const calls = fakeSupabase({ [update]: () => queue.shift() ?? 'network error' });
  const user = renderAdmin(<PublicationControl onlineStatus={null} blocks={rows.map(buildBlock)} />);
  return { user, calls };
}

function landingPage(row: Row = {}): Row[] {
  return ['hero', 'intro'].map((section_name) => ({ section_name, page_path: '/energielabel-soest', ...row }));
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

describe('what it tells', () => {
  test('of a page that is published: since when, where, and that search engines wait for an own text', () => {
    show(landingPage());
    expect(screen.getByText('Gepubliceerd sinds 17 november 2026')).toBeVisible();
    expect(screen.getByText(/Zoekmachines tonen deze pagina pas/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/energielabel-soest');
    expect(screen.queryByRole('button', { name: 'Publiceren' })).not.toBeInTheDocument();
  });

  test('of a page with one text that was edited: search engines may find it', () => {
    const [hero, intro] = landingPage();
    show([{ ...hero }, { ...intro, is_edited: true }]);
    expect(screen.getByText(/Zoekmachines mogen deze pagina vinden/)).toBeVisible();
  });

  test('of a hidden page: that, without a link to a page that is not there', () => {
    show(landingPage({ published_at: null }));
    expect(screen.getByText('Niet gepubliceerd')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Niet meer publiceren' })).not.toBeInTheDocument();
  });

  test('of a planned article: from when', () => {
    show([{ published_at: '2999-03-04 23:00:00+00' }]);
    expect(screen.getByText('Vanaf 5 maart 2999')).toBeVisible();
    expect(screen.getByLabelText('Publicatiedatum')).toHaveValue('2999-03-05');
    expect(button('Publiceren')).toBeVisible();
    expect(button('Niet meer publiceren')).toBeVisible();
  });

  test('of a page with a hidden text: that, with a way to publish it all', () => {
    const [hero, intro] = landingPage();
    show([{ ...hero }, { ...intro, published_at: null }]);
    expect(screen.getByText(/Een deel van de teksten/)).toBeVisible();
    expect(button('Publiceren')).toBeVisible();
  });

  test.each([
    [[]],
    [[{ section_name: 'hero', page_path: null }]],
    [[{ section_name: 'usp', page_path: '/werkgebieden' }]],
    [[{ section_name: 'hero', page_path: '/energielabel-gouda-aanvragen' }]],
  ])('of texts that have no page of their own: nothing', (rows) => {
    show(rows);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('publishing', () => {
  test('is one change of all texts of the page, by the clock of the database', async () => {
    const { user, calls } = show(landingPage({ published_at: null }));
    await user.click(button('Publiceren'));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('De pagina staat online'));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({ published_at: 'now' });
    expect(calls[0]?.search.get('page_path')).toBe('eq./energielabel-soest');
    expect(screen.getByRole('group', { name: 'Publicatie' })).toHaveFocus();
  });

  test('is undone in the same way', async () => {
    const { user, calls } = show(landingPage());
    await user.click(button('Niet meer publiceren'));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('De pagina staat niet meer online'));
    expect(calls[0]?.body).toEqual({ published_at: null });
  });

  test.each([
    ['2026-12-01', 'De publicatiedatum is opgeslagen'],
    ['', 'De pagina staat niet meer online'],
  ])('an article can get another day, and without one it is no longer on the blog: %j', async (day, message) => {
    const { user, calls } = show([{}]);
    await user.click(button('Datum opslaan'));
    fireEvent.change(screen.getByLabelText('Publicatiedatum'), { target: { value: '0202-12-01' } });
    await user.click(button('Datum opslaan'));
    expect(screen.getByLabelText('Publicatiedatum')).toHaveAccessibleDescription(/2000 tot en met 2099/);
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('Publicatiedatum'), { target: { value: day } });
    await user.click(button('Datum opslaan'));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith(message));
    expect(calls[0]?.body).toEqual({ published_at: day === '' ? null : '2026-12-01 00:00 Europe/Amsterdam' });
  });

  test('takes no other day while something is stored, which would be lost', async () => {
    const later = laterAnswer();
    const { user } = show([{}], later.promise);
    await user.click(button('Niet meer publiceren'));
    expect(screen.getByLabelText('Publicatiedatum')).toBeDisabled();
    later.resolve({ status: 500, json: { code: 'XX000', message: 'broken' } });
    await waitFor(() => expect(screen.getByLabelText('Publicatiedatum')).toBeEnabled());
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['no response', 'network error', /De database geeft geen antwoord/],
    ['a page that is gone', { status: 200, json: [] }, /Deze pagina bestaat niet meer/],
    ['a session that is gone', { status: 403, json: { code: '42501', message: 'no' } }, /niet meer ingelogd/],
  ])('%s: it says so and can be tried again', async (_, response, reason) => {
    const { user } = show([{}], response, response, response, changed);
    await user.click(button('Niet meer publiceren'));
    expect(await screen.findByText(reason)).toBeVisible();
    const [title, options] = toasts.error.mock.lastCall ?? [];
    expect(title).toBe('Kon de pagina niet van de website halen');
    expect(options?.description).toMatch(reason);
    fireEvent.change(screen.getByLabelText('Publicatiedatum'), { target: { value: '2026-12-01' } });
    await user.click(button('Datum opslaan'));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledTimes(2));
    expect(toasts.error.mock.lastCall?.[0]).toBe('Kon de publicatiedatum niet opslaan');
    expect(screen.getByLabelText('Publicatiedatum')).toHaveValue('2026-12-01');
    await user.click(button('Datum opslaan'));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledTimes(3));
    expect(toasts.success).not.toHaveBeenCalled();
    await user.click(button('Datum opslaan'));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
  });

  test('a page that could not be published stays hidden, and its button works again', async () => {
    const { user } = show(landingPage({ published_at: null }), 'network error', changed);
    await user.click(button('Publiceren'));
    expect(await screen.findByText(/De database geeft geen antwoord/)).toBeVisible();
    expect(toasts.error.mock.lastCall?.[0]).toBe('Kon de pagina niet publiceren');
    expect(toasts.success).not.toHaveBeenCalled();
    expect(screen.getByText('Niet gepubliceerd')).toBeVisible();
    await user.click(button('Publiceren'));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('De pagina staat online'));
  });
});
