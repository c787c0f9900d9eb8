import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { becomeAdmin, openRequest } from '../support/admin.ts';
import { officeOf } from '../support/appointments.ts';
import { sendRequest } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';
import type { Site } from '../start-site.ts';

// A visit at which nobody was home: what its customer is mailed and reads, and an invoice for it that is seen before it is made.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const hour = 3_600_000;
const mailsSchema = z.array(z.object({ subject: z.string(), body: z.object({ text: z.string() }) }));

async function mailsCalled(site: Site, start: string): Promise<string[]> {
  await site.wakeSender();
  const mails = mailsSchema.parse(await site.customerMails());
  return mails
    .filter(({ subject }) => subject.startsWith(start))
    .map(({ body }) => body.text.replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' '));
}

test('nobody was home: the mail, the own page and the invoice say so, and the invoice is seen first', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.slow();
  await sendRequest(page);
  await expect.poll(() => mailsCalled(site, 'Wij hebben uw')).toHaveLength(1);
  const link = /https?:\S+\/mijn-aanvraag#[\w-]+/.exec((await mailsCalled(site, 'Wij hebben uw'))[0] ?? '')?.[0] ?? '';
  await becomeAdmin(page);
  const office = await officeOf(page, site);
  await office.update('invoice_settings', 'is_only_row=is.true', {
    ...{ seller_name: 'Voorbeeld Labels', street: 'Voorbeeldstraat 1', postcode: '3811 AA', city: 'Amersfoort' },
    ...{ chamber_of_commerce: '12345678', vat_number: 'NL000099998B57', iban: 'NL91ABNA0417164300' },
  });
  await page.goto('/admin');
  await openRequest(page, 'Jo de Vries');
  const id = new URL(page.url()).searchParams.get('aanvraag') ?? '';
  await office.insert('rpc/plan_visit', {
    request_id: id,
    starts_at: new Date(Date.now() - 2 * hour).toISOString(),
    ends_at: new Date(Date.now() - hour).toISOString(),
    is_overruled: true,
  });
  await page.reload();

  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await expect(dialog.getByText('Mailt de klant: er was niemand thuis')).toBeVisible();
  await dialog.getByRole('button', { name: 'Niemand thuis' }).click();
  await expect(dialog).toBeHidden();
  expect(await mailsCalled(site, 'Er was niemand thuis')).toEqual([]);
  await site.advanceClock(61_000);
  await expect.poll(() => mailsCalled(site, 'Er was niemand thuis')).toHaveLength(1);
  expect((await mailsCalled(site, 'Er was niemand thuis'))[0]).toContain('Voor dit bezoek betaalt u nu niets.');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Er was niemand thuis' })).toBeVisible();
  await expect(page.getByText(/Voor dit bezoek betaalt u nu niets\./)).toBeVisible();

  await page.goto('/admin');
  await openRequest(page, 'Jo de Vries');
  await page.getByRole('dialog').getByRole('link', { name: 'Factuur maken' }).click();
  await page
    .getByLabel('Waarvoor is deze factuur?')
    .selectOption({ label: await page.getByRole('option', { name: /^Niemand thuis op/ }).innerText() });
  await page.getByRole('textbox', { name: 'Bedrag' }).fill('75');
  await page.getByRole('textbox', { name: /Waarom/ }).fill('Zo afgesproken');
  await page.getByRole('button', { name: 'Voorbeeld bekijken' }).click();
  const preview = page.getByRole('dialog', { name: 'Voorbeeld van de factuur' });
  await expect(preview).toContainText('Concept, nog geen nummer.');
  await expect(preview.frameLocator('iframe').getByText(/de factuur voor de voorrijkosten/)).toBeVisible();
  await expectAccessible('the preview of an invoice');
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Concept-PDF downloaden' }).click();
  const pdf = await readFile(await (await download).path(), 'latin1');
  expect(pdf).toContain('Factuur \\(concept\\)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Voorbeeld bekijken' })).toBeFocused();

  await page.getByRole('button', { name: 'Factuur maken' }).click();
  await expect(page.getByRole('link', { name: 'Komt vanzelf 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Voorbeeld van de factuur voor Jo de Vries' }).click();
  await expect(preview).toContainText('Concept, nog geen nummer.');
  await page.keyboard.press('Escape');
  expect(await mailsCalled(site, 'Uw factuur')).toEqual([]);
  await site.advanceClock(12 * 60_000);
  await expect.poll(() => mailsCalled(site, 'Uw factuur')).toHaveLength(1);
  const [mail] = await mailsCalled(site, 'Uw factuur');
  expect(mail).toContain('er was niemand thuis');
  expect(mail).not.toContain('factuur voor uw energielabel');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Er was niemand thuis' })).toBeVisible();
  await expect(page.getByText(/^Voor voorrijkosten: wij kwamen langs/)).toBeVisible();
  await expect(page.getByText('€75,00')).toBeVisible();
  await expectAccessible('the page of a request with a missed visit');
});
