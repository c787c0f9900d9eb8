import type { Page } from '@playwright/test';
import { openRoles } from '../../src/content/public/request/open-roles.ts';
import { visitorRoleTexts } from '../../src/content/public/request/roles.ts';
import { payerNumberLabel, roleLabels } from '../../src/content/roles.ts';
import { accessibilityOf } from '../support/axe.ts';
import { expectSent, fillInPerson, openForm, passFillInTime, send, storedRequests } from '../support/request-steps.ts';
import { expect, test } from '../site.ts';

// Who orders for somebody else, and at whose cost (D-76).

async function fillInRoles(page: Page): Promise<void> {
  await page.getByText(openRoles.title).click();
  await page.getByLabel(roleLabels.atHomeName).fill('Piet Bakker');
  await page.getByLabel(roleLabels.atHomePhone).fill('06 87654321');
  await page.getByLabel(roleLabels.payerKind).selectOption(visitorRoleTexts.company);
  await page.getByLabel(roleLabels.payerName).fill('Makelaardij Voorbeeld.nl');
  await page.getByLabel(roleLabels.payerPostcode).fill('3818eb');
  await page.getByLabel(payerNumberLabel).fill('210');
  await expect(page.getByLabel(roleLabels.payerStreet)).toHaveValue('Utrechtseweg 210');
}

test('an agent orders for a seller: the code comes when the line is opened', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openForm(page);
  await fillInPerson(page);
  expect(scripts.filter((path) => path.includes('/roles-'))).toEqual([]);
  await fillInRoles(page);
  expect(scripts.filter((path) => path.includes('/roles-'))).not.toEqual([]);
  await accessibilityOf(page, false)('the opened part', { part: '#contactForm', isThorough: true });
  await page.reload();
  await expect(page.getByLabel(roleLabels.payerName)).toHaveValue('Makelaardij Voorbeeld.nl');
  await passFillInTime(page);
  await send(page);
  await expectSent(page);
  expect(await storedRequests(site)).toMatchObject([
    {
      ...{ name: 'Jo de Vries', at_home_name: 'Piet Bakker', at_home_phone: '06 87654321', is_held: false },
      ...{ payer_kind: 'company', payer_street: 'Utrechtseweg 210', payer_city: 'Amersfoort' },
    },
  ]);
  expect(await site.inbox()).toMatchObject([{ body: { atHomeName: 'Piet Bakker', payerKind: 'company' } }]);
});
