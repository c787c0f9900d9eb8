import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { z } from 'zod';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';
import { paymentReference } from '#shared/payment-reference.ts';
import { addDays } from '../../src/domain/appointment/week.ts';
import { becomeAdmin, chooseStatus, openRequest, requestRows } from '../support/admin.ts';
import { turnOnInvoices } from '../support/invoice-steps.ts';
import { sendRequest } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';
import type { Site } from '../start-site.ts';

// From a registered label to what was paid, and to a credit note.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mailsSchema = z.array(z.object({ subject: z.string(), body: z.object({ text: z.string() }) }));

async function mailsCalled(site: Site, start: string): Promise<string[]> {
  await site.wakeSender();
  const mails = mailsSchema.parse(await site.customerMails());
  return mails.filter(({ subject }) => subject.startsWith(start)).map(({ body }) => body.text);
}

/** What a phone reads of the code on the page. */
async function scan(page: Page): Promise<string | undefined> {
  await page.getByText('Betalen met een QR-code').click();
  const { pixels, size } = await page.getByRole('img', { name: 'Code om te betalen' }).evaluate(async (svg) => {
    const image = new Image(400, 400);
    svg.setAttribute('width', '400');
    svg.setAttribute('height', '400');
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 400, 400);
    return { pixels: [...(context?.getImageData(0, 0, 400, 400).data ?? [])], size: 400 };
  });
  return jsQR(new Uint8ClampedArray(pixels), size, size)?.data;
}

/** The row of an invoice in the group that is shown. */
function row(page: Page, number: string): Locator {
  return page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ has: page.getByText(number, { exact: true }) });
}

