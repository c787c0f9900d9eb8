// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { blocksPerRead } from '@/data/content/editor-queries';
import { buildContentRow, readContent } from '@/test/content';
import { fakeSupabase, laterAnswer, type FakeAnswer, type FakeRoutes } from '@/test/fake-supabase';
import { renderAdmin } from '@/test/render-admin';
import { ContentEditor } from './content-editor';

const update = 'PATCH /rest/v1/website_content';
const remove = 'DELETE /rest/v1/website_content';
const restore = 'POST /rest/v1/rpc/restore_deleted_block';
const refusal: FakeAnswer = { status: 403, json: { code: '42501', message: 'no' } };

const hero = buildContentRow({
  id: 'hero',
  section_name: 'hero',
  page_path: null,
  title: 'Hero',
  subtitle: null,
  content: 'Onderschrift',
  last_updated: '2026-11-21T08:05:00.123456+00:00',
});
const intro = buildContentRow({
  id: 'intro',
  section_name: 'intro',
  page_path: '/energielabel-den-dolder',
  title: 'Over Den Dolder',
  subtitle: 'Bij u in de buurt',
  content: 'Eerste alinea\n\n- punt',
});
const article = buildContentRow({ id: 'article' });

const toasts = { success: vi.fn<typeof notify.success>(), error: vi.fn<typeof notify.error>() };

beforeEach(() => {
  toasts.success.mockReset();
  toasts.error.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(toasts.success);
  vi.spyOn(notify, 'error').mockImplementation(toasts.error);
});

function rows(...json: ReturnType<typeof buildContentRow>[]): FakeAnswer {
  return { status: 200, json };
}

/** Opens the editor; the database holds what `stored` returns at that moment. */
async function openEditor(routes: FakeRoutes = {}, path = '/admin', stored = () => [hero, article, intro]) {
  const calls = fakeSupabase({
    [readContent]: ({ search }) => {
      const id = search.get('id');
      return rows(...stored().filter((row) => id === null || id === `eq.${row.id}`));
    },
    ...routes,
  });
  const user = renderAdmin(<ContentEditor />, path);
  await screen.findByRole('tablist', { name: 'Website Inhoud Beheren' });
  return { user, calls };
}

function card(name: string) {
  return within(screen.getByRole('article', { name }));
}

function writes(calls: ReturnType<typeof fakeSupabase>) {
  return calls.filter(({ route }) => !route.startsWith('GET'));
}

function save() {
  return screen.getByRole('button', { name: 'Opslaan' });
}

function content() {
  return screen.getByLabelText('Inhoud');
}

describe('reading', () => {
  test('shows that it is loading, then a tab for every page', async () => {
    const later = laterAnswer();
    const calls = fakeSupabase({ [readContent]: () => later.promise });
    renderAdmin(<ContentEditor />, '/admin');
    expect(screen.getByRole('heading', { name: 'Website Inhoud Beheren' })).toBeVisible();
    expect(screen.getByText('Teksten laden...')).toBeVisible();
    later.resolve({ status: 200, json: [article, intro, hero] });
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Algemene content',
      '/blog/opname voorbereiden',
      'den dolder',
    ]);
    expect(calls[0]?.search.get('order')).toBe('page_path.asc,section_name.asc,id.asc');
  });

  test('a block tells its section, its texts, when it was changed and where it is visible', async () => {
    await openEditor();
    const shown = card('hero sectie');
    expect(shown.getByText(/Laatst bijgewerkt 21-11-2026 09:05/)).toBeVisible();
    expect(shown.getByText('Onderschrift')).toBeVisible();
    expect(shown.getByText('(leeg)')).toBeVisible();
    expect(shown.getByText(/Zichtbaar op de homepagina/)).toBeVisible();
    expect(shown.getByRole('link')).toHaveAttribute('href', '/');
  });

  test('a failed read is an error with a way to try again', async () => {
    const answers: FakeAnswer[] = [refusal, rows(hero)];
    fakeSupabase({ [readContent]: () => answers.shift() ?? 'network error' });
    const user = renderAdmin(<ContentEditor />, '/admin');
    expect(await screen.findByText('Kon website inhoud niet ophalen')).toBeVisible();
    expect(toasts.error).toHaveBeenCalledWith('Kon website inhoud niet ophalen');
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('article', { name: 'hero sectie' })).toBeVisible();
    expect(screen.queryByText('Kon website inhoud niet ophalen')).toBeNull();
  });

  test('more blocks than one answer holds are all read', async () => {
    const many = Array.from({ length: blocksPerRead + 1 }, (_, index) =>
      buildContentRow({ id: `id-${index}`, page_path: `/blog/${index}` }),
    );
    const calls = fakeSupabase({
      [readContent]: ({ search }) => {
        const offset = Number(search.get('offset') ?? 0);
        return rows(...many.slice(offset, offset + Number(search.get('limit'))));
      },
    });
    renderAdmin(<ContentEditor />, '/admin');
    await screen.findByRole('tablist');
    expect(calls.map(({ search }) => search.get('offset'))).toEqual(['0', String(blocksPerRead)]);
    expect(screen.getByText('/blog/500')).toBeInTheDocument();
  });
});

