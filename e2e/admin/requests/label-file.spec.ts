import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { becomeAdmin, chooseStatus, openRow, requestRows } from '../../support/admin.ts';
import { expectSent, fillInAddress, fillInPerson, openForm, send } from '../../support/request-steps.ts';
import { expect, test } from '../../site.ts';

// The PDF of a label, from the office to the customer.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mailsSchema = z.array(z.object({ subject: z.string(), body: z.object({ text: z.string() }) }));
const pdf = { name: 'label.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 label') };

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 1000 },
]) {
  test.describe(`at ${viewport.width}`, { tag: viewport.width === 360 ? [] : '@wide' }, () => {
    test.use({ viewport });

    test('a label is put on its request, mailed, and downloaded by its customer', async ({
      page,
      site,
      expectAccessible,
    }) => {
      await openForm(page);
      await fillInAddress(page, '3811AA', '12');
      await fillInPerson(page);
      await send(page);
      await expectSent(page);

      await becomeAdmin(page);
      await page.goto('/admin');
      await chooseStatus(page, 0, 'Afgerond');
      await expect(requestRows(page).first()).toContainText('Afgerond');
      await openRow(page, 0);
      const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
      await dialog.getByLabel('Pdf van het label').setInputFiles(pdf);
      await expect(dialog.getByText(/^Bewaard op .* De mail aan de klant wacht nog\.$/)).toBeVisible();
      await expectAccessible('a request with a label');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Labels toevoegen' }).click();
      await page.getByLabel('Pdf’s van labels').setInputFiles([{ ...pdf, name: '3811AA 12.pdf' }, pdf]);
      await expect(page.getByText(/^3811AA 12\.pdf: /)).toBeVisible();
      await expectAccessible('several labels');
      await page.keyboard.press('Escape');

      await site.advanceClock(61_000);
      const ready = expect.stringContaining('In de bijlage zit uw label als pdf.');
      await expect
        .poll(async () => {
          await site.wakeSender();
          const mails = mailsSchema.parse(await site.customerMails());
          return mails.filter(({ subject }) => subject === 'Uw energielabel is klaar').map(({ body }) => body.text);
        })
        .toEqual([ready]);
      const [mail] = mailsSchema.parse(await site.customerMails());
      await page.goto(/https?:\S+\/mijn-aanvraag#[\w-]+/.exec(mail?.body.text ?? '')?.[0] ?? '');
      await expect(page.getByRole('heading', { name: 'Uw energielabel is klaar' })).toBeVisible();
      await expectAccessible('the page of a customer with a label');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download uw energielabel (pdf)' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^energielabel-[0-9A-F]{8}\.pdf$/);
      expect(await readFile(await download.path())).toEqual(pdf.buffer);
    });
  });
}
