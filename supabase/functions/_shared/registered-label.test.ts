import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelClasses, labelState, type RegisteredLabel } from './registered-label.ts';

const today = '2026-11-25';

function label(overrides: Partial<RegisteredLabel> = {}): RegisteredLabel {
  return { labelClass: 'C', registeredOn: '2020-03-12', validUntil: '2030-03-12', isOfBuilding: false, ...overrides };
}

const expired = label({ labelClass: 'G', registeredOn: '2012-01-01', validUntil: '2022-01-01' });
const ofBuilding = label({ labelClass: 'A', isOfBuilding: true });

describe('a home', () => {
  test('without a label has none', () => {
    expect(labelState([], today)).toEqual({ kind: 'none' });
  });

  test('has its newest valid label, not an older one that is better or valid longer', () => {
    const newest = label({ labelClass: 'E', registeredOn: '2024-01-01', validUntil: '2029-01-01' });
    const older = label({ labelClass: 'A', registeredOn: '2023-12-31', validUntil: '2033-12-31' });
    expect(labelState([older, newest, expired], today)).toEqual({ kind: 'valid', label: newest });
  });

  test('has an older label while its newest one is not there yet', () => {
    const later = label({ registeredOn: '2026-11-26', validUntil: '2036-11-26' });
    expect(labelState([later, label()], today)).toEqual({ kind: 'valid', label: label() });
  });

  test('whose labels all expired has the newest of them', () => {
    const older = label({ registeredOn: '2010-01-01', validUntil: '2020-01-01' });
    expect(labelState([older, expired], today)).toEqual({ kind: 'expired', label: expired });
  });

  test('in a building with a label has that only while it has none of its own', () => {
    expect(labelState([ofBuilding, expired], today)).toEqual({ kind: 'building', label: ofBuilding });
    expect(labelState([ofBuilding, label()], today)).toMatchObject({ kind: 'valid', label: { labelClass: 'C' } });
    expect(labelState([{ ...ofBuilding, validUntil: '2022-01-01' }], today)).toEqual({ kind: 'none' });
  });
});

test.each([
  ['2026-11-24', 'expired'],
  ['2026-11-25', 'expiring'],
  ['2027-11-24', 'expiring'],
  ['2027-11-25', 'valid'],
])('a label that is valid until %s is %s', (validUntil, kind) => {
  expect(labelState([label({ validUntil })], today).kind).toBe(kind);
});

test('a year after 29 February is 28 February', () => {
  expect(labelState([label({ validUntil: '2029-02-27' })], '2028-02-29').kind).toBe('expiring');
  expect(labelState([label({ validUntil: '2029-02-28' })], '2028-02-29').kind).toBe('valid');
});

const days = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const labels = fc.array(
  fc.record({
    labelClass: fc.constantFrom(...labelClasses),
    registeredOn: days,
    validUntil: days,
    isOfBuilding: fc.boolean(),
  }),
  { maxLength: 6 },
);

describe('whatever the register holds', () => {
  test('the order of its answer changes nothing', () => {
    fc.assert(
      fc.property(labels, days, (known, day) => {
        const [one, other] = [known, known.toReversed()].map((list) => labelState(list, day));
        // Of two that differ only in their class either may be returned.
        expect({ ...one, label: one && 'label' in one && withoutClass(one.label) }).toEqual({
          ...other,
          label: other && 'label' in other && withoutClass(other.label),
        });
      }),
    );
  });

  test('a label counts as valid exactly when one of the home itself is valid on that day, and none that counts is older', () => {
    fc.assert(
      fc.property(labels, days, (known, day) => {
        const own = known.filter((each) => !each.isOfBuilding && each.registeredOn <= day && each.validUntil >= day);
        const state = labelState(known, day);
        const isValid = state.kind === 'valid' || state.kind === 'expiring';
        expect(isValid).toBe(own.length > 0);
        if (!isValid) return;
        expect(own).toContain(state.label);
        expect(own.every(({ registeredOn }) => registeredOn <= state.label.registeredOn)).toBe(true);
      }),
    );
  });

  test('more labels never take away that a home has a valid one', () => {
    fc.assert(
      fc.property(labels, labels, days, (known, more, day) => {
        const isValid = ['valid', 'expiring'].includes(labelState(known, day).kind);
        fc.pre(isValid);
        expect(['valid', 'expiring']).toContain(labelState([...known, ...more], day).kind);
      }),
    );
  });

  test('what expired stays expired while nothing is registered', () => {
    fc.assert(
      fc.property(labels, days, days, (known, one, other) => {
        const [day = '', later = ''] = [one, other].toSorted();
        const old = known.filter(({ registeredOn }) => registeredOn <= day);
        fc.pre(labelState(old, day).kind === 'expired');
        expect(labelState(old, later).kind).toBe('expired');
      }),
    );
  });
});

function withoutClass({ registeredOn, validUntil, isOfBuilding }: RegisteredLabel) {
  return { registeredOn, validUntil, isOfBuilding };
}
