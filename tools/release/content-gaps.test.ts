import { describe, expect, test } from 'vitest';
import { areaGaps, hasInventedReview, reviewGaps, siteGaps } from './content-gaps.ts';
import { averageRating, reviewCheck, reviews } from '../../src/content/reviews.ts';
import { exampleReviewCheck } from './invented-reviews.ts';

// Example facts, independent of the current src/content, which changes with the owner.
const facts = {
  brand: 'Labelbureau Gooi',
  phone: '035 012 34 56',
  whatsapp: '31600012345',
  email: 'post@labelbureau.internal',
  street: 'Havenstraat 27-B',
  postcode: '1211 KG',
  city: 'Hilversum',
  chamberOfCommerce: '00000019',
  adviser: 'Robin de Wit',
  adviserPhoto: '',
  adviserCertificate: 'EPW-00001',
  host: 'Eigen server',
};

describe('the facts of the business', () => {
  test('pass once they are the own ones', () => {
    expect(siteGaps(facts)).toEqual([]);
    expect(siteGaps({ ...facts, city: 'Amersfoort', postcode: '3811 AA' })).toEqual([]);
    expect(siteGaps({ ...facts, adviser: '', adviserPhoto: '/images/hero-house.svg' })).toEqual([]);
  });

  test.each([
    ['brand', 'woninglabel.example'],
    ['phone', '085 000 0000'],
    ['whatsapp', '31850000000'],
    ['whatsapp', '06-00012345'],
    ['email', 'info@woninglabel.example'],
    ['email', 'labelbureau.internal'],
    ['street', 'Voorbeeldstraat 1'],
    ['street', ' '],
    ['postcode', '0000 AA'],
    ['postcode', '12345'],
    ['city', 'Amersfoort'],
    ['chamberOfCommerce', '00000000'],
    ['chamberOfCommerce', '1234'],
    ['adviser', 'Robin Voorbeeld'],
    ['adviserPhoto', '/images/no-such-photo.webp'],
    ['adviserCertificate', 'EPW-00000'],
    ['host', 'Voorbeeldhost'],
  ])('%s may not be %j', (name, value) => {
    const gaps = siteGaps({ ...facts, [name]: value });
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toMatch(new RegExp(`^${name}: `));
  });
});

test('the centre of the area is one place in both of its notations', () => {
  const area = {
    name: 'Gouda',
    latitude: 52.01667,
    longitude: 4.70833,
    grid: { x: 108_400, y: 447_900 },
    radiusKm: 30,
  };
  expect(areaGaps(area)).toEqual([]);
  expect(areaGaps({ ...area, grid: { x: 155_000, y: 463_000 } })).toEqual([
    expect.stringMatching(/^grid: .*x: 108\d{3}/),
  ]);
});

describe('the reviews', () => {
  const real = {
    reviews: [{ name: 'Sanne Mulder', text: 'Vlot geregeld, en de uitleg was helder.', rating: 5 }],
    averageRating: 'Gemiddelde beoordeling: 5,0/5',
    reviewCheck: 'Wij plaatsen alleen reviews van eigen klanten.',
  };

  test('pass when they are real, and when there are none', () => {
    expect(reviewGaps(real)).toEqual([]);
    expect(
      reviewGaps({ reviews: [], averageRating: 'Gemiddelde beoordeling: 4.9/5', reviewCheck: exampleReviewCheck }),
    ).toEqual([]);
  });

  test('that came with the repository are known by their text too, under any name', () => {
    const text = 'De adviseur keek overal goed rond, en legde uit wat hij opschreef';
    expect(reviewGaps({ ...real, reviews: [{ name: 'Sanne Mulder', text, rating: 5 }] })).toEqual([
      expect.stringMatching(/^Sanne Mulder: is invented/),
    ]);
    expect(reviewGaps({ ...real, reviews: [{ name: 'Familie Voorbeeld', text: 'Goed.', rating: 5 }] })).toHaveLength(1);
  });

  test('may not keep the invented average or the example of how they are checked', () => {
    expect(reviewGaps({ ...real, averageRating: 'Gemiddelde beoordeling: 4.9/5' })).toContainEqual(
      expect.stringMatching(/^averageRating: is invented/),
    );
    expect(reviewGaps({ ...real, reviewCheck: `${exampleReviewCheck} Echt waar.` })).toEqual([
      expect.stringMatching(/^reviewCheck: is the example/),
    ]);
  });

  // Only until the owner has put in real ones.
  const areExamples = reviews.some(({ name }) => /\bVoorbeeld\b/.test(name));
  test.runIf(areExamples)('that came with the repository are known with the average and the check beside them', () => {
    const given = { reviews, averageRating, reviewCheck };
    expect(reviewGaps(given)).toHaveLength(reviews.length + 2);
    expect(reviewGaps(given).slice(-2)).toEqual([
      expect.stringMatching(/^averageRating: is invented/),
      expect.stringMatching(/^reviewCheck: is the example/),
    ]);
  });

  test('say what their average counts, when it is not that of the ones shown', () => {
    const average = { ...real, averageRating: 'Gemiddelde beoordeling: 4,6/5' };
    expect(reviewGaps(average)).toEqual([expect.stringMatching(/^reviewCheck: say what the average counts/)]);
    const explained = 'De score is het gemiddelde van alle beoordelingen.';
    expect(reviewGaps({ ...average, reviewCheck: explained })).toEqual([]);
    expect(reviewGaps({ ...real, averageRating: '' })).toEqual([]);
  });

  test('of a city are real once author and text are', () => {
    expect(hasInventedReview("  author: 'M. Voorbeeld, Soesterkwartier',")).toBe(true);
    expect(hasInventedReview("  text: 'Een Voorbeeld van uitleg.',\n  author: 'M. Bos, Soesterkwartier',")).toBe(false);
    const kept = "text:\n      'Bij ons staat er bijna altijd water onder de vloer. Toch gelukt.', author: 'M. Bos'";
    expect(hasInventedReview(kept)).toBe(true);
  });
});
