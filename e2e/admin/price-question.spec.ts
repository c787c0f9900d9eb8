import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { becomeAdmin, frontToast, openRequest } from '../support/admin.ts';
import { sendRequest } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';
import type { Site } from '../start-site.ts';

// A corrected surface area that raises the price: the customer is asked, and the old price holds until the customer agrees (D-72).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mailsSchema = z.array(z.object({ subject: z.string(), body: z.object({ text: z.string() }) }));

async function mailsCalled(site: Site, start: string): Promise<string[]> {
  await site.wakeSender();
  const mails = mailsSchema.parse(await site.customerMails());
  return mails
    .filter(({ subject }) => subject.startsWith(start))
    .map(({ body }) => body.text.replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' '));
}

/** Corrects the surface area of the request that was sent, and resolves to the page on which its customer answers. */
async function raisePrice(page: Page, site: Site): Promise<{ dialog: Locator; link: string }> {
  await sendRequest(page);
  await becomeAdmin(page);
  await page.goto('/admin');
  await openRequest(page, 'Jo de Vries');
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await dialog.getByRole('button', { name: 'Corrigeren' }).click();
  await dialog.getByLabel('Oppervlakte').fill('260');
  await expect(dialog.getByText('De prijs wordt hoger')).toBeVisible();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(frontToast(page)).toContainText('De klant is om akkoord gevraagd. Tot dan geldt de oude prijs.');
  expect(await mailsCalled(site, 'Graag uw akkoord')).toEqual([]);
  await site.advanceClock(61_000);
  await expect.poll(() => mailsCalled(site, 'Graag uw akkoord met een andere prijs')).toHaveLength(1);
  const [mail = ''] = await mailsCalled(site, 'Graag uw akkoord met een andere prijs');
  expect(mail).toContain('De woning is 260 m²');
  return { dialog, link: /https?:\S+\/mijn-aanvraag#[\w-]+/.exec(mail)?.[0] ?? '' };
}

test('a price that a correction raises is asked of the customer, who agrees', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.slow();
  const { dialog, link } = await raisePrice(page, site);
  await openRequest(page, 'Jo de Vries');
  await expect(dialog.getByText(/is de klant akkoord met €\d+ voor 260/)).toBeVisible();
  await expectAccessible('the dialog of a request with a price question');

  await page.goto(link);
  const question = page.getByRole('heading', { name: 'Graag uw akkoord met een andere prijs' });
  await expect(question).toBeVisible();
  await expectAccessible('the page of a request with a price question');
  const agree = page.getByRole('button', { name: /^Akkoord met €/ });
  const price = (await agree.innerText()).replace('Akkoord met ', '');
  await agree.click();
  await expect(page.getByText(`Dank u wel. De prijs is nu ${price}.`)).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto('/admin');
  await openRequest(page, 'Jo de Vries');
  await expect(dialog.getByText(/is de klant akkoord met/)).toBeHidden();
  await expect(dialog.getByText(price).first()).toBeVisible();
});

test('a customer who refuses a higher price ends the request for nothing', async ({ page, site }) => {
  test.slow();
  const { dialog, link } = await raisePrice(page, site);
  await page.goto(link);
  await page.getByRole('button', { name: 'Ik ga niet akkoord' }).click();
  await page.getByRole('button', { name: 'Nee, terug' }).click();
  await page.getByRole('button', { name: 'Ik ga niet akkoord' }).click();
  await page.getByRole('button', { name: 'Ja, stoppen' }).click();
  await expect(page.getByText('Uw aanvraag is gestopt. Er komt niemand langs, en het kost u niets.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Uw aanvraag is geannuleerd' })).toBeVisible();

  await page.goto('/admin');
  await openRequest(page, 'Jo de Vries');
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('cancelled');
});
