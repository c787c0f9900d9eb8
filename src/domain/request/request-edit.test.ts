import { describe, expect, it, test } from 'vitest';
import { changedFields, editOf, rebaseEdit, type RequestEdit } from './request-edit.ts';

const base: RequestEdit = { status: 'new', appointmentDate: '', appointmentTime: '', notes: ' Belt terug\r\n' };

describe('changedFields', () => {
  test.each<[string, Partial<RequestEdit>, Partial<RequestEdit>]>([
    ['nothing', {}, {}],
    ['a status', { status: 'completed' }, { status: 'completed' }],
    ['a date', { appointmentDate: '2026-12-05' }, { appointmentDate: '2026-12-05' }],
    ['a time', { appointmentTime: '09:30' }, { appointmentTime: '09:30' }],
    ['notes, cleaned', { notes: '  Belt\r\nmorgen \u0007 ' }, { notes: 'Belt\nmorgen' }],
    ['notes that were emptied', { notes: '   ' }, { notes: '' }],
  ])('finds %s', (_, edit, changes) => {
    expect(changedFields(base, { ...base, ...edit })).toEqual(changes);
  });

  it('sees no change in notes that differ in white space around them alone', () => {
    expect(changedFields({ ...base, notes: 'Belt' }, { ...base, notes: 'Belt \n' })).toEqual({});
  });

  it('finds a field that was emptied', () => {
    expect(changedFields({ ...base, appointmentDate: '2026-12-05' }, base)).toEqual({ appointmentDate: '' });
  });
});

describe('rebaseEdit', () => {
  it('keeps what was changed and takes the rest from the newer version', () => {
    const edit = { ...base, status: 'contacted' };
    const newer = { status: 'cancelled', appointmentDate: '2026-12-05', appointmentTime: '09:30', notes: 'nieuw' };
    expect(rebaseEdit(edit, base, newer)).toEqual({ ...newer, status: 'contacted' });
  });
});

describe('editOf', () => {
  it('leaves out what cannot be edited', () => {
    const request = { ...base, name: 'Jo' };
    expect(editOf(request)).toEqual(base);
  });
});
