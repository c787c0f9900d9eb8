import { becomeAdmin } from '../support/admin.ts';
import { fillInPerson, openForm, send } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';

// The errors that this test provokes, as the browser logs them.
test.use({
  expectedErrors:
    /Failed to load resource|Content Security Policy|policy violation: script-src-elem inline|Mevrouw Geheim/,
});

test('what goes wrong at visitors is counted in the back-office, without anything personal', async ({ page, site }) => {
  const missing = page.waitForResponse(/report_trouble/);
  await page.goto('/bestaat-niet/jan@example.org/3811AA?telefoon=0612345678');
  await missing;

  await page.goto('/privacy');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const reported = page.waitForResponse(/report_trouble/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Mevrouw Geheim');
    });
  });
  await reported;
  const blocked = page.waitForResponse(/report_trouble/);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'void 0' }));
  });
  await blocked;

  await site.setFaults({ relay: 'status 500' });
  await openForm(page);
  await fillInPerson(page);
  const failed = page.waitForResponse(/report_trouble/);
  await send(page);
  await failed;

  await becomeAdmin(page);
  await page.goto('/admin/beheer/automatisering');
  await page.getByText('Laatste meldingen').click();
  const latest = page.getByRole('list', { name: 'Laatste meldingen' });
  const rows = latest.getByRole('listitem');
  await expect(rows.filter({ hasText: '/bestaat-niet/*/*' })).toContainText('Pagina’s die niet bestaan');
  await expect(rows.filter({ hasText: 'RangeError' })).toContainText('/privacy');
  await expect(rows.filter({ hasText: 'script-src-elem inline' })).toContainText('/privacy');
  await expect(rows.filter({ hasText: 'relay unavailable' })).toContainText('Bezorgen mislukt');
  await expect(latest).not.toContainText(/Geheim|example\.org|3811|06123/);

  await page.getByRole('button', { name: 'Wissen', exact: true }).click();
  await expect(page.getByText('Er zijn geen meldingen.')).toBeVisible();
});
