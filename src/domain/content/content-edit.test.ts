import { describe, expect, test } from 'vitest';
import { changedTexts, rebaseTexts, tooLong } from './content-edit';
import { contentLimits } from './content-limits';

const base = { title: 'Titel', subtitle: 'Kort', content: 'Eerste\n\nTweede' };

describe('what changed', () => {
  test.each([
    ['nothing', {}, {}],
    ['spaces around a text', { title: ' Titel ', content: 'Eerste\n\nTweede\n' }, {}],
    ['one field', { subtitle: 'Langer' }, { subtitle: 'Langer' }],
    ['a field that was emptied', { subtitle: '  ' }, { subtitle: '' }],
    ['a title over two lines', { title: 'Nieuwe\ntitel' }, { title: 'Nieuwe titel' }],
    ['lines of a text', { content: 'a\r\nb\u0000' }, { content: 'a\nb' }],
    ['every field', { title: '1', subtitle: '2', content: '3' }, { title: '1', subtitle: '2', content: '3' }],
  ])('%s', (_, typed, changes) => {
    expect(changedTexts(base, { ...base, ...typed })).toEqual(changes);
  });

  test('an untouched text stays, however it is stored', () => {
    const odd = { ...base, content: '  met spaties  ' };
    expect(changedTexts(odd, odd)).toEqual({});
  });
});

test('on a newer version what was typed stays and the rest follows', () => {
  const newer = { id: 'x', title: 'Nieuwer', subtitle: 'Nieuwer', content: 'Nieuwer' };
  expect(rebaseTexts({ ...base, subtitle: 'Van mij' }, base, newer)).toEqual({
    title: 'Nieuwer',
    subtitle: 'Van mij',
    content: 'Nieuwer',
  });
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
