import { afterEach, expect, test, vi } from 'vitest';
import { readTerms, writeTerms } from '@/domain/terms/written-terms';
import { firstTerms } from '#shared/business-terms.ts';

const terms = {
  ...{ ...firstTerms, validFrom: '2027-01-01', cancellationHours: 48, calloutFee: 90, withdrawalDays: 30 },
  ...{ customerYears: 10, requestMonths: 6 },
};

afterEach(() => {
  vi.resetModules();
  globalThis.termsOfBuild = undefined;
});

test('pages that are rendered without a database have the terms of the specification', async () => {
  vi.resetModules();
  expect((await import('./page-terms')).pageTerms).toEqual(firstTerms);
});

test.each(['', 'x', writeTerms(terms).slice(0, -3), writeTerms(terms).replace('48', '4.8')])(
  'terms that cannot be read are none: %j',
  (text) => {
    expect(readTerms(text)).toBeNull();
  },
);

test('the texts of a build have the figures of its terms, and no other', async () => {
  vi.resetModules();
  globalThis.termsOfBuild = writeTerms(terms);
  const { pageTerms } = await import('./page-terms');
  expect(pageTerms).toEqual(terms);
  const { terms: articles } = await import('./legal/terms');
  const { privacy } = await import('./legal/privacy');
  const { areaTexts } = await import('./cities/area');
  const { requestSent } = await import('./public/request/request-sent');
  const texts = JSON.stringify([articles, privacy, areaTexts.reasons('Gouda'), requestSent]).replaceAll('\u00A0', ' ');
  for (const sentence of [
    'Annuleert u binnen 48 uur voor de opname',
    'dan betaalt u €90 voorrijkosten, inclusief btw',
    'Dan mag u zich tot 30 dagen daarna bedenken',
    'Verzetten of annuleren kost niets tot 48 uur voor de opname',
    'Klantgegevens: 10 jaar. De belastingwet vraagt ten minste 7 jaar.',
    'Overeenkomst herroepen invult: 6 maanden.',
  ]) {
    expect(texts).toContain(sentence);
  }
  expect(texts).not.toMatch(/24 uur voor|€75|12 maanden/);
});
