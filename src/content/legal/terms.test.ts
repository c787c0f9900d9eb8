import { expect, test } from 'vitest';
import { lowestPrice, rushPrice } from '@/content/page-prices';
import { labelReadyMail } from '../mails';
import { cancelFree } from './agreements';
import { termsPage } from './legal-pages';
import { complaint, terms } from './terms';

function article(number: number): string {
  return terms
    .filter(({ id }) => id === `artikel-${number}`)
    .flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])
    .join('\n');
}

test('there are twelve articles, in order, each with an anchor of its own', () => {
  expect(terms).toHaveLength(12);
  terms.forEach(({ id, title }, index) => {
    expect(id).toBe(`artikel-${index + 1}`);
    expect(title).toMatch(new RegExp(`^Artikel ${index + 1}\\. \\p{Lu}`, 'u'));
  });
});

test.each([
  [3, 'Een offerte is 30 dagen geldig'],
  [3, 'vrijblijvend'],
  [4, `ten minste €${lowestPrice}`],
  [4, `komt daar €${rushPrice} bij`],
  [4, 'klaar binnen 24\u00A0uur, op werkdagen. Wij rekenen 24 uur door op dagen dat wij werken'],
  [9, 'Bij spoed geldt de tijd van artikel 4'],
  [5, 'U betaalt binnen 14 dagen'],
  [5, '1% per maand, of de wettelijke rente als die hoger is'],
  [6, 'tot 14 dagen daarna bedenken, zonder reden'],
  [6, 'vraagt u ons uitdrukkelijk om binnen die bedenktijd te beginnen'],
  [
    6,
    'Is het label geregistreerd en hebt u vooraf bevestigd dat uw recht dan vervalt, dan kunt u zich niet meer bedenken',
  ],
  [6, 'dan gelden de kosten van artikel 7 niet'],
  [6, 'binnen 14 dagen terug'],
  [7, cancelFree],
  [7, 'binnen 24 uur voor de opname, dan betaalt u 50% van de afgesproken prijs. Binnen uw bedenktijd geldt artikel 6'],
  [7, '€75 voorrijkosten, inclusief btw'],
  [9, '1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen'],
  [9, 'EP-Online, het register van de Rijksdienst voor Ondernemend Nederland (RVO)'],
  [9, 'Het label is 10 jaar geldig'],
  [10, complaint],
])('article %i says: %s', (number, sentence) => {
  expect(article(number)).toContain(sentence);
});

test('a complaint has no bound that the mail about the label does not have', () => {
  expect(labelReadyMail.wrong).toContain(complaint);
  expect(article(10).match(/\d+ dagen/g)).toEqual(['8 dagen']);
});

test('the description for search engines has the same figures', () => {
  expect(termsPage.description).toContain('offertes gelden 30 dagen, betalen binnen 14 dagen, 14 dagen bedenktijd');
});
