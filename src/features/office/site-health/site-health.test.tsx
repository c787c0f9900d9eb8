// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '@/test/render/render-admin';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { SiteHealth } from './site-health';

const route = 'POST /rest/v1/rpc/site_health';

function partText(name: string): string {
  return screen.getByText(name).parentElement?.textContent ?? '';
}

test('each part says whether it works, and when it last did', async () => {
  fakeSupabase({
    [route]: () => ({
      status: 200,
      json: {
        ...{ problems: ['mail-server', 'calendars'], sent_at: '2026-11-20T10:00:00Z', built_at: null },
        read_at: '2026-11-18T10:00:00Z',
      },
    }),
  });
  renderAdmin(<SiteHealth />);
  expect(await screen.findByText('Database')).toBeVisible();
  expect(partText('Database')).toBe('DatabaseWerktgeeft nu antwoord');
  expect(partText('Versturen')).toMatch(/^VersturenWerkt nietlaatste bericht verstuurd: .*2026/);
  expect(partText('Online zetten')).toBe('Online zettenWerktnog niet gebeurd');
  expect(partText('Eigen agenda’s')).toMatch(/Werkt nietalle gelezen sinds: .*2026/);
});

test('a database that gives no answer is named', async () => {
  fakeSupabase({ [route]: () => 'network error' });
  renderAdmin(<SiteHealth />);
  expect(await screen.findByText(/De database geeft geen antwoord/)).toBeVisible();
});
