import { expect, test } from 'vitest';
import { namedRequests, namesOtherHome } from './named-home';

function request(id: string, address: string, postcode: string, houseNumber: string, houseNumberAddition = '') {
  return { id: `${id}-3f1c-4e6f-8a2b-3c4d5e6f7a8b`, address, postcode, houseNumber, houseNumberAddition };
}

const twelve = request('5f0c9a3e', 'Voorbeeldstraat 12, Amersfoort', '3811AA', '12');
const twelveA = request('a1b2c3d4', 'Voorbeeldstraat 12 A, Amersfoort', '3811AA', '12', 'A');
const other = request('0badcafe', 'Dorpsweg, Ede', '6711BB', '7', 'bis');
const all = [twelve, twelveA, other];

test.each([
  ['label-5F0C9A3E.pdf', twelve],
  ['3811AA 12.pdf', twelve],
  ['3811 aa-12.PDF', twelve],
  ['Energielabel_3811AA_12_energielabel.pdf', twelve],
  ['3811AA-12-A.pdf', twelveA],
  ['3811aa12a.pdf', twelveA],
  ['6711BB 7-bis.pdf', other],
  ['Voorbeeldstraat 12 Amersfoort.pdf', twelve],
  ['voorbeeldstraat_12_a.pdf', twelveA],
  ['dorpsweg 7 bis.pdf', other],
])('%s names one request', (name, named) => {
  expect(namedRequests(name, all)).toEqual([named]);
});

test.each([
  'label.pdf',
  '123456789.pdf',
  '3811AA 13.pdf',
  '3811AA 12 B.pdf',
  'Voorbeeldstraat 1.pdf',
  'Voorbeeldstraat 12 B.pdf',
  'Voorbeeldstraat 121.pdf',
  'Dorpsweg 7.pdf',
])('%s names none', (name) => {
  expect(namedRequests(name, all)).toEqual([]);
});

test('two requests for one home are both named', () => {
  const again = { ...twelve, id: 'ffffffff-3f1c-4e6f-8a2b-3c4d5e6f7a8b' };
  expect(namedRequests('3811AA 12.pdf', [twelve, again])).toEqual([twelve, again]);
});

test.each([
  ['label.pdf', false],
  ['5F0C9A3E.pdf', false],
  ['3811AA 12.pdf', false],
  ['3811AA 14.pdf', true],
  ['3811AB 12.pdf', true],
  ['3811AA 12-A.pdf', true],
])('%s names another home: %s', (name, isOther) => {
  expect(namesOtherHome(name, twelve)).toBe(isOther);
});
