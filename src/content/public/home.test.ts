import { expect, test } from 'vitest';
import { workArea } from '@/content/service-area';
import { promises } from './promises';
import { hero } from './home';
import { features, pricing, process, serviceArea, whatsappBanner } from './home-sections';

test('the hero has its agreed texts', () => {
  expect(`${hero.headline} ${hero.headlinePrice}`).toBe('Energielabel voor uw woning Vanaf €285');
  expect(hero.caption).toBe('Innovatief energielabel voor moderne, duurzame woningen');
  expect([hero.request, hero.process]).toEqual(['Direct aanvragen', 'Bekijk werkwijze']);
  expect(hero.trust).toBe('Erkend en geregistreerd bij');
  expect(hero.registers).toEqual(['RVO', 'Rijksoverheid', 'EPBD']);
  // RVO stands in the strip.
  expect(promises.join()).not.toContain('RVO');
});

test('the cards name the four promises, with the delivery times', () => {
  expect(features.cards).toHaveLength(4);
  const [official, fast, advisers, rates] = features.cards.map(({ text }) => text);
  expect(official).toContain('10\u00A0jaar geldig');
  expect(fast).toBe('Label 1\u00A0tot 3\u00A0werkdagen na de opname. Met spoed binnen 24\u00A0uur, op werkdagen.');
  expect(advisers).toContain('EP-W-adviseur');
  expect(rates).toContain('Geen verborgen kosten');
});

test('the process has four steps', () => {
  expect(process.title).toBe('Zo werkt het');
  expect(process.steps).toHaveLength(4);
  const [appointment, visit, processing, delivery] = process.steps.map(({ text }) => text);
  expect(appointment).toMatch(/formulier of de telefoon/);
  expect(visit).toContain('Gemiddeld 45 tot 60 minuten');
  expect(processing).toContain('officiële rekenmethode');
  expect(delivery).toMatch(/RVO.*per e-mail/);
});

test('the price cards carry the tariffs, with and without the rush service', () => {
  expect(pricing.cards.map(({ price, rushPrice, area }) => ({ price, rushPrice, area }))).toEqual([
    { price: '€285', rushPrice: '€380', area: 'Tot en met 150\u00A0m²' },
    { price: '€350', rushPrice: '€445', area: 'Tot en met 200\u00A0m²' },
  ]);
  expect(pricing.steps).toBe('+\u00A0€15 per begonnen 10\u00A0m² daarboven');
  expect(pricing.rush.price).toBe('+\u00A0€95');
  expect(pricing.rush.text).toContain('binnen 24\u00A0uur');
});

test('the radius and the hours come along', () => {
  expect(serviceArea.title).toBe(`Binnen ${workArea.radiusKm} kilometer van ${workArea.name}`);
  expect(whatsappBanner.text).toBe('Van 8.00 tot 22.00\u00A0uur.');
});
