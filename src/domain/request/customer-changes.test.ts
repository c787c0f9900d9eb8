import { expect, test } from 'vitest';
import { buildStoredRequest } from '@/test/stored-requests';
import { fitsCustomerChange } from './customer-changes';

const base = buildStoredRequest({ status: 'scheduled', appointment_date: '2026-12-01', appointment_time: '10:00' });
const moved = { ...base, appointmentTime: '11:00', appointmentSequence: 4, version: 'later' };

test.each([
  ['notes beside a moved visit', moved, { notes: 'Belt terug' }, true],
  ['notes beside a message', { ...base, message: 'De bel is stuk', version: 'later' }, { notes: 'Belt terug' }, true],
  [
    'a moment beside a message',
    { ...base, message: 'De bel is stuk', version: 'later' },
    { appointmentTime: '12:00' },
    true,
  ],
  ['a moment beside a moved visit', moved, { appointmentTime: '12:00' }, false],
  [
    'a status beside a cancelled visit',
    { ...base, status: 'cancelled', version: 'later' },
    { status: 'completed' },
    false,
  ],
  ['an adviser beside a moved visit', moved, { assignedTo: 'somebody' }, false],
  ['notes beside other notes', { ...base, notes: 'Van een collega', version: 'later' }, { phone: '0612345678' }, false],
])('%s', (_, newest, edit, fits) => {
  expect(fitsCustomerChange(base, newest, edit)).toBe(fits);
});
