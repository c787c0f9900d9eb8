// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { specificationList } from '@/domain/pricing/price-list';
import { toPriceListRow } from '@/domain/pricing/price-list-row';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { Prices } from './prices';

const read = 'GET /rest/v1/price_lists';
const success = vi.fn();
const held = { ...toPriceListRow(specificationList), updated_at: '2026-01-01T00:00:00+00:00' };
const next = { ...held, valid_from: '2098-01-01', other_price: 300, updated_at: '2026-11-01T00:00:00+00:00' };
const article = {
  id: 'a0000000-0000-4000-8000-000000000009',
  section_name: 'blog_article',
  title: 'Wat kost het?',
  content: 'Een label kost 285 euro.',
  page_path: '/blog/kosten',
  last_updated: '2026-11-01T00:00:00+00:00',
};

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

function show(lists: object[], routes: FakeRoutes = {}) {
  const calls = fakeSupabase({
    [read]: () => ({ status: 200, json: lists }),
    'GET /rest/v1/website_content': () => ({ status: 200, json: [article] }),
    'GET /rest/v1/price_items': () => ({ status: 200, json: [] }),
    ...routes,
  });
  return { calls, user: renderAdmin(<Prices />) };
}

test('the next list shows what it does to five homes, and which text names an old amount', async () => {
  const { user } = show([held]);
  await user.click(await screen.findByRole('button', { name: 'Volgende prijslijst maken' }));
  const price = screen.getByRole('textbox', { name: /Andere woningen \(€\)/ });
  await user.clear(price);
  await user.type(price, '310');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(1 + 5);
  expect(rows[1]).toHaveTextContent('Appartement, 75 m²€285€310');
  const link = await screen.findByRole('link', { name: 'Wat kost het?' });
  expect(link).toHaveAttribute('href', '/admin/teksten?pagina=%2Fblog%2Fkosten#teksten');
  expect(link.closest('li')).toHaveTextContent('noemt €285');
});

test('a list that begins today or before, or holds no whole amount, is refused by name', async () => {
  const { user, calls } = show([held]);
  await user.click(await screen.findByRole('button', { name: 'Volgende prijslijst maken' }));
  const price = screen.getByRole('textbox', { name: /Andere woningen \(€\)/ });
  await user.clear(price);
  await user.type(price, '310,50');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(screen.getByText('Kies een dag na vandaag. Een lijst die al geldt, kan niet meer veranderen.')).toBeVisible();
  expect(screen.getByText('Vul een heel getal in, zonder komma.')).toBeVisible();
  expect(price).toHaveValue('310,50');
  expect(calls.filter(({ route }) => route === 'POST /rest/v1/price_lists')).toEqual([]);
});

test('who saves over a version of a colleague reads what that changed, keeps what was typed, and can save then', async () => {
  const newer = { ...next, rush_price: 100, updated_at: '2026-11-02T00:00:00+00:00' };
  let stored = next;
  const { user, calls } = show([], {
    [read]: () => ({ status: 200, json: [stored, held] }),
    'PATCH /rest/v1/price_lists': ({ search }) => ({
      status: 200,
      json: search.get('updated_at') === `eq.${stored.updated_at}` ? [{ valid_from: next.valid_from }] : [],
    }),
  });
  const form = await screen.findByRole('form', { name: 'Vanaf 01-01-2098' });
  stored = newer;
  const price = within(form).getByRole('textbox', { name: /Andere woningen \(€\)/ });
  await user.clear(price);
  await user.type(price, '320');
  await user.click(within(form).getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Toeslag voor spoed (€): €100')).toBeVisible();
  expect(price).toHaveValue('320');
  expect(success).not.toHaveBeenCalled();
  await user.click(within(form).getByRole('button', { name: 'Opslaan' }));
  await vi.waitFor(() => expect(success).toHaveBeenCalledWith('De prijslijst is opgeslagen.'));
  expect(calls.filter(({ route }) => route === 'PATCH /rest/v1/price_lists')).toHaveLength(2);
});
