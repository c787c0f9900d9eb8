import { describe, expect, test } from 'vitest';
import { blockFields } from './block-fields';
import { cleanBlockText, tooLong } from './content-edit';
import { contentLimits } from '@/domain/content/content-limits';

test('a subtitle and a text keep their lines, every other text is one line', () => {
  const cleaned = blockFields.map((field) => cleanBlockText('article', field, ' a\r\nb\u0000 '));
  expect(cleaned).toEqual(['a b', 'a\nb', 'a\nb', 'a b', 'a b', 'a b']);
});

test('of Markdown is stored what a page may show, and a caption as it was typed', () => {
  const typed = '**Vet** [klik](javascript:alert(1)) ![foto](https://kwaad.example/a.png)';
  expect(cleanBlockText('article', 'content', typed)).toBe(
    String.raw`**Vet** \[klik\](javascript:alert(1)) ![foto](https://kwaad.example/a.png)`,
  );
  expect(cleanBlockText('home', 'content', typed)).toBe(typed);
});

describe('too long', () => {
  test('is what has more characters than the database takes', () => {
    const longest = {
      title: 'a'.repeat(contentLimits.title),
      subtitle: 'é'.repeat(contentLimits.subtitle),
      content: 'a'.repeat(contentLimits.content),
    };
    expect(tooLong(longest)).toEqual({});
    expect(tooLong({ title: `${longest.title}a`, subtitle: `${longest.subtitle}a` })).toEqual({
      title: 301,
      subtitle: 1001,
    });
    expect(tooLong({ content: `${longest.content}a` })).toEqual({ content: 50_001 });
  });

  test('counts an emoji as one character', () => {
    expect(tooLong({ title: '🏠'.repeat(contentLimits.title) })).toEqual({});
  });

  test('is nothing of what is empty', () => {
    expect(tooLong({})).toEqual({});
  });
});
