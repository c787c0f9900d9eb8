import { expect, test } from 'vitest';
import { blockName } from './block-name';

test.each([
  ['hero', '', 'Bovenaan de homepagina'],
  ['hero', '/energielabel-den-dolder', 'Bovenaan de landingspagina van Den Dolder'],
  ['intro', '/energielabel-s-hertogenbosch', 'Inleiding op de landingspagina van ’s-Hertogenbosch'],
  ['benefits', '/energielabel-soest', 'Voordelen op de landingspagina van Soest'],
  ['blog_article', '/blog/kosten', 'Artikel op de blog'],
  ['voetnoot', '', 'Tekst die op geen pagina staat'],
  // The page of a fixed city shows no blocks.
  ['hero', '/energielabel-gouda-aanvragen', 'Tekst die op geen pagina staat'],
])('%s at %j is called %j', (sectionName, pagePath, name) => {
  expect(blockName({ sectionName, pagePath })).toBe(name);
});
