import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import {
  classes,
  duty,
  exemptions,
  fines,
  holidayHomes,
  leaseExtension,
  monuments,
  register,
  validity,
  type LawSource,
} from './label-law';

const topics = {
  monument: /monument/i,
  'street view': /(?:stads|dorps)gezicht/i,
  exemption: /uitzondering|vrijgesteld|vrijstelling/i,
  fine: /\bboetes?\b/i,
  validity:
    /(?:\d|tien|years\}) jaar (?:geldig|oud)|ouder (?:is )?dan .{0,20} jaar|geldt (?:\d+|tien) jaar|validity\.years/i,
  duty: /verleng|huurcontract|nieuwe huurder|labelplicht|label is (?:[^\s.]+ )*verplicht|duty\.moments/i,
  thresholds: /kWh per m²/,
} as const;
type Topic = keyof typeof topics;

/**
 * Every file besides unit tests that mentions the law on energy labels, with the topics. After changing a fact in
 * label-law.ts, review these texts; a file that newly mentions the law has to be added.
 */
const mentions: Record<string, readonly Topic[]> = {
  'e2e/visitor/landing-page.spec.ts': ['validity'],
  'src/content/cities/heroes/amsterdam.ts': ['monument', 'duty'],
  'src/content/cities/heroes/ede.ts': ['monument', 'duty'],
  'src/content/cities/heroes/leiden.ts': ['monument', 'street view', 'exemption', 'duty'],
  'src/content/cities/heroes/zaanstad.ts': ['monument'],
  'src/content/cities/texts/amersfoort.ts': ['monument'],
  'src/content/cities/texts/apeldoorn.ts': ['monument', 'street view'],
  'src/content/cities/texts/arnhem.ts': ['street view'],
  'src/content/cities/texts/den-haag.ts': ['monument', 'street view', 'exemption'],
  'src/content/cities/texts/hilversum.ts': ['street view'],
  'src/content/cities/texts/leiden.ts': ['monument', 'street view', 'exemption'],
  'src/content/cities/texts/nieuwegein.ts': ['street view'],
  'src/content/cities/texts/veenendaal.ts': ['validity'],
  // From VAT.
  'src/content/invoice.ts': ['exemption'],
  'src/content/legal/privacy.ts': ['validity'],
  'src/content/legal/terms.ts': ['validity'],
  'src/content/mails.ts': ['validity'],
  'src/content/office/texts/landing-page-texts.ts': ['validity', 'duty'],
  // In a calendar.
  'src/content/office/visits/own-calendar.ts': ['exemption'],
  'src/content/public/images/article-images.ts': ['monument'],
  'src/content/public/faq.ts': ['monument', 'exemption', 'fine', 'validity', 'duty'],
  'src/content/public/home-sections.ts': ['validity', 'duty'],
  'src/content/public/label-check/label-check-outcome.ts': ['exemption', 'fine', 'validity', 'duty'],
  'src/content/public/label-check/label-check.ts': ['monument', 'street view', 'exemption', 'fine', 'validity', 'duty'],
  'src/content/public/request/preparation.ts': ['validity'],
  'src/domain/label-check/label-check.ts': ['monument'],
  'supabase/seed.sql': ['monument', 'street view', 'exemption', 'fine', 'validity', 'duty', 'thresholds'],
};

const root = path.resolve(import.meta.dirname, '../../..');
const places = ['e2e', 'src', 'supabase/seed.sql'];
const own = new Set(['src/content/legal/label-law.ts', 'src/content/legal/law-texts.test.ts']);

async function readTexts(): Promise<Map<string, string>> {
  const names = await Promise.all(
    places.map(async (place) =>
      path.extname(place) === ''
        ? (await readdir(path.join(root, place), { recursive: true })).map((name) => path.posix.join(place, name))
        : [place],
    ),
  );
  const files = names.flat().filter((name) => /\.(?:tsx?|sql)$/.test(name) && !own.has(name));
  return new Map(
    await Promise.all(files.map(async (name) => [name, await readFile(path.join(root, name), 'utf8')] as const)),
  );
}

const texts = await readTexts();

function topicsOf(text: string): string[] {
  return Object.entries(topics)
    .filter(([, pattern]) => pattern.test(text))
    .map(([topic]) => topic);
}

const exempting =
  /niet verplicht|vrijgesteld|uitzondering|buiten de plicht|niet nodig|hoeven|hoeft|geen (?:geldig |nieuw )?(?:energie)?label/i;

