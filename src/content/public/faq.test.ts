import { expect, test } from 'vitest';
import { lowestPrice, rushPrice, stepPrice } from '@/content/page-prices';
import { cancelFree, noObligation } from '@/content/legal/agreements';
import { faq } from './faq';
import { rushTime, rushTimeMeaning } from './rush-hours';

function answerTo(question: RegExp): string {
  return faq.find((item) => question.test(item.question))?.answer.join(' ') ?? '';
}

test('there are six questions, each with an answer', () => {
  expect(faq).toHaveLength(6);
  expect(faq.every(({ question, answer }) => question.endsWith('?') && answer.length > 0)).toBe(true);
});

test('the prices are those of the tariff', () => {
  const answer = answerTo(/kost/);
  expect(answer).toContain('€285 tot en met 150 m²');
  expect(answer).toContain('€350 voor een vrijstaande woning tot en met 200 m²');
  expect(answer).toContain('€15 bij voor elke begonnen 10 m²');
  expect(answer).toContain('Spoed kost €95 extra');
});

test('each answer is short, and its first sentence is the answer', () => {
  for (const { question, answer } of faq) expect(answer.join(' ').split(' ').length, question).toBeLessThanOrEqual(70);
});

test('no answer promises a price below the tariff', () => {
  const amounts = faq.flatMap(({ answer }) =>
    [...answer.join(' ').matchAll(/€(\d+)/g)].map(([, amount]) => Number(amount)),
  );
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts.filter((amount) => amount < lowestPrice && amount !== stepPrice && amount !== rushPrice)).toEqual([]);
});

test('the duty is that of today', () => {
  const answer = answerTo(/verplicht/);
  expect(answer).toContain('bij verlenging van een huurcontract');
  expect(answer).toContain('voor beschermde monumenten geldt dat sinds 29 mei 2026');
  expect(answer).toContain('kleiner dan 50 m²');
});

test('the fines are dated', () => {
  const answer = answerTo(/boete/);
  expect(answer).toContain('(ILT)');
  expect(answer).toContain('€435 voor een particulier en €870 voor een bedrijf');
  expect(answer).toContain('sinds 1 november 2021');
  expect(answer).toMatch(/Bron: .*, nagekeken op .*; geen overheidsbron\.$/);
});

test('the delivery times and the validity are those that were agreed', () => {
  expect(answerTo(/snel/)).toContain('1 tot 3 werkdagen na de opname');
  expect(answerTo(/snel/)).toContain('duurt 3 tot 5 werkdagen');
  expect(answerTo(/snel/)).toContain('binnen 24\u00A0uur');
  expect(answerTo(/geldig\?$/)).not.toBe('');
  expect(answerTo(/Hoe lang/)).toContain('10 jaar geldig');
  expect(answerTo(/Hoe lang/)).toContain('A++++');
  expect(answerTo(/opname/)).toContain('gemiddeld 45 tot 60 minuten');
});

test('the answers on price and speed say until when one cancels for nothing, and how rush is counted', () => {
  expect(answerTo(/kost/)).toContain(noObligation);
  expect(answerTo(/kost/)).toContain(cancelFree);
  expect(answerTo(/snel/)).toContain(`klaar ${rushTime}. ${rushTimeMeaning}`);
});
