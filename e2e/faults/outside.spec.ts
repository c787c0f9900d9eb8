import { expect, readOnlyTest as test } from '../site.ts';

test('no page reaches a service outside, and one that tries fails its test', async ({
  page,
  browser,
  siteUrl,
  complaints,
}) => {
  await page.goto('/bestaat-niet');
  const other = await (await browser.newContext({ bypassCSP: true })).newPage();
  await other.goto(siteUrl);
  const outcome = await other.evaluate(() => fetch('https://live.invalid/relay').then(String, String));
  expect(outcome).toContain('Failed to fetch');
  await expect.poll(() => complaints.splice(0)).toContain('call to https://live.invalid/relay');
  await other.context().close();
});
