import { winterMonday } from '../../src/test/winter-week.ts';
import { becomeAdmin, openRequest } from '../support/admin.ts';
import { sendRequest } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';

test('a customer is mailed of the request and of the appointment, also after a mail server that refused it', async ({
  page,
  site,
}) => {
  await sendRequest(page);
  await expect.poll(() => site.customerMails()).toHaveLength(1);
  const [received] = await site.customerMails();
  expect(received).toMatchObject({ body: { envelope: ['jo@example.org'], to: [{ name: 'Jo de Vries' }] } });
  expect(JSON.stringify(received)).toContain(`${site.url}/mijn-aanvraag#`);
  await page.goto('/local/inbox');
  await page.getByRole('link', { name: 'Show this mail as HTML' }).click();
  await expect(page.getByText('Goedendag Jo de Vries')).toBeVisible();

  await site.setFaults({ smtp: 'status 550' });
  await becomeAdmin(page);
  await page.goto('/admin');
  await expect(page.getByText('Er zijn berichten niet verstuurd.')).toBeHidden();
  await openRequest(page, 'Jo de Vries');
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await dialog.getByLabel('Datum afspraak').fill(winterMonday);
  await dialog.getByLabel('Tijd afspraak').fill('09:30');
  await expect(dialog.getByText('Mailt de klant: afspraak staat vast')).toBeVisible();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();

  // Mail and webhook wait for a minute, in which it can be undone.
  await site.advanceClock(61_000);
  await site.wakeSender();
  await expect.poll(async () => (await site.inbox()).map(({ kind }) => kind)).toContain('webhook');
  const hint = page.getByRole('link', { name: 'Bekijk de uitgaande berichten' });
  await expect(async () => {
    await page.reload();
    await expect(hint).toBeVisible({ timeout: 2000 });
  }).toPass();
  await hint.click();
  const list = page.getByRole('list', { name: '1 bericht is niet zeker verstuurd' });
  await expect(list).toContainText('Afspraak gemaakt: Jo de Vries');
  await expect(list).toContainText('De mailserver weigerde het bericht (code 550)');
  await site.setFaults({});
  await list.getByRole('button', { name: /^Opnieuw versturen/ }).click();
  await expect(page.getByText('Alles is verstuurd.')).toBeVisible();
  await expect.poll(() => site.customerMails()).toHaveLength(2);

  // Once switched off, the next change is not mailed.
  const moved = page.getByRole('checkbox', { name: 'Afspraak veranderd' });
  await moved.click();
  await expect(moved).toBeEnabled();
  await expect(moved).not.toBeChecked();
  await page.reload();
  await expect(moved).not.toBeChecked();
});