describe('tabs', () => {
  it('opens the page of the address, and general content for a page that is not there', async () => {
    await openEditor({}, '/admin?pagina=/energielabel-den-dolder');
    expect(screen.getByRole('tab', { name: 'den dolder' })).toHaveAttribute('aria-selected', 'true');
    expect(card('intro sectie').getByText('Over Den Dolder')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'hero sectie' })).toBeNull();
  });

  it('falls back to general content for a page that is not there', async () => {
    await openEditor({}, '/admin?pagina=/energielabel-weg');
    expect(screen.getByRole('tab', { name: 'Algemene content' })).toHaveAttribute('aria-selected', 'true');
  });

  it('goes by keyboard', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('tab', { name: 'Algemene content' }));
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: 'den dolder' })).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps what was typed while another tab is open, and marks its tab', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Bewerken' }));
    expect(screen.getByLabelText('Titel')).toHaveFocus();
    await user.type(content(), '!');
    await user.click(screen.getByRole('tab', { name: 'den dolder' }));
    expect(screen.queryByLabelText('Inhoud')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Algemene content (niet opgeslagen)' }));
    expect(content()).toHaveValue('Onderschrift!');
  });
});

describe('saving', () => {
  async function edit(routes: FakeRoutes, stored?: () => (typeof hero)[]) {
    const opened = await openEditor(routes, '/admin', stored);
    await opened.user.click(card('hero sectie').getByRole('button', { name: 'Bewerken' }));
    return opened;
  }

  it('sends only what changed, with the version that was read, and shows what is stored', async () => {
    let row = hero;
    const { user, calls } = await edit(
      {
        [update]: () => {
          row = { ...hero, content: null };
          return { status: 200, json: [{ id: 'hero' }] };
        },
      },
      () => [row],
    );
    await user.clear(content());
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Bewerken' })).toHaveFocus();
    const [call] = writes(calls);
    expect(call?.body).toEqual({ content: null });
    expect(call?.search.get('id')).toBe('eq.hero');
    expect(call?.search.get('last_updated')).toBe('eq.2026-11-21T08:05:00.123456+00:00');
    expect(toasts.success).toHaveBeenCalledWith('Inhoud succesvol bijgewerkt');
    expect(screen.queryByText('Onderschrift')).toBeNull();
  });

  it('has nothing to do when nothing changed', async () => {
    const { user, calls } = await edit({});
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Bewerken' })).toHaveFocus();
    expect(writes(calls)).toEqual([]);
    expect(toasts.success).not.toHaveBeenCalled();
  });

  it('refuses what is too long before sending, at its field', async () => {
    const { user, calls } = await edit({});
    fireEvent.change(screen.getByLabelText('Titel'), { target: { value: 'a'.repeat(301) } });
    fireEvent.change(content(), { target: { value: 'a'.repeat(50_001) } });
    await user.click(save());
    expect(screen.getByLabelText('Titel')).toHaveFocus();
    expect(screen.getByText('Maak de titel korter: hoogstens 300 tekens, het zijn er nu 301.')).toBeVisible();
    expect(content()).toHaveAccessibleDescription(/Maak de inhoud korter: hoogstens 50.000 tekens/);
    expect(writes(calls)).toEqual([]);
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['no answer', 'network error', /de database geeft geen antwoord/],
    ['a refusal', refusal, /niet meer ingelogd/],
    ['a text that is not taken', { status: 500, json: { code: 'SUP', message: 'violates check constraint' } }, /neemt/],
  ])('keeps what was typed on %s, and can be tried again', async (_, failure, text) => {
    const answers: FakeAnswer[] = [failure, { status: 200, json: [{ id: 'hero' }] }];
    const { user } = await edit({ [update]: () => answers.shift() ?? 'network error' });
    await user.type(content(), '!');
    await user.click(save());
    expect(await screen.findByText(text)).toBeVisible();
    expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet bijwerken');
    expect(toasts.success).not.toHaveBeenCalled();
    expect(content()).toHaveValue('Onderschrift!');
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Bewerken' })).toBeVisible();
    expect(toasts.success).toHaveBeenCalledTimes(1);
  });

  it('goes on with a newer version that says the same, as after publishing', async () => {
    let row = hero;
    const { user, calls } = await openEditor(
      { [update]: () => ({ status: 200, json: [] }), [remove]: () => ({ status: 200, json: [] }) },
      '/admin',
      () => [row, { ...hero, id: 'second', section_name: 'second' }],
    );
    await user.click(card('hero sectie').getByRole('button', { name: 'Bewerken' }));
    await user.type(content(), '!');
    row = { ...hero, last_updated: '2026-11-21T09:00:00.5+00:00' };
    // A conflict at another block makes the editor read again.
    await user.click(card('second sectie').getByRole('button', { name: 'Verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    expect(await screen.findByText(/21-11-2026 10:00/)).toBeVisible();
    await user.click(save());
    expect(writes(calls)[1]?.search.get('last_updated')).toBe('eq.2026-11-21T09:00:00.5+00:00');
  });

  it('saves only once', async () => {
    const later = laterAnswer();
    const { user, calls } = await edit({ [update]: () => later.promise });
    await user.type(content(), '!');
    await user.dblClick(save());
    expect(await screen.findByRole('button', { name: 'Opslaan...' })).toHaveAttribute('aria-disabled', 'true');
    expect(writes(calls)).toHaveLength(1);
    later.resolve({ status: 500, json: { code: 'XX000', message: 'broken' } });
    expect(await screen.findByRole('button', { name: 'Opslaan' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('asks before it throws away what was typed', async () => {
    const { user } = await edit({});
    await user.type(content(), '!');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.getByRole('button', { name: 'Verder bewerken' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(content()).toHaveValue('Onderschrift!');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(screen.getByRole('button', { name: 'Ja, stoppen zonder opslaan' }));
    expect(screen.getByText('Onderschrift')).toBeVisible();
    expect(screen.queryByText('Onderschrift!')).toBeNull();
  });

  it('shows the text as the site would, while typing', async () => {
    const { user } = await openEditor({}, '/admin?pagina=/energielabel-den-dolder');
    await user.click(screen.getByRole('button', { name: 'Bewerken' }));
    await user.click(screen.getByRole('button', { name: 'Voorbeeld' }));
    await user.type(content(), '{Enter}- nog een');
    const preview = within(screen.getByRole('group', { name: 'Voorbeeld' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['punt', 'nog een']);
    expect(preview.getByText('Over Den Dolder')).toBeVisible();
  });
});

describe('a conflict', () => {
  async function meetConflict(stored: () => (typeof hero)[], secondSave: FakeAnswer = 'network error') {
    const saves: FakeAnswer[] = [{ status: 200, json: [] }, secondSave];
    const opened = await openEditor({ [update]: () => saves.shift() ?? 'network error' }, '/admin', stored);
    await opened.user.click(card('hero sectie').getByRole('button', { name: 'Bewerken' }));
    await opened.user.type(content(), '!');
    await opened.user.click(save());
    expect(await screen.findByText(/intussen gewijzigd of verwijderd/)).toBeVisible();
    expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet bijwerken');
    expect(content()).toHaveValue('Onderschrift!');
    return opened;
  }

  it('shows both versions once the newest is loaded, and saves on that version', async () => {
    const newer = { ...hero, last_updated: '2026-11-21T09:00:00.5+00:00', content: 'Van een ander', title: 'Nieuw' };
    let reads = 0;
    const { user, calls } = await meetConflict(() => [reads++ === 0 ? hero : newer], {
      status: 200,
      json: [{ id: 'hero' }],
    });
    await user.click(screen.getByRole('button', { name: 'Nieuwste versie laden' }));
    expect(await screen.findByText('Inhoud: opgeslagen is')).toBeVisible();
    expect(screen.getByText('Van een ander')).toBeVisible();
    expect(screen.getByLabelText('Titel')).toHaveValue('Nieuw');
    expect(content()).toHaveValue('Onderschrift!');
    await user.click(save());
    await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
    const [, second] = writes(calls);
    expect(second?.body).toEqual({ content: 'Onderschrift!' });
    expect(second?.search.get('last_updated')).toBe('eq.2026-11-21T09:00:00.5+00:00');
  });

  it('with a deleted block keeps the text on the screen and says that it is gone', async () => {
    let reads = 0;
    const { user } = await meetConflict(() => (reads++ === 0 ? [hero] : []));
    await user.click(screen.getByRole('button', { name: 'Nieuwste versie laden' }));
    expect(await screen.findByText(/intussen verwijderd en kan niet meer/)).toBeVisible();
    expect(content()).toHaveValue('Onderschrift!');
  });

  it('says when the newest version cannot be read', async () => {
    const answers = [rows(hero), rows(hero), refusal];
    const { user } = await openEditor({
      [readContent]: () => answers.shift() ?? 'network error',
      [update]: () => ({ status: 200, json: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Bewerken' }));
    await user.type(content(), '!');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Nieuwste versie laden' }));
    expect(await screen.findByText(/kon niet worden opgehaald/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nieuwste versie laden' })).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('deleting', () => {
  function undo() {
    toasts.success.mock.lastCall?.[1]?.action?.onClick();
  }

  it('asks first, with the focus on the safe answer', async () => {
    const { user, calls } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Verwijderen' })).toHaveFocus();
    expect(writes(calls)).toEqual([]);
  });

  it('offers for ten seconds to undo, which brings the block back', async () => {
    let stored = [hero, intro];
    const { user, calls } = await openEditor(
      {
        [remove]: () => {
          stored = [intro];
          return { status: 200, json: [{ id: 'hero' }] };
        },
        [restore]: () => {
          stored = [hero, intro];
          return { status: 200, json: true };
        },
      },
      '/admin',
      () => stored,
    );
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Website Inhoud Beheren' })).toHaveFocus();
    expect(toasts.success.mock.lastCall).toMatchObject(['Blok verwijderd', { duration: 10_000 }]);
    undo();
    expect(await screen.findByRole('article', { name: 'hero sectie' })).toBeVisible();
    await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Blok teruggezet'));
    const [first, second] = writes(calls);
    expect(first?.search.get('last_updated')).toBe('eq.2026-11-21T08:05:00.123456+00:00');
    expect(second?.body).toEqual({ block_id: 'hero' });
  });

  test.each<[string, FakeAnswer, string]>([
    ['no answer', 'network error', 'Probeer het over een paar minuten opnieuw.'],
    ['a refusal', refusal, 'Probeer het over een paar minuten opnieuw.'],
    [
      'another version',
      { status: 200, json: [] },
      'Deze tekst is intussen gewijzigd of al verwijderd. Kijk of je hem nog weg wilt halen.',
    ],
  ])('fails on %s', async (_, answer, description) => {
    const { user } = await openEditor({ [remove]: () => answer });
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet verwijderen', { description }));
    expect(toasts.success).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Ja, verwijder' })).toHaveAttribute('aria-disabled', 'false');
  });

  test.each<[string, FakeAnswer, string]>([
    ['no answer', 'network error', 'Probeer het over een paar minuten opnieuw.'],
    ['a block that is back already', { status: 200, json: false }, 'Deze tekst staat er al weer, of is al langer weg.'],
  ])('an undo fails on %s', async (_, answer, description) => {
    const { user } = await openEditor({
      [remove]: () => ({ status: 200, json: [{ id: 'hero' }] }),
      [restore]: () => answer,
    });
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
    undo();
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet terugzetten', { description }));
    expect(toasts.success).toHaveBeenCalledTimes(1);
  });
});

describe('searching', () => {
  it('finds blocks of every page, and keeps what is being edited', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Bewerken' }));
    await user.type(content(), '!');
    const field = screen.getByLabelText('Zoeken in alle teksten');
    await user.type(field, 'dolder');
    expect(await screen.findByText('1 blok gevonden')).toBeVisible();
    expect(screen.getByRole('article', { name: 'intro sectie' })).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
    await user.clear(field);
    await user.type(field, 'bestaat niet');
    expect(await screen.findByText('0 blokken gevonden')).toBeVisible();
    await user.clear(field);
    expect(await screen.findByLabelText('Inhoud')).toHaveValue('Onderschrift!');
    expect(field).toHaveFocus();
  });

  it('shows the first twenty, and how many there are', async () => {
    const many = Array.from({ length: 30 }, (_, index) => buildContentRow({ id: `id-${index}` }));
    const { user } = await openEditor({}, '/admin', () => many);
    await user.type(screen.getByLabelText('Zoeken in alle teksten'), 'opname');
    expect(await screen.findByText(/30 blokken gevonden. De eerste 20 staan hieronder/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);
  });
});
