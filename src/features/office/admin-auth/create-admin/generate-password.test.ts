import { expect, test, vi } from 'vitest';
import { generatePassword } from './generate-password';

test('is four groups of five, without characters that are mistaken for one another', () => {
  for (let round = 0; round < 200; round += 1) {
    expect(generatePassword()).toMatch(/^([a-hjkmnp-zA-HJ-NP-Z2-9]{5}-){3}[a-hjkmnp-zA-HJ-NP-Z2-9]{5}$/);
  }
});

test('always has a small letter, a capital and a digit', () => {
  for (let round = 0; round < 200; round += 1) {
    expect(generatePassword()).toMatch(/(?=.*[a-z])(?=.*[A-Z])(?=.*[2-9])/);
  }
});

test('is another one each time', () => {
  expect(new Set(Array.from({ length: 200 }, generatePassword)).size).toBe(200);
});

/** Makes the random source return these bytes. */
function randomBytes(bytes: number[]) {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 0;
    return array;
  });
}

test('skips bytes that would make some characters come up more often', () => {
  // 220 is the first byte above 4 x 55; 23 is the first capital, 47 the first digit.
  randomBytes([255, 220, 219, 23, 47]);
  expect(generatePassword()).toBe('9A2aa-aaaaa-aaaaa-aaaaa');
});

test('starts again when a kind of character is missing', () => {
  randomBytes([...Array.from({ length: 20 }, () => 0), 23, 47]);
  expect(generatePassword()).toBe('A2aaa-aaaaa-aaaaa-aaaaa');
});
