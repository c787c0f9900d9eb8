// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openRoles } from '@/content/public/request/open-roles';
import { visitorRoleTexts } from '@/content/public/request/roles';
import { roleLabels } from '@/content/roles';
import { storeRequest } from '@/data/requests/outbox/store';
import { fillInPerson, openForm, pass, stopClock, submit } from '@/test/render/render-request-form';

vi.mock('@/data/requests/outbox/store', () => ({ storeRequest: vi.fn() }));

// Opening it then takes no time.
beforeAll(() => import('./roles'));
beforeEach(() => {
  window.localStorage.clear();
  stopClock();
  vi.mocked(storeRequest).mockReset().mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
});

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function open(user: User) {
  await user.click(screen.getByText(openRoles.title));
  await pass(50);
}

function stored() {
  return vi.mocked(storeRequest).mock.calls.map(([request]) => request);
}

const roleLabel = /thuis is|factuur|KvK|Btw|referentie/i;

test('who orders for himself reads one line, and sends nothing of it', async () => {
  const { user, inbox } = await openForm();
  expect(screen.queryAllByLabelText(roleLabel)).toEqual([]);
  await fillInPerson(user);
  await submit(user);
  expect(stored()).toMatchObject([{ atHomeName: '', payerKind: '' }]);
  expect(JSON.stringify(inbox.messages[0]?.body)).not.toMatch(/atHome|payer/);
});

test('a company that orders for a tenant is mailed and stored with both', async () => {
  const { user, inbox } = await openForm();
  await fillInPerson(user);
  await open(user);
  await user.type(screen.getByLabelText('Naam van wie thuis is'), 'Piet Bakker');
  await user.type(screen.getByLabelText('Telefoonnummer van wie thuis is'), '06 87654321');
  await user.selectOptions(screen.getByLabelText('Factuur naar'), visitorRoleTexts.company);
  await user.type(screen.getByLabelText('Naam op de factuur'), 'Makelaardij Voorbeeld.nl');
  await user.type(screen.getByLabelText('Postcode van de factuur'), '3818 eb');
  await user.type(screen.getByLabelText(/^Huisnummer om/), '210');
  await pass(600);
  expect(screen.getByLabelText(/^Straat en huisnummer/)).toHaveValue('Utrechtseweg 210');
  expect(screen.getByLabelText('Plaats')).toHaveValue('Amersfoort');
  await user.type(screen.getByLabelText(/^KvK/), '1234 5678');
  await submit(user);
  expect(stored()).toMatchObject([
    {
      ...{ atHomeName: 'Piet Bakker', atHomePhone: '06 87654321', atHomeEmail: '' },
      ...{ payerKind: 'company', payerName: 'Makelaardij Voorbeeld.nl', payerPostcode: '3818EB' },
      ...{ payerStreet: 'Utrechtseweg 210', payerCity: 'Amersfoort', payerKvk: '12345678' },
    },
  ]);
  expect(inbox.messages[0]?.body).toMatchObject({ atHomeName: 'Piet Bakker', payerKvk: '12345678' });
});

test.each([
  [undefined, '', {}],
  [visitorRoleTexts.asConsumer, 'consumer', { orderedAs: 'consumer' }],
])('whom a company pays for, orders for it unless he chooses otherwise: %s', async (choice, orderedAs, mailed) => {
  const { user, inbox } = await openForm();
  await fillInPerson(user);
  await open(user);
  await user.selectOptions(screen.getByLabelText('Factuur naar'), visitorRoleTexts.company);
  const asked = screen.getByLabelText(roleLabels.orderedAs);
  expect(asked).toHaveAccessibleDescription(visitorRoleTexts.orderedAs);
  if (choice !== undefined) await user.selectOptions(asked, choice);
  await user.type(screen.getByLabelText('Naam op de factuur'), 'Makelaardij Voorbeeld');
  await user.type(screen.getByLabelText('Postcode van de factuur'), '3818EB');
  await user.type(screen.getByLabelText(/^Straat en huisnummer/), 'Utrechtseweg 210');
  await user.type(screen.getByLabelText('Plaats'), 'Amersfoort');
  await submit(user);
  expect(stored()).toMatchObject([{ payerKind: 'company', orderedAs }]);
  expect(inbox.messages[0]?.body).toMatchObject(mailed);
});

test('what does not apply any more is kept in the form and not sent', async () => {
  const { user } = await openForm();
  await fillInPerson(user);
  await open(user);
  await user.selectOptions(screen.getByLabelText('Factuur naar'), visitorRoleTexts.company);
  await user.selectOptions(screen.getByLabelText(roleLabels.orderedAs), visitorRoleTexts.asConsumer);
  await user.type(screen.getByLabelText(/^KvK/), 'half');
  await user.selectOptions(screen.getByLabelText('Factuur naar'), visitorRoleTexts.sameAsCustomer);
  await submit(user);
  expect(stored()).toMatchObject([{ payerKind: '', orderedAs: '', payerKvk: '' }]);
});

test('what is missing is named, also after the part was closed', async () => {
  const { user } = await openForm();
  await fillInPerson(user);
  await open(user);
  await user.type(screen.getByLabelText('Naam van wie thuis is'), 'Piet Bakker');
  await user.click(screen.getByText(openRoles.title));
  await submit(user);
  const summary = screen.getByRole('group', { name: 'Kijk dit veld nog na' });
  await user.click(within(summary).getByRole('link', { name: /telefoonnummer/ }));
  expect(screen.getByLabelText('Telefoonnummer van wie thuis is')).toHaveFocus();
  expect(document.querySelector('details:has(#request-atHomeName)')).toHaveAttribute('open');
  expect(stored()).toEqual([]);
});

test('the next home keeps who orders and who pays, and nobody at home', async () => {
  const { user } = await openForm();
  await fillInPerson(user);
  await open(user);
  await user.type(screen.getByLabelText('Naam van wie thuis is'), 'Piet Bakker');
  await user.type(screen.getByLabelText('Telefoonnummer van wie thuis is'), '06 87654321');
  await user.selectOptions(screen.getByLabelText('Factuur naar'), visitorRoleTexts.person);
  await user.type(screen.getByLabelText('Naam op de factuur'), 'Erven Bakker');
  await user.type(screen.getByLabelText('Postcode van de factuur'), '3818EB');
  await user.type(screen.getByLabelText(/^Straat en huisnummer/), 'Utrechtseweg 210');
  await user.type(screen.getByLabelText('Plaats'), 'Amersfoort');
  await submit(user);
  await user.click(screen.getByRole('button', { name: 'Nog een woning aanvragen' }));
  await pass(2000);
  expect(screen.getByLabelText('Naam')).toHaveValue('Jo de Vries');
  expect(screen.getByLabelText('Type woning')).toHaveValue('');
  expect(screen.getByLabelText('Naam op de factuur')).toHaveValue('Erven Bakker');
  expect(screen.getByLabelText('Naam van wie thuis is')).toHaveValue('');
  expect(screen.getByLabelText('Postcode')).toHaveFocus();
});
