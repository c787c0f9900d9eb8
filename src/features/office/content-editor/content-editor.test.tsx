// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { blocksPerRead } from '@/data/content/editor-queries';
import { buildContentRow, readContent } from '@/test/content';
import { article, card, content, hero, intro, openEditor, refusal, rows, toasts } from '@/test/render/content-editor';
import { fakeSupabase, laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { ContentEditor } from './content-editor';

describe('reading', () => {
  test('shows that it is loading, then a tab for every page', async () => {
    const later = laterAnswer();
    const calls = fakeSupabase({ [readContent]: () => later.promise });
    renderAdmin(<ContentEditor pages={[]} renderPicture={() => null} />, '/admin');
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

  test('a block tells what it is, its texts, when it was changed and where it is visible', async () => {
    await openEditor();
    const shown = card('Bovenaan de homepagina');
    expect(shown.getByText(/Laatst bijgewerkt 21-11-2026 09:05/)).toBeVisible();
    expect(shown.getByText('Onderschrift')).toBeVisible();
    expect(shown.queryByText(/sectie/)).toBeNull();
    // No page shows the title of this block.
    expect(shown.queryByText('Titel')).toBeNull();
    expect(shown.getByText('(leeg)')).toBeVisible();
    expect(shown.getByText(/Zichtbaar op de homepagina/)).toBeVisible();
    expect(shown.getByRole('link')).toHaveAttribute('href', '/');
  });

  test('a failed read is an error with a way to try again', async () => {
    const responses: FakeAnswer[] = [refusal, rows(hero)];
    fakeSupabase({ [readContent]: () => responses.shift() ?? 'network error' });
    const user = renderAdmin(<ContentEditor pages={[]} renderPicture={() => null} />, '/admin');
    expect(await screen.findByText('Kon website inhoud niet ophalen')).toBeVisible();
    expect(toasts.error).toHaveBeenCalledWith('Kon website inhoud niet ophalen');
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('article', { name: 'Bovenaan de homepagina' })).toBeVisible();
    expect(screen.queryByText('Kon website inhoud niet ophalen')).toBeNull();
  });

  test('more blocks than one response holds are all read', async () => {
    const many = Array.from({ length: blocksPerRead + 1 }, (_, index) =>
      buildContentRow({ id: `id-${index}`, page_path: `/blog/${index}` }),
    );
    const calls = fakeSupabase({
      [readContent]: ({ search }) => {
        const offset = Number(search.get('offset') ?? 0);
        return rows(...many.slice(offset, offset + Number(search.get('limit'))));
      },
    });
    renderAdmin(<ContentEditor pages={[]} renderPicture={() => null} />, '/admin');
    await screen.findByRole('tablist');
    expect(calls.map(({ search }) => search.get('offset'))).toEqual(['0', String(blocksPerRead)]);
    expect(screen.getByRole('tab', { name: '/blog/500' })).toBeInTheDocument();
  });
});

describe('tabs', () => {
  it('opens the page of the URL, and general content for a page that is not there', async () => {
    await openEditor({}, '/admin?pagina=/energielabel-den-dolder');
    expect(screen.getByRole('tab', { name: 'den dolder' })).toHaveAttribute('aria-selected', 'true');
    expect(card('Inleiding op de landingspagina van Den Dolder').getByText('Over Den Dolder')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Bovenaan de homepagina' })).toBeNull();
  });

  it('falls back to general content for a page that is not there', async () => {
    await openEditor({}, '/admin?pagina=/energielabel-weg');
    expect(screen.getByRole('tab', { name: 'Algemene content' })).toHaveAttribute('aria-selected', 'true');
  });

  it('goes by keyboard', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('tab', { name: 'Algemene content' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('tab', { name: 'den dolder' })).toHaveAttribute('aria-selected', 'true');
  });

  it('has the same pages in a menu, for a small screen', async () => {
    const { user } = await openEditor();
    const menu = screen.getByRole('combobox', { name: 'Pagina' });
    await user.selectOptions(menu, 'den dolder');
    expect(card('Inleiding op de landingspagina van Den Dolder').getByText('Over Den Dolder')).toBeVisible();
    await user.selectOptions(menu, 'Algemene content');
    expect(card('Bovenaan de homepagina').getByText('Onderschrift')).toBeVisible();
  });

  it('keeps what was typed while another tab is open, and marks its tab', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Bewerken' }));
    expect(screen.getByLabelText('Subtitel')).toHaveFocus();
    await user.type(content(), '!');
    await user.click(screen.getByRole('tab', { name: 'den dolder' }));
    expect(screen.queryByLabelText('Inhoud')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Algemene content (niet opgeslagen)' }));
    expect(content()).toHaveValue('Onderschrift!');
  });
});
