import { expect, test } from 'vitest';
import { registeredLabelText } from './registered-label';

const label = { labelClass: 'C', registeredOn: '2019-03-12', validUntil: '2029-03-12', isOfBuilding: false } as const;

test.each([
  [{ kind: 'valid', label } as const, 'Deze woning heeft al label C, geldig tot 12\u00A0maart\u00A02029.'],
  [{ kind: 'expiring', label } as const, 'Label C geldt tot 12\u00A0maart\u00A02029.'],
  [{ kind: 'expired', label } as const, 'Label C verliep op 12\u00A0maart\u00A02029.'],
  [{ kind: 'building', label } as const, 'Het hele gebouw heeft label C, geldig tot 12\u00A0maart\u00A02029.'],
  [{ kind: 'none' } as const, 'Deze woning heeft geen label in het register.'],
  [{ kind: 'asking' } as const, ''],
  [{ kind: 'silent' } as const, ''],
])('%j', (state, fact) => {
  expect(registeredLabelText(state).fact).toBe(fact);
});