/** The statements of `paragraph` that contradict the facts. */
function contradictions(paragraph: string): string[] {
  const found: string[] = [];
  if (topics.monument.test(paragraph) && exempting.test(paragraph)) {
    if (
      !/\bmeer\b/.test(paragraph) &&
      ![monuments.labelSince, 'monuments.labelSince'].some((day) => paragraph.includes(day))
    )
      found.push('a monument is exempt');
  }
  if (topics['street view'].test(paragraph) && exempting.test(paragraph) && !/nooit|altijd/.test(paragraph))
    found.push('a street view is exempt');
  if (/verkoop/i.test(paragraph) && /nieuwe huurder|nieuw huurcontract/i.test(paragraph) && !/verleng/i.test(paragraph))
    found.push('the duty leaves out the extension');
  if (/drie momenten/i.test(paragraph)) found.push('the duty has three moments');
  if (/niet bekend|voor zover (?:wij|bekend)|geen rechten aan ontlenen|op dit moment voor uw situatie/i.test(paragraph))
    found.push('the text undermines itself');
  const figures: [pattern: RegExp, values: readonly number[]][] = [
    [/(\d+) jaar (?:geldig|oud)|geldt (\d+) jaar|ouder dan (\d+) jaar/gi, [validity.years]],
    [/kleiner dan (\d+)\s*m²/gi, [exemptions.detachedBelow]],
    [/hooguit (\d+) jaar (?:wordt )?gebruikt/gi, [exemptions.temporaryYears]],
    [/minder dan (\d+) maanden/gi, [holidayHomes.belowMonths]],
    [/minder dan (\d+)%/gi, [holidayHomes.belowPercent]],
  ];
  if (topics.fine.test(paragraph)) figures.push([/€(\d+)/g, [fines.privateSeller, fines.company]]);
  for (const [pattern, values] of figures) {
    for (const [words, ...numbers] of paragraph.matchAll(pattern)) {
      if (!numbers.some((number) => values.includes(Number(number)))) found.push(words);
    }
  }
  return found;
}

const months = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

test('each fact has a source and a day on which it was checked', () => {
  const facts: LawSource[] = [
    duty,
    leaseExtension,
    monuments,
    exemptions,
    holidayHomes,
    fines,
    validity,
    register,
    classes,
  ];
  for (const { source, elsewhere, checked } of facts) {
    expect(source ?? elsewhere).toMatch(/\w\.nl\b/);
    if (source !== undefined) expect(source).toMatch(/^(?:rvo|rijksoverheid|wetten\.overheid)\.nl\b/);
    const [day, month = '', year] = checked.split(' ');
    const date = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
    expect(formatWholeDate(date.toISOString().slice(0, 10))).toBe(checked);
  }
});

test('every text that speaks of the law is listed, with what it speaks of', () => {
  const found = [...texts]
    .filter(([name]) => !/\.test\.tsx?$/.test(name))
    .map(([name, text]) => [name, topicsOf(text)] as const)
    .filter(([, about]) => about.length > 0);
  expect(Object.fromEntries(found)).toEqual(mentions);
});

test('no text contradicts the law of today', () => {
  const isPath = /^\s*'\/\S*',$/;
  const wrong = [...texts].flatMap(([name, text]) =>
    text
      .split('\n')
      .filter((line) => !isPath.test(line))
      .flatMap((line) => contradictions(line).map((what) => `${name}: ${what}: ${line.trim()}`)),
  );
  expect(wrong).toEqual([]);
});

test('the texts in src take the figures from the law and repeat none', () => {
  const literal =
    /€(?:435|870)\b|29 mei 2026|1 november 2021|\b(?:10|tien) jaar (?:geldig|oud)|kleiner dan 50|\b4 maanden|\b25%|rvo\.nl/;
  const repeated = [...texts].filter(
    ([name, text]) => name.startsWith('src/') && !/\.test\.tsx?$/.test(name) && literal.test(text),
  );
  expect(repeated.map(([name]) => name)).toEqual([]);
});

describe('what was true before May 2026, or never, is found', () => {
  test.each([
    'Voor een beschermd monument is geen energielabel verplicht.',
    'Er zijn uitzonderingen, bijvoorbeeld voor beschermde monumenten.',
    'Veel huizen zijn beschermd monument en hoeven daarom geen energielabel te hebben.',
    'Alleen een pand dat zelf als monument beschermd is, valt buiten de plicht.',
    'In een beschermd stadsgezicht is een label niet nodig.',
    'Alleen bij verkoop, bij verhuur aan een nieuwe huurder en bij oplevering.',
    'Het label is verplicht op drie momenten.',
    'De boete is €410 voor een particulier.',
    'Een label is 12 jaar geldig.',
    'Een vrijstaande woning kleiner dan 60 m² heeft geen label nodig.',
    'Het wordt hooguit 3 jaar gebruikt',
    'minder dan 6 maanden per jaar',
    'Deze bedragen gelden sinds 2021; nieuwere bedragen zijn ons niet bekend.',
  ])('%s', (sentence) => {
    expect(contradictions(sentence)).not.toEqual([]);
  });
});
