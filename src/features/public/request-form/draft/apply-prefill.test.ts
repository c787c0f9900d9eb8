import { expect, test } from 'vitest';
import { emptyRequestFields } from '@/domain/request/request';
import type { RequestInput } from '../form-section';
import { applyPrefill } from './apply-prefill';

const typed = { ...emptyRequestFields, edits: null, postcode: '3818 EB', houseNumber: '210', houseNumberAddition: '' };
const guessed: RequestInput = { ...typed, propertyType: 'detached', guessedType: 'detached' };
const chosen: RequestInput = { ...typed, propertyType: 'detached', guessedType: '' };
const elsewhere = { postcode: '3584 ZZ', houseNumber: '111', houseNumberAddition: '' };

test('a guess belongs to its own address, and what the visitor chose to every one', () => {
  expect(applyPrefill(guessed, elsewhere)).toMatchObject({ ...elsewhere, propertyType: '', guessedType: '' });
  expect(applyPrefill(guessed, { postcode: '3818eb', houseNumber: '210' })).toMatchObject({ propertyType: 'detached' });
  expect(applyPrefill(chosen, elsewhere)).toMatchObject({ ...elsewhere, propertyType: 'detached' });
});
