import { becomeAdmin } from '../admin.ts';
import { flood } from '../flood.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the figures of this month, on any screen', async ({ page, site, expectAccessible }) => {
  await becomeAdmin(page);
  await page.goto('/admin/cijfers');
  await expect(page.getByText(/^Er zijn nog geen aanvragen/)).toBeVisible();
  await expectAccessible('no figures');
  await flood(site, 5);
  await page.reload();
  const table = page.getByRole('table', { name: 'De laatste twaalf maanden' });
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('5');
  await expectAccessible('figures');
});
