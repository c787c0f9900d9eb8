import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { hostileMarkdown } from '@/test/hostile-markdown';
import { RichText } from './rich-text';

function htmlOf(markdown: string, headingLevel?: 2 | 3): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText blocks={parseMarkdown(markdown)} {...(headingLevel && { headingLevel })} />
    </MemoryRouter>,
  );
}

/** Without classes, which only affect the look. */
function plainHtml(markdown: string, headingLevel?: 2 | 3): string {
  return htmlOf(markdown, headingLevel).replace(/ (?:class|data-discover)="[^"]*"/g, '');
}

test('the notation of before there was an editor is shown as it was then', () => {
  expect(htmlOf('## Kop\n\nEen <b>\nregel op onze voorpagina.\n\n- punt\n- twee\n\n3. drie')).toBe(
    '<div class="max-w-text text-lg leading-relaxed">' +
      '<h2 class="mt-10 mb-3 break-after-avoid text-2xl leading-snug font-bold">Kop</h2>' +
      '<p class="mt-4 whitespace-pre-line">Een &lt;b&gt;\nregel op ' +
      '<a class="text-primary underline underline-offset-4 hover:no-underline" href="/" data-discover="true">onze voorpagina</a>.</p>' +
      '<ul class="mt-4 grid list-disc gap-2 pl-7">' +
      '<li class="pl-1 marker:font-semibold marker:text-primary">punt</li>' +
      '<li class="pl-1 marker:font-semibold marker:text-primary">twee</li></ul>' +
      '<ol start="3" class="mt-4 grid list-decimal gap-2 pl-7">' +
      '<li class="pl-1 marker:font-semibold marker:text-primary">drie</li></ol></div>',
  );
});

test('styles, links, quotes and lists in lists are elements', () => {
  expect(plainHtml('**vet *beide*** [naar **Gouda**](/x) [weg](https://a.nl)\n\n> Citaat\n\n- een\n  1. twee', 3)).toBe(
    '<div><p><strong>vet </strong><strong><em>beide</em></strong> ' +
      '<a href="/x">naar <strong>Gouda</strong></a> <a href="https://a.nl" rel="noopener">weg</a></p>' +
      '<blockquote><p>Citaat</p></blockquote>' +
      '<ul><li>een<ol start="1"><li>twee</li></ol></li></ul></div>',
  );
});

test('a page is a link where it is first named', () => {
  expect(plainHtml('Zie onze voorpagina.\n\n- **Op** onze voorpagina')).toBe(
    '<div><p>Zie <a href="/">onze voorpagina</a>.</p><ul><li><strong>Op</strong> onze voorpagina</li></ul></div>',
  );
});

test('headings stand below the one that the text stands under', () => {
  expect(plainHtml('## Kop\n### Tussen')).toBe('<div><h2>Kop</h2><h3>Tussen</h3></div>');
  expect(plainHtml('## Kop\n### Tussen', 3)).toBe('<div><h3>Kop</h3><h4>Tussen</h4></div>');
});

test('a picture has its size, and loads when it comes near', () => {
  const path = '/storage/v1/object/public/pictures/0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp';
  const html = htmlOf(`![Een raam](${path})`);
  expect(html).toContain('alt="Een raam"');
  expect(html).toContain('width="1600" height="900" loading="lazy"');
  expect(html).toMatch(/srcSet="[^"]*800x450\.webp 800w, [^"]*1600x900\.webp 1600w"/i);
});

describe('hostile Markdown', () => {
  test.each(hostileMarkdown)('$name is only text, and no more elements than characters', ({ markdown }) => {
    const html = htmlOf(markdown);
    const tags = html.match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.length).toBeLessThanOrEqual(markdown.length + 1);
    for (const tag of tags) expect(tag).toMatch(/^<(div|h2|h3|p|ul|ol|li|blockquote|strong|em|a)\b/);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^(https?:\/\/[^/]|mailto:|tel:|\/(?!\/))/i);
    }
  });
});
