import type { Page } from '@playwright/test';
import { faqTexts } from '../../src/content/public/faq.ts';
import { priceAnswerTexts } from '../../src/content/public/request/price-answer.ts';
import { propertyTypeLabels } from '../../src/content/public/request/property-types.ts';
import { homeSection, anchors, paths } from '../../src/lib/paths.ts';
import { requestForm } from '../support/request-steps.ts';
import { expect } from '../site.ts';
import { pathOf } from './history.ts';
import { pressLink } from './links.ts';
import type { Walk } from './moves.ts';
import { heroForm } from './typed.ts';

// Input of a visitor on a page. If it is not possible on this page, a link of the footer is followed first.

const homes = [
  { postcode: '3811AA', houseNumber: '14', type: propertyTypeLabels.terraced },
  { postcode: '1082GB', houseNumber: '43-2', type: propertyTypeLabels.apartment },
  { postcode: '3818EB', houseNumber: '210', type: propertyTypeLabels.detached },
] as const;

function homeOf(pick: number): (typeof homes)[number] {
  return homes[pick % homes.length] ?? homes[0];
}

async function goTo(page: Page, target: string): Promise<void> {
  await pressLink(page.getByRole('contentinfo'), 0, ({ href }) => pathOf(href) === target);
}

/** Types into a field of the request form. */
export async function typeInRequest({ page, typed }: Walk, pick: number): Promise<string> {
  const form = requestForm(page);
  if (!(await form.isVisible())) await goTo(page, homeSection(anchors.contact));
  const { postcode, houseNumber, type } = homeOf(pick);
  const inputs: Record<string, string>[] = [
    { Naam: `Jo de ${pick}e` },
    { 'E-mailadres': `jo-${pick}@example.org` },
    { Bericht: `Een bericht van ${pick} woorden` },
    { Telefoonnummer: `06 1234 ${pick}` },
    { Postcode: postcode, Huisnummer: houseNumber },
    { 'Type woning': type },
  ];
  const input = inputs[pick % inputs.length] ?? {};
  for (const [name, value] of Object.entries(input)) {
    const field = form.getByLabel(name);
    if (name === 'Type woning') await field.selectOption({ label: value });
    else await field.fill(value);
  }
  Object.assign(typed.request, input);
  return JSON.stringify(input);
}

/** Types an address into the price form of the hero, may submit it, and may continue with it to the request form. */
export async function askPrice({ page, typed }: Walk, pick: number): Promise<string> {
  const form = heroForm(page);
  const change = page.getByRole('button', { name: priceAnswerTexts.change, exact: true });
  if (await change.isVisible()) await change.click();
  else if (!(await form.isVisible())) await page.getByRole('banner').getByRole('link').first().click();
  const { postcode, houseNumber, type } = homeOf(pick);
  await form.getByLabel('Postcode').fill(postcode);
  await form.getByLabel('Huisnummer').fill(houseNumber);
  const [isAsked, continues] = [pick % 3 > 0, pick % 3 > 1];
  typed.price = isAsked ? {} : { Postcode: postcode, Huisnummer: houseNumber };
  if (!isAsked) return `typed ${postcode} ${houseNumber}`;

  await form.getByRole('button').click();
  const request = page.getByRole('link', { name: priceAnswerTexts.request });
  // When the code of the answer fails to load, the browser passes the input on to the request form.
  const prefilled = requestForm(page).getByLabel('Postcode');
  async function isTaken() {
    return (await prefilled.inputValue()) === postcode && page.url().endsWith(`#${anchors.contact}`);
  }
  await expect.poll(async () => (await request.isVisible()) || isTaken(), { timeout: 30_000 }).toBe(true);
  if (!(await request.isVisible())) {
    Object.assign(typed.request, { Postcode: postcode, Huisnummer: houseNumber });
    return `asked ${postcode} ${houseNumber} in vain`;
  }
  // What was found goes into the request form at once; of the same address a type that was chosen stays.
  const isSame = typed.request['Postcode'] === postcode && typed.request['Huisnummer'] === houseNumber;
  if (isSame) delete typed.request['Type woning'];
  else Object.assign(typed.request, { Postcode: postcode, Huisnummer: houseNumber, 'Type woning': type });
  if (!continues) return `asked ${postcode} ${houseNumber}`;
  await request.click();
  return `asked ${postcode} ${houseNumber} and went on`;
}

/** Answers a question of the label check; restarts after the outcome. */
export async function answerQuestion({ page }: Walk, pick: number): Promise<string> {
  if (new URL(page.url()).pathname !== paths.labelCheck) await goTo(page, paths.labelCheck);
  const check = page.getByRole('main');
  const question = check.locator('legend').getByRole('heading');
  const asked = await question.innerText();
  const choices = check.getByRole('radio');
  await expect(async () => {
    if ((await question.innerText()) === asked) {
      await choices.nth(pick % (await choices.count())).check();
      await check.getByRole('button', { name: 'Volgende' }).click();
    }
    // A click before hydration may have no effect.
    await expect(check.getByRole('heading', { name: asked })).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const restart = check.getByRole('button', { name: 'Opnieuw beginnen' });
  if (await restart.isVisible()) await restart.click();
  return `answered "${asked}"`;
}

/** Opens or closes an answer of the FAQ. */
export async function openAnswer({ page }: Walk, pick: number): Promise<string> {
  const faq = page.getByRole('region', { name: faqTexts.title });
  if (!(await faq.isVisible())) await goTo(page, homeSection(anchors.faq));
  const questions = faq.getByRole('button');
  await questions.first().waitFor();
  const question = questions.nth(pick % (await questions.count()));
  const wanted = (await question.getAttribute('aria-expanded')) === 'true' ? 'false' : 'true';
  await expect(async () => {
    if ((await question.getAttribute('aria-expanded')) !== wanted) await question.click();
    await expect(question).toHaveAttribute('aria-expanded', wanted, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  return `"${await question.innerText()}" ${wanted === 'true' ? 'opened' : 'closed'}`;
}
