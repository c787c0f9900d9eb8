import { expect, type Page } from '@playwright/test';
import { pageRegistry } from '../../src/app/page-registry.ts';
import { paths } from '../../src/lib/paths.ts';
import { adminNavigation } from '../support/admin.ts';
import { answerWithError, largeText, neverAnswer, visit, type PageState } from './page-state.ts';
import { pageName } from './pages.ts';

const adminPages = pageRegistry.filter(({ isAdminPage }) => isAdminPage).map(({ path }) => path);
const anyCall = '**/rest/v1/**';
const administratorList = '**/rest/v1/rpc/is_admin*';

/** The pages of the back-office as they open, with an empty or a filled database. */
export const plainAdminPages: readonly PageState[] = adminPages.map((path) => ({
  page: pageName(path),
  state: 'plain',
  open: (page) => visit(page, path),
}));

/** The pages while they load, when they fail and with large text. */
export const adminPageStates: readonly PageState[] = [
  ...adminPages.filter((path) => path !== paths.adminManagement).flatMap(statesOfReading),
  // The overview waits for nothing.
  ...adminPages.map((path) => largeText(pageName(path), path, path !== paths.admin)),
];

function statesOfReading(path: string): PageState[] {
  return [
    {
      page: pageName(path),
      state: 'loading',
      isWideOnly: true,
      open: (page: Page) => open(page, path, neverAnswer),
    },
    {
      page: pageName(path),
      state: 'error',
      isWideOnly: path !== paths.admin,
      open: async (page: Page) => {
        await open(page, path, answerWithError);
        // After the automatic retries.
        await page
          .getByRole('button', { name: /^Opnieuw/ })
          .first()
          .waitFor();
        await expect(page.getByText(/laden\.\.\./)).toHaveCount(0, { timeout: 20_000 });
      },
    },
  ];
}

async function open(page: Page, path: string, treat: (page: Page, url: string) => Promise<void>): Promise<void> {
  await treat(page, anyCall);
  // The last matching route wins.
  await page.route(administratorList, (route) => route.continue());
  await page.goto(path);
  await adminNavigation(page).waitFor();
  if (path === paths.admin) await page.getByRole('heading', { name: 'Energielabel Aanvragen' }).waitFor();
}
