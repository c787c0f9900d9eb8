// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildContentRow } from '@/test/content';
import { content, openEditor } from '@/test/render/content-editor';

describe('searching', () => {
  it('finds blocks of every page, and keeps what is being edited', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Bewerken' }));
    await user.type(content(), '!');
    const field = screen.getByLabelText('Zoeken in alle teksten');
    await user.type(field, 'dolder');
    expect(await screen.findByText('1 blok gevonden')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Inleiding op de landingspagina van Den Dolder' })).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
    await user.clear(field);
    await user.type(field, 'punt');
    const piece = await screen.findByText('punt', { selector: 'mark' });
    expect(piece.parentElement).toHaveTextContent('Gevonden in de inhoud: Eerste alinea - punt');
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
