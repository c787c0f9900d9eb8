import { expect, type Page } from '@playwright/test';
import { sendRequest } from '../support/request-steps.ts';
import { visit, type PageState } from './page-state.ts';

const page = 'mijn-aanvraag';
const key = 'a'.repeat(64);
const hour = 3_600_000;
const nextWeek = Math.ceil(Date.now() / hour) * hour + 7 * 24 * hour;

/** A slot of an hour, so many hours after this time next week. */
function slotAt(hours: number) {
  const starts = nextWeek + hours * hour;
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + hour).toISOString() };
}

const moments = [0, 2, 24, 26, 48].map((hours) => ({ ...slotAt(hours), is_near: hours === 0 }));

const request = {
  id: '5f0c9a3e-0000-4000-8000-000000000000',
  name: 'Jo de Vries',
  address: 'Voorbeeldstraat 12, 3811 AA Amersfoort',
  property_type: 'detached',
  rush: null,
  price: 385,
  created_at: new Date().toISOString(),
  status: 'new',
  visit: null,
  can_change: true,
};
const planned = {
  ...request,
  status: 'scheduled',
  visit: { id: request.id, sequence: 0, ...slotAt(0), adviser: 'Robin' },
};

async function answer(opened: Page, name: string, json: object): Promise<void> {
  await opened.route(`**/rest/v1/rpc/${name}*`, (route) => route.fulfill({ json }));
}

function showing(state: string, stored: object, heading: string): PageState {
  return {
    page,
    state,
    open: async (opened) => {
      await answer(opened, 'customer_request', stored);
      await answer(opened, 'customer_moments', moments);
      await visit(opened, `/mijn-aanvraag#${key}`);
      await expect(opened.getByRole('heading', { name: heading })).toBeVisible();
    },
  };
}

const plannedState = showing('planned', planned, 'Uw afspraak');

/** A planned request after pressing a button, once its result is visible. */
function pressing(state: string, button: string, isThere: (opened: Page) => Promise<void>): PageState {
  return {
    page,
    state,
    isWideOnly: true,
    open: async (opened) => {
      await plannedState.open(opened);
      await opened.getByRole('button', { name: button }).click();
      await isThere(opened);
    },
  };
}

/** What a customer sees after sending, and by the link of the request. */
export const ownRequestStates: readonly PageState[] = [
  {
    page: 'sent',
    state: 'moments',
    open: async (opened) => {
      await answer(opened, 'customer_moments', moments);
      await sendRequest(opened);
      await opened.getByRole('radio').first().check({ force: true });
      await opened.getByRole('button', { name: /^Afspraak vastleggen/ }).click();
      await expect(opened.getByRole('alert').filter({ hasText: 'Zet hierboven een vinkje' })).toBeVisible();
    },
  },
  showing('received', request, 'Uw aanvraag is bij ons'),
  plannedState,
  {
    ...showing('cancelled', { ...request, status: 'cancelled', can_change: false }, 'Uw aanvraag is geannuleerd'),
    isWideOnly: true,
  },
  pressing('moving', 'Ander moment kiezen', (opened) => expect(opened.getByRole('radio').first()).toBeAttached()),
  pressing('cancelling', 'Annuleren', (opened) =>
    expect(opened.getByRole('button', { name: 'Ja, annuleren' })).toBeVisible(),
  ),
];
