import { expect, test } from 'vitest';
import { readMessage } from './sent-messages';

test.each([
  ['De bel doet het niet.', '', 'De bel doet het niet.'],
  ['24-11-2026: Twee\n\nregels', '24-11-2026', 'Twee\n\nregels'],
  ['24-11-2026 14:05: Om 9: graag', '24-11-2026 14:05', 'Om 9: graag'],
  ['24-11-2026 graag', '', '24-11-2026 graag'],
])('%j was sent at %j', (written, sent, text) => {
  expect(readMessage(written)).toEqual({ sent, text });
});