/** Shows a group of invoices. */
async function showGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${name} \\d`) }).click();
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
}

/** Opens what can be done with an invoice. */
async function open(invoice: Locator): Promise<void> {
  await invoice.getByText('Betalen, mailen en bestanden').click();
}

function bankFile(entries: string): { name: string; mimeType: string; buffer: Buffer } {
  const xml = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
  return { name: 'bank.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
}

function bankEntry(amount: string, text: string, way = '<CdtDbtInd>CRDT</CdtDbtInd>'): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt>${way}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-28</Dt></BookgDt><NtryDtls><TxDtls>
    <RltdPties><Dbtr><Nm>J. de Vries</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

test('a registered label is invoiced, mailed and paid; a late one is reminded, credited and made anew', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.slow();
  await sendRequest(page);
  await becomeAdmin(page);
  await turnOnInvoices(page);
  await expectAccessible('the settings of invoices');

  await site.registerLabel({ postcode: '3811AA', houseNumber: '12', labelClass: 'A' });
  await page.goto('/admin');
  await openRequest(page, 'Jo de Vries');
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await dialog.getByLabel('Afgesproken prijs').fill('250');
  await dialog.getByLabel('Reden van de andere prijs').fill('Buurkorting');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await chooseStatus(page, 0, 'Afgerond');
  await expect(requestRows(page).first()).toContainText('Afgerond');
  await site.advanceClock(61_000);
  await expect.poll(() => mailsCalled(site, 'Uw energielabel is klaar')).toHaveLength(1);
  await site.advanceClock(10 * 60_000);
  await expect.poll(() => mailsCalled(site, 'Uw factuur')).toHaveLength(1);

  await page.goto('/admin/facturen');
  await showGroup(page, 'Open');
  const numberText = await page.getByText(/^\d{4}-0001$/).innerText();
  const invoice = row(page, numberText);
  await expect(invoice).toContainText('Jo de Vries');
  await expect(invoice).toContainText('factuur gemaild op');
  const reference = paymentReference(numberText);
  await expectAccessible('the room of invoices');

  const link = /https?:\S+\/mijn-aanvraag#[\w-]+/.exec((await mailsCalled(site, 'Wij hebben uw'))[0] ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Uw factuur' })).toBeVisible();
  expect((await scan(page))?.split('\n').slice(5)).toEqual([
    ...['Voorbeeld Labels', 'NL91ABNA0417164300', 'EUR250.00', '', reference, ''],
  ]);
  await expectAccessible('the invoice on the page of its customer');

  await page.goto('/admin/facturen');
  const files = page.getByLabel('Bankbestanden');
  const payments = bankEntry('250.00', `Factuur ${numberText}`) + bankEntry('12.00', 'huur');
  await files.setInputFiles(bankFile(payments));
  await expect(page.getByText(/2 bijschrijvingen, samen €262,00 \(te bekijken €262,00\).*Nieuw: 2/)).toBeVisible();
  await expectAccessible('the entries of the bank');
  await page.getByRole('button', { name: 'Noteer wat is aangevinkt' }).click();
  await showGroup(page, 'Betaald');
  await expect(invoice).toBeVisible();

  // The payment comes back, and then that turns out to be a mistake.
  const reversal = '<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd>';
  await files.setInputFiles(bankFile(payments + bankEntry('250.00', `RETOUR ${numberText}`, reversal)));
  await expect(page.getByText(/gekoppeld €250,00, te bekijken €12,00.*Nieuw: 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Maak die ongedaan' }).click();
  await expect(invoice).toHaveCount(0);
  await page.getByText('Afgehandeld: 2').click();
  await page.getByRole('button', { name: 'Maak ongedaan' }).first().click();
  await expect(invoice).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Uw factuur is betaald. Bedankt.')).toBeVisible();

  // One more, which nobody pays.
  await page.goto('/admin');
  await openRequest(page, 'Jo de Vries');
  await page.getByRole('dialog').getByRole('link', { name: 'Factuur maken' }).click();
  await page.getByRole('button', { name: 'Voorrijkosten toevoegen' }).click();
  await page.getByRole('button', { name: 'Factuur maken' }).click();
  await showGroup(page, 'Komt vanzelf');
  await expect(page.getByRole('button', { name: 'Factuur voor Jo de Vries niet maken' })).toBeVisible();
  expect(await mailsCalled(site, 'Uw factuur')).toHaveLength(1);
  await site.advanceClock(12 * 60_000);
  await expect.poll(() => mailsCalled(site, 'Uw factuur')).toHaveLength(2);
  await page.goto('/admin/facturen?groep=open');
  const second = row(page, numberText.replace('0001', '0002'));
  await open(second);
  await second.getByRole('textbox', { name: 'Eigen betaallink' }).fill('https://betalen.example/abc');
  await second.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Betaallink opgeslagen')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Online betalen' })).toHaveAttribute(
    'href',
    'https://betalen.example/abc',
  );

  // It is late: the day's work says so, a reminder has gone, and the next one goes by hand. No reminder goes before 9:00.
  const lateDay = addDays(dutchDateTime(new Date()).date, 23);
  const untilLate = dutchInstant({ date: lateDay, time: '12:00' }).getTime() - Date.now();
  await site.advanceClock(untilLate);
  await page.clock.setSystemTime(Date.now() + untilLate);
  await expect.poll(() => mailsCalled(site, 'Herinnering aan uw factuur')).toHaveLength(1);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^1 factuur is te laat: €/ }).click();
  await expect(page).toHaveURL('/admin/facturen?groep=late');
  await expect(second).toContainText('eerste herinnering gemaild op');
  await open(second);
  await expectAccessible('a late invoice');
  await second.getByRole('button', { name: 'Herinnering mailen' }).click();
  await second.getByRole('button', { name: 'Toch niet mailen' }).click();
  await expect(page.getByText('De mail wordt niet verstuurd')).toBeVisible();
  await second.getByRole('button', { name: 'Herinnering mailen' }).click();
  await expect(second).toContainText('herinnering wordt gemaild op');
  await site.advanceClock(untilLate + 61_000);
  await expect.poll(() => mailsCalled(site, 'Laatste herinnering aan uw factuur')).toHaveLength(1);

  // A credit note is shown and undone before it is made.
  await second.getByRole('button', { name: 'Creditnota maken' }).click();
  await second.getByRole('button', { name: 'Voorbeeld van de creditnota' }).click();
  const preview = page.getByRole('dialog', { name: 'Voorbeeld van de creditnota' });
  await expect(preview).toContainText('Onderwerp van de mail: Uw creditnota');
  await preview.getByRole('button', { name: 'Sluiten' }).click();
  await second.getByRole('button', { name: 'Creditnota maken' }).last().click();
  await second.getByRole('button', { name: 'Creditnota niet maken' }).click();
  await expect(page.getByText('De creditnota wordt niet gemaakt')).toBeVisible();
  await second.getByRole('button', { name: 'Creditnota maken' }).click();
  await second.getByRole('button', { name: 'Creditnota maken' }).last().click();
  await expect(second).toContainText('creditnota wordt gemaakt op');
  await expectAccessible('an invoice that is being credited');
  await site.advanceClock(untilLate + 122_000);
  await expect.poll(() => mailsCalled(site, 'Uw creditnota')).toHaveLength(1);
  await showGroup(page, 'Gecrediteerd');
  // In the last weeks of a year the credit note is the first of the next one.
  await expect(page.getByText(new RegExp(`bij factuur ${numberText.replace('0001', '0002')}`))).toBeVisible();
  await expect(second).toContainText('Gecrediteerd');

  await page.reload();
  await expect(page.getByText('3 facturen en creditnota’s')).toBeVisible();
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download als CSV' }).click();
  expect(await readFile(await (await csv).path(), 'utf8')).toContain('Creditnota');
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF en XML (zip)' }).click();
  const names = await readFile(await (await zip).path(), 'latin1');
  expect(new Set(names.match(/\d{4}-\d{4}\.pdf/g)).size).toBe(3);
});
