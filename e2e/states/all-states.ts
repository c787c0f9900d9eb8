import { backOfficeStates } from './back-office.ts';
import { formStates } from './form.ts';
import { frontPageStates } from './front-page.ts';
import { ownRequestStates } from './own-request.ts';
import type { PageState } from './page-state.ts';
import { plainPages } from './pages.ts';
import { publicStates } from './public.ts';
import { plainAdminPages, adminPageStates } from './admin-pages.ts';

/** Every page and state, by the data in the database and the viewer. */
export const allStates = {
  visitor: [...plainPages, ...publicStates, ...frontPageStates, ...formStates, ...ownRequestStates],
  /** An administrator on a working day. */
  admin: [...plainAdminPages, ...adminPageStates, ...backOfficeStates],
  /** An administrator whose database is still empty. */
  'new-admin': plainAdminPages.map((adminPage) => ({ ...adminPage, state: 'empty', isWideOnly: true })),
} as const satisfies Record<string, readonly PageState[]>;

export type StateGroup = keyof typeof allStates;
