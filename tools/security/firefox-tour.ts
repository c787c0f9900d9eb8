import { z } from 'zod';
import type { Firefox } from './firefox.ts';

/**
 * Source of a script that reports policy violations, which runs first in every page: not all of them reach the console
 * by themselves.
 */
export const reportViolations = `() => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error('policy violation: ' + event.effectiveDirective + ' ' + event.blockedURI + ' at ' + location.pathname);
  });
  // The form takes anybody who fills it in within two seconds for a bot.
  const now = performance.now.bind(performance);
  performance.now = () => now() + 2000;
}`;

/** Opens a page and scrolls through it, until every part of it is hydrated. */
export async function readPage(firefox: Firefox, url: string): Promise<void> {
  await firefox.goto(url);
  await firefox.run(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (let tries = 0; document.querySelector('[data-waiting]'); tries += 1) {
      if (tries > 100) throw new Error(`${location.pathname} was never hydrated`);
      const island = document.querySelector('[data-waiting]');
      island?.scrollIntoView();
      // Some hydrate only when used.
      island?.dispatchEvent(new Event('focusin', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/**
 * The ratio of the widths of a text in weights 700 and 400, in the font of the open page. The font is loaded under a
 * name of its own: what the page itself shows depends on when the font arrived.
 */
export async function measureBold(firefox: Firefox): Promise<number> {
  const ratio = await firefox.run(async () => {
    const [family] = getComputedStyle(document.body).fontFamily.split(',');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const rule = rules.find(
      (each) => each instanceof CSSFontFaceRule && each.style.getPropertyValue('font-family') === family,
    );
    if (!(rule instanceof CSSFontFaceRule)) throw new Error(`no styles load ${family}`);
    const weight = rule.style.getPropertyValue('font-weight');
    const face = new FontFace('Measured', rule.style.getPropertyValue('src'), { weight });
    document.fonts.add(await face.load());
    const [regular = NaN, bold = NaN] = ['400', '700'].map((each) => {
      const text = document.createElement('span');
      text.textContent = 'Energielabel aanvragen';
      document.body.append(text);
      Object.assign(text.style, { position: 'absolute', fontFamily: 'Measured', fontWeight: each });
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    });
    return bold / regular;
  });
  return z.number().parse(ratio);
}

/** Sends a request as a visitor, on the page that is open. */
export async function sendRequest(firefox: Firefox): Promise<void> {
  await fill(firefox, 'Postcode', '3811AA');
  await fill(firefox, 'Huisnummer', '12');
  await fill(firefox, 'Naam', 'Jo de Vries');
  await fill(firefox, 'E-mailadres', 'jo@example.org');
  await fill(firefox, 'Type woning', 'Vrijstaande woning');
  await press(firefox, 'Aanvraag versturen');
  await see(firefox, 'Aanvraag verstuurd!');
}

/** Becomes the first administrator, and opens the request that was sent. */
export async function visitBackOffice(firefox: Firefox, siteUrl: string): Promise<void> {
  await firefox.goto(`${siteUrl}/create-admin`);
  await press(firefox, 'Beheerder aanmaken');
  await see(firefox, 'Admin user created successfully!');
  await readPage(firefox, `${siteUrl}/admin`);
  await see(firefox, 'Jo de Vries');
  await press(firefox, 'Jo de Vries');
  await see(firefox, 'Aanvraagdetails');
}

function fill(firefox: Firefox, label: string, value: string): Promise<unknown> {
  return firefox.run(
    (wanted = '', text = '') => {
      const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(wanted));
      const field = named?.control;
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error(`no ${wanted}`);
      // React ignores a value that is set on its own property of the element, so use the native setter.
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
    },
    label,
    value,
  );
}

/** Presses the button with this text, or the one in a table row with it, as soon as it exists. */
function press(firefox: Firefox, text: string): Promise<unknown> {
  return firefox.run(async (wanted = '') => {
    for (let tries = 0; tries < 150; tries += 1) {
      const button = [...document.querySelectorAll('button')].find((each) =>
        (each.closest('tr') ?? each).textContent.includes(wanted),
      );
      if (button) {
        button.click();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`there is no button ${wanted}`);
  }, text);
}

/** Waits until the page shows a text. */
function see(firefox: Firefox, text: string): Promise<unknown> {
  return firefox.run(async (wanted = '') => {
    for (let tries = 0; !document.body.innerText.includes(wanted); tries += 1) {
      if (tries > 300) throw new Error(`${wanted} never showed: ${document.body.innerText.slice(0, 300)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, text);
}
