// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, test, expect, vi } from 'vitest';
import { addressTexts, requestGuidance } from '@/content/public/request/request-form-texts';
import { openForm, stopClock } from '@/test/render/render-request-form';

beforeEach(() => {
  window.localStorage.clear();
  stopClock();
});

afterEach(() => vi.useRealTimers());

test('what nobody has to fill in comes after all that everybody must', async () => {
  await openForm();
  const labels = ['Postcode', 'Type woning', 'Naam', 'E-mailadres', /^Spoedservice/, /^Wanneer kunt u/, /^Bericht/];
  const fields = labels.map((label) => screen.getByLabelText(label));
  const placed = [...document.querySelectorAll<HTMLElement>('input, select, textarea')];
  const places = fields.map((field) => placed.indexOf(field));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const steps = [...document.querySelectorAll('legend')].map((legend) => legend.textContent);
  expect(steps).toEqual(['1Uw woning', '2Uw gegevens', '3Uw wensen']);
});

test('each field that needs explaining has a hint of its own', async () => {
  await openForm();
  const hints: [RegExp, string][] = [
    [/^Adres \(/, addressTexts.address],
    [/^Spoedservice/, `${requestGuidance.rush} ${requestGuidance.chooseRush}`],
    [/^Wanneer kunt u/, requestGuidance.preferredTimes],
    [/^Bericht/, requestGuidance.message],
    [/^Telefoonnummer/, requestGuidance.phone],
  ];
  for (const [label, hint] of hints) expect(screen.getByLabelText(label)).toHaveAccessibleDescription(hint);
});
