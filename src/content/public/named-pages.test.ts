import { expect, test } from 'vitest';
import { namedPieces } from './named-pages';

test('the name of a page leads to it, with the text around it unchanged', () => {
  expect(namedPieces('Op de pagina “Voorbereiding op de opname” staat een lijst. Bekijk direct uw prijs.')).toEqual([
    { text: 'Op de pagina “' },
    { text: 'Voorbereiding op de opname', href: '/voorbereiding-opname' },
    { text: '” staat een lijst. ' },
    { text: 'Bekijk direct uw prijs', href: '/#home' },
    { text: '.' },
  ]);
  expect(namedPieces('Vraag op onze voorpagina.')[1]).toEqual({ text: 'onze voorpagina', href: '/' });
  expect(namedPieces('“Heb ik een energielabel nodig?”.')[1]).toEqual({
    text: 'Heb ik een energielabel nodig?',
    href: '/heb-ik-een-energielabel-nodig',
  });
});

test('a site of the government at the end of a sentence is named too', () => {
  expect(namedPieces('Zoek op ep-online.nl, of op rvo.nl.').flatMap(({ href = [] }) => href)).toEqual([
    'https://www.ep-online.nl',
    'https://www.rvo.nl',
  ]);
});

test.each([
  'Voorbereiding',
  'info@rvo.nl',
  'mijn.rvo.nl',
  'rvo.nl/regelingen',
  'onze voorpagina-tekst',
  'Bekijk direct uw prijs-tekst',
])('%s names none', (text) => {
  expect(namedPieces(text)).toEqual([{ text }]);
});
