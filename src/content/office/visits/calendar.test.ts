import { expect, test } from 'vitest';
import { driveText, homeText, placeText, planningTexts } from './calendar';
import { timeRangeText } from './visit-times';

const jansen = { minutes: 0, name: 'Jansen', startsAt: '2027-01-04T09:00:00.000Z', reason: '' };

test('overruling names what it overrules', () => {
  expect(planningTexts.overrule([{ ...jansen, kind: 'overlap' }])).toBe('Toch inplannen: overlapt met Jansen 10:00');
});

test('moments are on a Dutch clock, on both sides of its change', () => {
  expect(timeRangeText('2027-01-04T09:00:00.000Z', '2027-01-04T10:30:00.000Z')).toBe(
    'maandag 4 januari 10:00 tot 11:30',
  );
  expect(timeRangeText('2027-03-29T07:00:00.000Z', '2027-03-30T07:00:00.000Z')).toBe(
    'maandag 29 maart 09:00 tot dinsdag 30 maart 09:00',
  );
});

test.each([
  ['Kade 1, 3811 AA Amersfoort', 'Kade 1, 3811 AA Amersfoort'],
  ['Kade 1, 3811AA Amersfoort', 'Kade 1, 3811AA Amersfoort'],
  ['Kade 1, Amersfoort', 'Kade 1, Amersfoort, 3811AA'],
])('the postcode of %s stands there once', (address, place) => {
  expect(placeText({ address, postcode: '3811AA' })).toBe(place);
});

test('drives and homes', () => {
  expect(driveText({ minutes: 16, isFixed: false })).toBe('16 min');
  expect(driveText({ minutes: 30, isFixed: true })).toBe('30 min, vaste reistijd');
  expect(homeText('apartment', 285)).toBe('Appartement, €285');
  expect(homeText('detached', null)).toBe('Vrijstaande woning');
});
