import { expect, test } from 'vitest';
import { editOf } from '@/domain/request/edited-fields';
import { buildStoredRequest } from '@/test/stored-requests';
import { changesOfEdit } from './changes-of-edit';

const base = editOf(buildStoredRequest({ status: 'new' }));
const moment = { appointmentDate: '2026-12-01', appointmentTime: '09:30' };

test.each([
  ['a status', { status: 'contacted' }, { status: 'contacted', appointment_date: null, appointment_time: null }],
  ['an adviser', { assignedTo: 'ali' }, { assigned_to: 'ali' }],
  ['a moment', { status: 'scheduled', ...moment }, { appointment_date: '2026-12-01', appointment_time: '09:30' }],
  ['a day without a time', { appointmentDate: '2026-12-01' }, { appointment_date: '2026-12-01' }],
  ['nobody', { assignedTo: '' }, { assigned_to: null }],
  ['what mails nothing', { notes: 'Belt terug' }, undefined],
  ['nothing', {}, undefined],
  ['a day that is being typed', { appointmentDate: '0002-12-01' }, undefined],
  ['a visit without a day', { status: 'scheduled', appointmentTime: '09:30' }, undefined],
  ['a visit without a time', { status: 'scheduled', appointmentDate: '2026-12-01' }, undefined],
])('an edit of %s', (_, changes, expected) => {
  const [change] = changesOfEdit('a', { ...base, ...changes }, changes);
  if (expected === undefined) expect(change).toBeUndefined();
  else expect(change).toMatchObject({ id: 'a', ...expected });
});
