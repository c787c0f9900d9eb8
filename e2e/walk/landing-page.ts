import { z } from 'zod';
import { landingPagePath } from '../../src/lib/paths.ts';
import { adminEmail } from '../support/admin.ts';
import { expect } from '../site.ts';
import type { Site } from '../start-site.ts';

const sessionSchema = z.object({ access_token: z.string() });

/**
 * Publishes a landing page as the first administrator, and waits until the site is rebuilt with it; returns its path.
 */
export async function publishLandingPage({ url }: Site): Promise<string> {
  const path = landingPagePath('bergen-op-zoom');
  const headers = { apikey: 'local', 'Content-Type': 'application/json' };
  async function post(address: string, body: unknown, more: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(url + address, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    expect(answer.ok, address).toBe(true);
    return answer;
  }

  const account = await post('/auth/v1/signup', { email: adminEmail, password: crypto.randomUUID() });
  const { access_token } = sessionSchema.parse(await account.json());
  const asAdmin = { Authorization: `Bearer ${access_token}` };
  const blocks = [
    { section_name: 'hero', title: 'Energielabel in Bergen op Zoom', content: null },
    { section_name: 'intro', title: 'Wonen in de vestingstad', content: 'Tekst van de beheerder' },
    { section_name: 'benefits', title: 'Voordelen', content: '- Snelle service' },
  ];
  const onPage = blocks.map((block) => ({ ...block, page_path: path }));
  await post('/rest/v1/website_content', onPage, asAdmin);
  await post('/functions/v1/publish', {}, asAdmin);
  await expect.poll(async () => (await fetch(url + path)).status, { timeout: 120_000 }).toBe(200);
  return path;
}
