// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteInto } from '@/test/render/text-editor';
import { hasSessionDrafts, writeSessionDraft } from '@/lib/browser/session-draft';
import { article, card, content, hero, intro, openEditor, save, update } from '@/test/render/content-editor';

const saved = { [update]: () => ({ status: 200, json: [{ id: 'x' }] }) };

/** Unmounts the editor without a question, as an expired session does, and opens it on another page. */
async function reopenEditor(routes = {}, stored?: () => (typeof hero)[]) {
  cleanup();
  return openEditor(routes, '/admin?pagina=/nergens', stored);
}

test.each([
  ['Bovenaan de homepagina', '/admin', 'Algemene content'],
  ['Inleiding op de landingspagina van Den Dolder', '/admin?pagina=/energielabel-den-dolder', 'den dolder'],
  ['Artikel op de blog', '/admin?pagina=/blog/opname-voorbereiden', '/blog/opname voorbereiden'],
])('what was typed in %s is offered again after the page was left, until it is stored', async (name, path, page) => {
  const first = await openEditor({}, path);
  await first.user.click(card(name).getByRole('button', { name: 'Bewerken' }));
  if (name === 'Bovenaan de homepagina') await first.user.type(content(), ' En dit.');
  else pasteInto(content(), { 'text/plain': 'En dit.' });

  const { user } = await reopenEditor(saved);
  expect(screen.getByText(/Je had teksten die nog niet waren opgeslagen/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: page }));
  expect(screen.getByRole('tab', { name: `${page} (niet opgeslagen)` })).toHaveAttribute('aria-selected', 'true');
  const kept = card(name).getByLabelText('Inhoud');
  expect(kept instanceof HTMLTextAreaElement ? kept.value : kept.textContent).toContain('En dit.');

  await user.click(save());
  expect(await card(name).findByRole('button', { name: 'Bewerken' })).toBeVisible();
  expect(screen.queryByText(/Je had teksten/)).toBeNull();
  expect(hasSessionDrafts()).toBe(false);
});

test('a form without changes is not kept', async () => {
  const { user } = await openEditor();
  await user.click(card('Bovenaan de homepagina').getByRole('button', { name: 'Bewerken' }));
  expect(hasSessionDrafts()).toBe(false);
  await user.type(content(), '!');
  expect(hasSessionDrafts()).toBe(true);
  await user.type(content(), '{Backspace}');
  expect(hasSessionDrafts()).toBe(false);
});

test('what is thrown away on purpose does not come back', async () => {
  const { user } = await openEditor();
  await user.click(card('Bovenaan de homepagina').getByRole('button', { name: 'Bewerken' }));
  await user.type(content(), '!');
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(screen.getByRole('button', { name: 'Ja, stoppen zonder opslaan' }));
  await reopenEditor();
  expect(screen.queryByText(/Je had teksten/)).toBeNull();
  expect(card('Bovenaan de homepagina').getByText('Onderschrift')).toBeVisible();
});

test('a text that somebody else changed meanwhile is not overwritten', async () => {
  const { user } = await openEditor();
  await user.click(card('Bovenaan de homepagina').getByRole('button', { name: 'Bewerken' }));
  await user.type(content(), '!');
  const newer = { ...hero, last_updated: '2026-11-21T09:00:00.5+00:00', content: 'Van een ander' };
  const back = await reopenEditor({ [update]: () => ({ status: 200, json: [] }) }, () => [newer, article, intro]);
  expect(content()).toHaveValue('Onderschrift!');
  await back.user.click(save());
  expect(await screen.findByText(/intussen gewijzigd of verwijderd/)).toBeVisible();
  expect(back.calls.find(({ route }) => route === update)?.search.get('last_updated')).toBe(`eq.${hero.last_updated}`);
});

test.each(['{', 'null', '[{"base":{}}]'])('a draft of another shape is ignored: %s', async (text) => {
  writeSessionDraft('content-blocks', text);
  await openEditor();
  expect(screen.queryByText(/Je had teksten/)).toBeNull();
});

test.each([
  ['Nieuwe inhoud toevoegen', 'Sectie naam *'],
  ['Nieuwe landingspagina aanmaken', 'Plaatsnaam *'],
  ['Nieuw artikel schrijven', 'Titel *'],
])('what was typed in "%s" is offered again', async (opener, label) => {
  const first = await openEditor();
  await first.user.click(screen.getByRole('button', { name: opener }));
  await first.user.type(screen.getByLabelText(label), 'Iets nieuws');

  const { user } = await reopenEditor();
  await user.click(screen.getByRole('button', { name: `${opener} (niet opgeslagen)` }));
  expect(screen.getByText('Dit had je eerder ingevuld. Het is nog niet opgeslagen.')).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveValue('Iets nieuws');
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(screen.getByRole('button', { name: 'Ja, sluiten zonder opslaan' }));
  expect(screen.getByRole('button', { name: opener })).toBeVisible();
  expect(hasSessionDrafts()).toBe(false);
});

test('what was made is not offered again', async () => {
  const { user } = await openEditor({ 'POST /rest/v1/website_content': () => ({ status: 201, json: null }) });
  await user.click(screen.getByRole('button', { name: 'Nieuwe landingspagina aanmaken' }));
  await user.type(screen.getByLabelText('Plaatsnaam *'), 'Zeist');
  await user.click(screen.getByRole('button', { name: 'Landingspagina aanmaken' }));
  expect(await screen.findByRole('button', { name: 'Nieuwe landingspagina aanmaken' })).toBeVisible();
  expect(hasSessionDrafts()).toBe(false);
});
