import { expect, test } from 'vitest';
import { plainText } from '@/domain/content/rich-text';
import { readText } from './read-text';

test('dates and counts of a written text stay on one line, wherever they stand', async () => {
  const blocks = await readText(
    '## Sinds 29 mei 2026\n\nIn **2 jaar**.\n\n- 45 tot 60 minuten\n\n1. een [dag of 3 later](/blog)',
  );
  expect(JSON.stringify(blocks)).toBe(
    JSON.stringify([
      { kind: 'heading', level: 1, text: ['Sinds 29\u00A0mei\u00A02026'] },
      { kind: 'paragraph', text: ['In ', { text: '2\u00A0jaar', isBold: true }, '.'] },
      { kind: 'list', isOrdered: false, start: 1, items: [{ text: ['45\u00A0tot 60\u00A0minuten'] }] },
      {
        kind: 'list',
        isOrdered: true,
        start: 1,
        items: [{ text: ['een ', { href: '/blog', runs: ['dag of 3\u00A0later'] }] }],
      },
    ]),
  );
  expect(plainText(blocks)).toContain('29 mei 2026');
});
