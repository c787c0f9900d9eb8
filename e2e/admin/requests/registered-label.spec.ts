import type { Page } from '@playwright/test';
import { z } from 'zod';
import { becomeAdmin, chooseStatus, openRow, requestRows, requestTable } from '../../support/admin.ts';
import { expectSent, fillInAddress, fillInPerson, openForm, send } from '../../support/request-steps.ts';
import { expect, test } from '../../site.ts';
import type { Site } from '../../start-site.ts';

// The label of a home in the back-office, from the request to the new label, with the stand-in of the register.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const subjectsSchema = z.array(z.object({ subject: z.string(), body: z.object({ text: z.string() }) }));

async function mailsCalled(site: Site, start: string): Promise<string[]> {
  const mails = subjectsSchema.parse(await site.customerMails());
  return mails.filter(({ subject }) => subject.startsWith(start)).map(({ body }) => body.text);
}

const ready = 'Uw energielabel is klaar';

/** Sends a request for a home in the Labelweg. */
async function sendRequest(page: Page, houseNumber: number): Promise<void> {
  await openForm(page);
  await fillInAddress(page, '3812ZK', String(houseNumber));
  await expect(page.getByRole('region', { name: 'Adresgegevens' })).toContainText(`Labelweg ${houseNumber}`);
  await fillInPerson(page);
  await send(page);
  await expectSent(page);
}

/** Reloads until the list shows a text. */
async function expectInList(page: Page, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(requestTable(page)).toContainText(text, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 1000 },
]) {
  test.describe(`at ${viewport.width}`, { tag: viewport.width === 360 ? [] : '@wide' }, () => {
    test.use({ viewport });

    test('a home with a valid label is marked, told of and counted; its new label is mailed and shown', async ({
      page,
      site,
      browser,
      expectAccessible,
    }) => {
      const visitor = await (await browser.newContext({ baseURL: site.url, locale: 'nl-NL', viewport })).newPage();
      await sendRequest(visitor, 2);

      await becomeAdmin(page);
      await page.goto('/admin');
      await expectInList(page, /Deze woning heeft al label C/);
      await openRow(page, 0);
      const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
      await expect(
        dialog.getByText(/^Deze woning heeft al label C, geregistreerd op [\d-]+, geldig tot [\d-]+\.$/),
      ).toBeVisible();
      await expectAccessible('a request for a home with a label');
      await page.keyboard.press('Escape');

      await page.goto('/admin/cijfers');
      const figures = page.getByRole('table', { name: 'Woningen die al een label hebben' });
      await expect(figures.getByRole('row').nth(1)).toHaveText(/\d{4}11$/);
      await expectAccessible('the figures of labels');

      await page.goto('/admin');
      await chooseStatus(page, 0, 'Afgerond');
      await expect(requestRows(page).first()).toContainText('Afgerond');
      await openRow(page, 0);
      await expect(dialog.getByText('Het nieuwe label is nog niet gevonden in EP-Online.')).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await mailsCalled(site, ready)).toEqual([]);

      // The adviser registers it; the next lookup finds it.
      await site.registerLabel({ postcode: '3812ZK', houseNumber: '2', labelClass: 'A+' });
      await page.goto('/admin');
      await chooseStatus(page, 0, 'Contact gelegd');
      await expect(requestRows(page).first()).toContainText('Contact gelegd');
      await chooseStatus(page, 0, 'Afgerond');
      await expect(requestRows(page).first()).toContainText('Afgerond');
      // Meanwhile it can be undone.
      await site.advanceClock(61_000);
      await expect
        .poll(async () => {
          await site.wakeSender();
          return mailsCalled(site, ready);
        })
        .toEqual([expect.stringMatching(/Energielabel: A\+, geldig tot \d+ \w+ \d{4}/)]);
      await page.reload();
      await openRow(page, 0);
      await expect(dialog.getByText(/^Het nieuwe label A\+ staat in EP-Online, geregistreerd op/)).toBeVisible();

      const link =
        /https?:\S+\/mijn-aanvraag#[\w-]+/.exec(
          (await mailsCalled(site, 'Wij hebben uw aanvraag ontvangen'))[0] ?? '',
        )?.[0] ?? '';
      await visitor.goto(link);
      await expect(
        visitor.getByText(/^Uw woning heeft nu label A\+\. Het staat in EP-Online, .* geldig tot \d+\s\w+\s\d{4}\.$/),
      ).toBeVisible();
      // In the page of the back-office, because the visitor's context has no axe.
      await page.goto(link);
      await expect(page.getByText(/^Uw woning heeft nu label A\+\./)).toBeVisible();
      await expectAccessible('the page of a customer with a new label');
    });
  });
}
