import { expect, test } from 'vitest';
import { firstBusiness, type Business } from '#shared/business.ts';
import { businessProblems, factNames } from './business-problems';

const business: Business = {
  ...firstBusiness,
  company: 'Labelbureau Gooi B.V.',
  street: 'Havenstraat 27-B',
  postcode: '1211 KG',
  city: 'Hilversum',
  chamberOfCommerce: '00000019',
  phone: '035 012 34 56',
  whatsapp: '31600012345',
  email: 'post@labelbureau.internal',
  advisers: [{ name: 'Robin de Wit', certificate: 'EPW-00001', photo: '' }],
};

test('own facts: no problem', () => {
  expect(businessProblems(business)).toEqual([]);
  expect(businessProblems({ ...business, city: 'Amersfoort', postcode: '3811 AA' })).toEqual([]);
});

test('the first facts: each a placeholder', () => {
  expect(businessProblems(firstBusiness)).toEqual(
    [...factNames, 'adviser Robin Voorbeeld', 'certificate EPW-00000'].map((name) => ({
      name,
      problem: 'placeholder',
    })),
  );
});

test.each([
  ['whatsapp', '06-00012345', 'format'],
  ['email', 'labelbureau.internal', 'format'],
  ['street', ' ', 'empty'],
  ['postcode', '12345', 'format'],
  ['city', 'Amersfoort', 'placeholder'],
  ['chamberOfCommerce', '1234', 'format'],
  ['phone', '12', 'format'],
])('%s %j: %s', (name, value, problem) => {
  expect(businessProblems({ ...business, [name]: value })).toEqual([{ name, problem }]);
});
