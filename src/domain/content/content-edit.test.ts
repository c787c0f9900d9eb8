import { describe, expect, test } from 'vitest';
import { blockFields } from './block-fields';
import { cleanBlockText, markdownProblem, tooLong } from './content-edit';
import { contentLimits } from '@/domain/content/content-limits';

test('a subtitle and a text keep their lines, every other text is one line', () => {
  const cleaned = blockFields.map((field) => cleanBlockText(field, ' a\r\nb\u0000 '));
  expect(cleaned).toEqual(['a b', 'a\nb', 'a\nb', 'a b', 'a b', 'a b']);
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

test.each([
  ['a\n'.repeat(3000), null],
  ['a\n'.repeat(3001), 'too-many-parts'],
  ['**a** '.repeat(1500), null],
  ['**a** '.repeat(1501), 'too-many-parts'],
  ['[a](/b) '.repeat(3001), 'too-many-parts'],
  ['> > > a', null],
  ['> > > > a', 'too-deep'],
  [`- a\n${' '.repeat(19)}- b`, null],
  [`- a\n${' '.repeat(20)}- b`, 'too-deep'],
  [`1. a\n${' '.repeat(20)}12. b`, 'too-deep'],
])('the database takes a text of so many and so deep parts or not', (markdown, problem) => {
  expect(markdownProblem(markdown)).toBe(problem);
});
