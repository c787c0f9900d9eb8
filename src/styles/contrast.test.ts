import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

function read(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8');
}

const [light = '', dark = ''] = read('tokens.css').split('@media screen and (prefers-color-scheme: dark)');

/** Luminance of a colour such as `--ink`, by WCAG 2. */
function luminance(scheme: string, name: string): number {
  const [, hex = ''] = new RegExp(`--${name}: #(\\w{6});`).exec(scheme) ?? [];
  const [red = NaN, green = NaN, blue = NaN] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(scheme: string, one: string, other: string): number {
  const [low = NaN, high = NaN] = [luminance(scheme, one), luminance(scheme, other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The name of the colour of placeholders, '' when it is left to the browser. */
const placeholder =
  /::placeholder \{[^}]*\bcolor: var\(--([\w-]+)\);[^}]*opacity: 1;/.exec(read('index.css'))?.[1] ?? '';

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_, scheme) => {
  test.each(['surface', 'ground', 'surface-sunk', 'accent-soft', 'primary-soft'])(
    'placeholders and hints reach 4.5:1 on %s',
    (background) => {
      expect(contrast(scheme, placeholder, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme, 'ink-muted', background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the stars of reviews reach 3:1 on their card', () => {
    expect(contrast(scheme, 'rating', 'surface')).toBeGreaterThanOrEqual(3);
  });
});
