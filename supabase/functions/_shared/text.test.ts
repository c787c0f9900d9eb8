import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

describe('cleanText', () => {
  it('keeps line breaks and emoji, drops what a database refuses', () => {
    expect(cleanText(' a\u0000b\r\nc\u0007 🏠 \ud83c ')).toBe('ab\nc 🏠 \ufffd');
  });

  it('drops what shows nothing: zero width, direction, soft hyphen, byte order mark, tags', () => {
    expect(cleanText('\ufeffJa\u200bn\u00ad \u202ede\u2066\u2069 Vries\u{e0041}')).toBe('Jan de Vries');
    expect(cleanText('a\u0085b\ufffe\ufdd0c\u{1ffff}')).toBe('abc');
    // An accent combines with its letter once the character between them is removed.
    expect(cleanText('e\u200d\u0301')).toBe('é');
    expect(cleanText('een\u2028twee')).toBe('een\ntwee');
  });

  it('changes nothing the second time and always leaves well-formed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        // Throws on half a surrogate pair.
        expect(() => encodeURIComponent(once)).not.toThrow();
      }),
    );
  });
});

describe('cleanLine', () => {
  it('leaves one line with single spaces', () => {
    expect(cleanLine('  Jan\r\n  de\tVries \u0000 x')).toBe('Jan de Vries x');
  });
});
