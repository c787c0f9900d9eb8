import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { becomeAdmin, inviteColleague, mailToo, openRequest } from '../../support/admin.ts';
import { becomeAdviser, everyDay, officeOf } from '../../support/appointments.ts';
import { sendRequest } from '../../support/request-steps.ts';
import { expect, test } from '../../site.ts';
import type { Site } from '../../start-site.ts';

// From request to label, with two visitors, two advisers and the inbox.

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 1100 } });

/** Milliseconds. */
const hour = 3_600_000;

const mailSchema = z.object({
  subject: z.string(),
  body: z.object({
    envelope: z.array(z.string()),
    text: z.string(),
    attachments: z.array(z.object({ content: z.string() })),
  }),
});

/** The subjects of the mails to somebody, cut off at a colon or bracket, oldest first. */
async function subjectsTo(site: Site, email: string): Promise<string[]> {
  return (await mailsTo(site, email)).map(({ subject }) => subject.replace(/[:(].*$/, '').trim());
}

async function mailsTo(site: Site, email: string) {
  // The inbox shows the newest first.
  const mails = z
    .array(mailSchema)
    .parse(await site.customerMails())
    .toReversed();
  return mails.filter(({ body }) => body.envelope.includes(email));
}

/** Sends a request on a phone, and picks the last moment that is offered. */
async function sendAndPickMoment(browser: Browser, site: Site, name: string, email: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: site.url, locale: 'nl-NL', reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  });
  const visitor = await context.newPage();
  await sendRequest(visitor, email, name);
  await visitor.getByRole('tab').last().click();
  await visitor.getByRole('radio').last().check({ force: true });
  await visitor.getByRole('checkbox', { name: /bedenktijd/ }).check();
  await visitor.getByRole('button', { name: /^Afspraak vastleggen met betalingsverplichting, / }).click();
  await expect(visitor.getByText(/^Uw afspraak staat vast: /)).toBeVisible();
  return visitor;
}

test('two visitors pick a moment, one moves it, the adviser moves and completes it, and each is mailed', async ({
  page: admin,
  site,
  browser,
}) => {
  let passed = 0;
  /** In which the mails of what was done wait. */
  async function letAMinutePass() {
    passed += 61_000;
    await site.advanceClock(passed);
    await site.wakeSender();
  }

  await becomeAdmin(admin);
  await becomeAdviser(await officeOf(admin, site), { weekdays: everyDay });
  const colleague = await inviteColleague(admin, { browser, siteUrl: site.url, email: 'bo@example.org' });
  await becomeAdviser(await officeOf(colleague, site), { name: 'Bo Smit', weekdays: everyDay });

  const jo = await sendAndPickMoment(browser, site, 'Jo de Vries', 'jo@example.org');
  const an = await sendAndPickMoment(browser, site, 'An Bakker', 'an@example.org');
  await letAMinutePass();
  for (const email of ['jo@example.org', 'an@example.org']) {
    await expect.poll(() => subjectsTo(site, email)).toEqual(['Wij hebben uw aanvraag ontvangen', 'Uw afspraak']);
  }
  const [received, planned] = await mailsTo(site, 'jo@example.org');
  expect(planned?.body.attachments[0]?.content).toContain('METHOD:REQUEST');

  // By the link in the mail the visitor moves it.
  const link = /https?:\S+\/mijn-aanvraag#[\w-]+/.exec(received?.body.text ?? '')?.[0] ?? '';
  await jo.goto(link);
  await jo.getByRole('button', { name: 'Ander moment kiezen' }).click();
  await jo.getByRole('tab').nth(-2).click();
  await jo.getByRole('radio').last().check({ force: true });
  await jo.getByRole('checkbox', { name: /bedenktijd/ }).check();
  await jo.getByRole('button', { name: 'Verzetten', exact: true }).click();
  await expect(jo.getByText(/^Uw nieuwe afspraak staat vast: /)).toBeVisible();
  await letAMinutePass();
  await expect.poll(() => subjectsTo(site, 'jo@example.org')).toContain('Uw afspraak is verzet');

  // The adviser sees what the customer did, and moves it a quarter of an hour.
  await admin.goto('/admin');
  await openRequest(admin, 'Jo de Vries');
  const dialog = admin.getByRole('dialog', { name: 'Aanvraagdetails' });
  await dialog.getByText('Geschiedenis').click();
  await expect(dialog.getByText(/klant/).first()).toBeVisible();
  const day = await dialog.getByLabel('Datum afspraak').inputValue();
  const time = await dialog.getByLabel('Tijd afspraak').inputValue();
  await admin.goto(`/admin/agenda?week=${day}`);
  const appointment = admin.locator('.calendar-grid').getByRole('link', { name: /Jo de Vries/ });
  await expect(appointment).toContainText(time);
  await appointment.focus();
  await admin.keyboard.press('ArrowUp');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('group', { name: /Mailt de klant: afspraak is veranderd/ })).toBeVisible();
  await mailToo(admin);
  await expect(admin.getByText(/^Het bezoek bij Jo de Vries is verzet naar /)).toBeVisible();
  await letAMinutePass();
  await expect
    .poll(async () => (await subjectsTo(site, 'jo@example.org')).filter((subject) => subject.endsWith('verzet')))
    .toHaveLength(2);
  await jo.reload();
  await expect(jo.getByRole('heading', { name: 'Uw afspraak' })).toBeVisible();
  await expect(jo.getByText(`${time.replace(':', '.')} uur`)).toHaveCount(0);

  // The evening before a reminder is sent, with the moved moment.
  const midnight = Date.parse(day) - Date.now();
  await site.advanceClock(midnight - 10 * hour);
  await site.wakeSender();
  expect(await subjectsTo(site, 'jo@example.org')).not.toContain('Herinnering aan uw afspraak');
  await site.advanceClock(midnight - 7 * hour);
  await site.wakeSender();
  await expect.poll(async () => (await subjectsTo(site, 'jo@example.org')).at(-1)).toBe('Herinnering aan uw afspraak');
  const reminder = (await mailsTo(site, 'jo@example.org')).at(-1);
  expect(reminder?.subject).not.toContain(time);
  expect(reminder?.body.text).toContain('voorrijkosten');
  await site.advanceClock(passed);

  // The label is registered, before the visit.
  await site.registerLabel({ postcode: '3811AA', houseNumber: '12', labelClass: 'A' });
  await admin.goto('/admin');
  await admin.getByRole('button', { name: /^Status van Jo de Vries wijzigen/ }).click();
  await admin.getByRole('menuitemradio', { name: 'Afgerond' }).click();
  await admin.getByRole('button', { name: 'Ja, afronden' }).click();
  await mailToo(admin);
  await expect(admin.getByRole('button', { name: /^Status van Jo de Vries wijzigen: Afgerond/ })).toBeVisible();
  await letAMinutePass();
  await expect
    .poll(async () => {
      await site.wakeSender();
      return (await subjectsTo(site, 'jo@example.org')).at(-1);
    })
    .toBe('Uw energielabel is klaar');
  // The other customer got none of these mails, but possibly a reminder on the same day.
  const others = ['Wij hebben uw aanvraag ontvangen', 'Uw afspraak', 'Herinnering aan uw afspraak'];
  expect(others).toEqual(expect.arrayContaining(await subjectsTo(site, 'an@example.org')));
  await jo.reload();
  await expect(jo.getByRole('heading', { name: 'Uw aanvraag is afgerond' })).toBeVisible();

  for (const page of [jo, an, colleague]) await page.context().close();
});
