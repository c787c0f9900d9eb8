import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('.test.'),
);

/** A size, time or colour in a class: `mt-[13px]`, `bg-[#fff]`. Arithmetic with the size of the screen is none. */
const oneOff =
  /[\w:@/-]+-\[(?!calc\(|min\(|max\(|env\()[^\]\s]*(?:\d(?:px|r?em|ch|pt|m?s)(?![a-z])|#[\da-f]{3,8}\b)[^\]\s]*\]/gi;

test('sizes, times and colours come from the tokens', () => {
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    return [...text.matchAll(oneOff)].map(([name]) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('an arbitrary value would be found', () => {
  expect('mt-[13px] sm:w-[1.5rem] bg-[#fff] max-w-[65ch]'.match(oneOff)).toHaveLength(4);
  expect('grid-cols-[1fr_auto] max-h-[calc(100dvh-1rem)]'.match(oneOff)).toBeNull();
});
