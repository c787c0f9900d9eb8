import { expect, test } from 'vitest';
import { averageRating, reviewCheck, reviews } from '@/content/reviews';
import { hero } from './home';
import { features, pricing, process, serviceArea, whatsappBanner } from './home-sections';

test('the hero says what the specification says', () => {
  expect(`${hero.headline} ${hero.headlinePrice}`).toBe('Energielabel voor uw woning Vanaf €285');
  expect(hero.caption).toBe('Innovatief energielabel voor moderne, duurzame woningen');
  expect([hero.request, hero.process]).toEqual(['Direct aanvragen', 'Bekijk werkwijze']);
  expect(hero.trust).toBe('Erkend en geregistreerd bij');
  expect(hero.registers).toEqual(['RVO', 'Rijksoverheid', 'EPBD']);
});

test('the cards name the four promises, with the delivery times', () => {
  expect(features.cards).toHaveLength(4);
  const [official, fast, advisers, rates] = features.cards.map(({ text }) => text);
  expect(official).toContain('10 jaar geldig');
  expect(fast).toBe(
    'U hebt uw label 1 tot 3 werkdagen na de opname. Met de spoedservice is alles binnen 24 uur klaar.',
  );
  expect(advisers).toContain('EP-W-adviseur');
  expect(rates).toContain('€285 inclusief btw, zonder verborgen kosten');
});

test('the process has four steps', () => {
  expect(process.title).toBe('Zo werkt het');
  expect(process.steps).toHaveLength(4);
  const [appointment, visit, processing, delivery] = process.steps.map(({ text }) => text);
  expect(appointment).toMatch(/formulier of bel/);
  expect(visit).toContain('gemiddeld 45 tot 60 minuten');
  expect(processing).toContain('officiële richtlijnen');
  expect(delivery).toMatch(/RVO.*per e-mail/);
});

test('the price cards carry the tariffs', () => {
  expect(pricing.cards.map(({ price, area, steps }) => ({ price, area, steps }))).toEqual([
    { price: '€285', area: 'Tot en met 150 m²', steps: '+ €15 per begonnen 10 m² daarboven' },
    { price: '€350', area: 'Tot en met 200 m²', steps: '+ €15 per begonnen 10 m² daarboven' },
    {
      price: '+ €95',
      area: 'Tot en met 150 m², vrijstaand 200 m²',
      steps: '+ €15 per begonnen 10 m² daarboven',
    },
  ]);
  expect(pricing.cards.map(({ included }) => included.length)).toEqual([4, 4, 4]);
  expect(pricing.cards[2]?.included).toEqual(
    expect.arrayContaining(['Opname en label binnen 24 uur', 'Samen vanaf €380']),
  );
});

test('the radius and the hours come along', () => {
  expect(serviceArea.title).toBe('Binnen 80 kilometer van Amersfoort');
  expect(whatsappBanner.text).toContain('van 8.00 tot 22.00 uur');
});

test('an average that is not that of the reviews shown says what it counts', () => {
  const named = Number(/[\d.,]+(?=\/5)/.exec(averageRating)?.[0].replace(',', '.'));
  const shown = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  expect(named).toBe(4.9);
  expect(shown).not.toBeCloseTo(named);
  expect(reviewCheck).toContain('het gemiddelde van alle beoordelingen');
});
