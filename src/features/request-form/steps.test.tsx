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
