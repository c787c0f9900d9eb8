import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOf, followStored, hasChanges, rebaseDraft, type EditRules } from './draft';

const fields = ['title', 'text'] as const;
type Field = (typeof fields)[number];
interface Base extends Record<Field, string> {
  version: string;
}

const rules: EditRules<Base, Field> = {
  fields,
  clean: (_, typed) => typed.trim(),
  versionOf: ({ version }) => version,
};

const base: Base = { version: '2026-11-21 08:05:00.123456+00', title: 'Titel', text: ' ooit met spaties ' };
const newer: Base = { version: '2026-11-21T08:05:00.5+00:00', title: 'Nieuwer', text: 'Nieuwer' };

describe('what changed', () => {
  test.each<[string, Partial<Record<Field, string>>, Partial<Record<Field, string>>]>([
    ['nothing', {}, {}],
    ['a field that was typed back, however it is stored', { text: ' ooit met spaties ' }, {}],
    ['white space around a text', { title: ' Titel ' }, {}],
    ['one field, cleaned', { title: ' Beter ' }, { title: 'Beter' }],
    ['a field that was emptied', { title: ' ' }, { title: '' }],
    ['every field', { title: '1', text: '2' }, { title: '1', text: '2' }],
  ])('%s', (_, typed, changes) => {
    expect(changesOf(rules, { base, typed })).toEqual(changes);
    expect(hasChanges(rules, { base, typed })).toBe(Object.keys(changes).length > 0);
  });
});

test('on a newer version what was changed stays and the rest follows', () => {
  expect(rebaseDraft(rules, { base, typed: { title: ' Van mij ', text: base.text } }, newer)).toEqual({
    base: newer,
    typed: { title: 'Van mij' },
  });
});

describe('what is stored now', () => {
  const typing = { base, typed: { title: 'Titel ' } };
  const changed = { base, typed: { title: 'Van mij' } };

  test('is followed while nothing was changed', () => {
    expect(followStored(rules, typing, newer)).toEqual({ base: newer, typed: {} });
  });

  test('is followed when it says the same, with what was changed', () => {
    const published = { ...base, version: newer.version };
    expect(followStored(rules, changed, published)).toEqual({ base: published, typed: { title: 'Van mij' } });
  });

  test('is not followed when it says something else: that is a conflict', () => {
    expect(followStored(rules, changed, newer)).toBe(changed);
  });

  test('is not followed back to an older version', () => {
    const onNewer = { base: newer, typed: {} };
    expect(followStored(rules, onNewer, base)).toBe(onNewer);
  });

  test('takes no key away while the version is the same', () => {
    expect(followStored(rules, typing, { ...base })).toBe(typing);
  });

  test('never loses a change, whatever is typed and stored', () => {
    const texts = fc.record({ title: fc.string(), text: fc.string() });
    fc.assert(
      fc.property(texts, texts, (typed, stored) => {
        const draft = { base, typed };
        const followed = followStored(rules, draft, { ...stored, version: newer.version });
        expect(changesOf(rules, followed)).toEqual(changesOf(rules, draft));
      }),
    );
  });
});
