import { expect, test } from 'vitest';
import { numbersToCall } from './numbers-to-call.ts';

const customer = { name: 'Jo', phone: '06 1' };

test('who is at home is called first, and each number says whose it is', () => {
  expect(numbersToCall({ ...customer, atHomeName: 'Piet', atHomePhone: '06 2' })).toEqual([
    { phone: '06 2', name: 'Piet', who: 'at-home' },
    { phone: '06 1', name: 'Jo', who: 'customer' },
  ]);
});

test('a customer who is at home has the only number, if any', () => {
  expect(numbersToCall({ ...customer, atHomeName: '', atHomePhone: '' })).toEqual([
    { phone: '06 1', name: 'Jo', who: 'only' },
  ]);
  expect(numbersToCall({ ...customer, phone: '', atHomeName: '', atHomePhone: '' })).toEqual([]);
});
