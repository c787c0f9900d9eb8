import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { RichText } from '@/components/ui/rich-text';
import { excerpt } from '@/domain/content/excerpt';
import { plainText } from '@/domain/content/rich-text';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { writeMarkdown } from '@/domain/content/write-markdown';
test('golden', () => {
  for (const { text, html, ex } of JSON.parse(readFileSync('/tmp/w/texts-golden.json', 'utf8'))) {
    const tree = parseMarkdown(text);
    expect(
      renderToStaticMarkup(
        <MemoryRouter>
          <RichText blocks={tree} />
        </MemoryRouter>,
      ),
    ).toBe(html);
    expect(excerpt(plainText(tree), 150)).toBe(ex);
    if (text.length > 100) expect(writeMarkdown(tree)).toBe(text);
  }
});
