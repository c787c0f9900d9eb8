import { describe, expect, test } from 'vitest';
import { blockFields, cleanBlockText, tooLong } from './content-edit';
import { contentLimits } from '@/domain/limits';

test('a title is one line, the other texts keep theirs', () => {
  expect(blockFields.map((field) => cleanBlockText(field, ' a\r\nb\u0000 '))).toEqual(['a b', 'a\nb', 'a\nb']);
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
