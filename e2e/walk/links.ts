import type { Locator, Page } from '@playwright/test';
import { priceAnswerTexts } from '../../src/content/public/request/price-answer.ts';
import { expect } from '../site.ts';

interface FoundLink {
  name: string;
  /** The `href` as written. */
  address: string;
  href: string;
  pathname: string;
  hasHash: boolean;
}

/** These also fill in the request form. */
const formLinks: readonly string[] = [priceAnswerTexts.request, priceAnswerTexts.continueWithoutPrice];

/** The visible links within the site. */
async function linksIn(place: Locator): Promise<FoundLink[]> {
  const links = await place.locator('a[href]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element instanceof HTMLAnchorElement) || !element.checkVisibility()) return [];
      const { origin, target, href, pathname, hash, innerText } = element;
      const address = element.getAttribute('href') ?? '';
      if (origin !== window.location.origin || target !== '' || address === '#') return [];
      return [{ name: innerText.trim().replace(/\s+/g, ' '), address, href, pathname, hasHash: hash !== '' }];
    }),
  );
  return links.filter(({ name }) => !formLinks.includes(name));
}

/** Presses one of the links that match `isWanted` and returns its name; null when there is none. */
export async function pressLink(
  place: Locator,
  pick: number,
  isWanted: (link: FoundLink) => boolean = () => true,
): Promise<string | null> {
  let link: FoundLink | undefined;
  await expect(async () => {
    const links = (await linksIn(place)).filter(isWanted);
    link = links[pick % links.length];
    // By element and not by position: other links may have appeared by the time of the click.
    const found = link && place.locator(`a[href="${link.address}"]:visible`);
    await found?.first().click({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  if (!link) return null;
  await expect(place.page()).toHaveURL(link.href);
  return `"${link.name}"`;
}

/** A link of the header, on a phone in the menu that it opens. */
export async function pressInMenu(page: Page, pick: number): Promise<string> {
  const banner = page.getByRole('banner');
  const button = banner.locator('details:not([open]) > summary');
  if (await button.isVisible()) await button.click();
  return pressAnyLink(banner, pick);
}

/** A link of a place that always has some. */
export async function pressAnyLink(place: Locator, pick: number): Promise<string> {
  await place.locator('a[href]').first().waitFor();
  const pressed = await pressLink(place, pick);
  if (pressed === null) throw new Error('There is no link to press');
  return pressed;
}

/** Whether a link leads to a section of the page that is shown. */
export function isSectionOf(page: Page): (link: FoundLink) => boolean {
  const { pathname } = new URL(page.url());
  return (link) => link.hasHash && link.pathname === pathname;
}
