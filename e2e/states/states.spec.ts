import { paths } from '../../src/lib/paths.ts';
import { expect } from '../site.ts';
import { allStates, type StateGroup } from './all-states.ts';
import { walk } from './keyboard-walk.ts';
import { details, type PageState } from './page-state.ts';
import { exampleArticle, exampleCity, pageName } from './pages.ts';
import { stateTest as test } from './state-test.ts';

// Axe and a keyboard walk on each page and state, in one visit. Axe says whether a control has a name.

// Halfway through a fade colours have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

// The first is a window of 1280 px at 400 %. Each state is walked through in one of them, and in all when wide.
const windows = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** One page of each kind, which axe checks in every width and colour scheme. */
const thorough = [paths.home, paths.labelCheck, exampleCity, exampleArticle].map(pageName);

function states(group: StateGroup): readonly PageState[] {
  return allStates[group];
}

// Begins with the group of admin/letters.spec.ts, whose site a worker may still have.
for (const group of ['admin', 'visitor', 'new-admin'] as const) {
  test.describe(group, () => {
    test.use({ group });

    for (const [turn, { page: name, state, open, part, below = Infinity, ...kind }] of states(group).entries()) {
      if (kind.isPrinted) continue;
      const isPlain = state === 'plain';

      test.describe(`${name}, ${state}`, details(kind.isWideOnly), () => {
        // The page that does not exist, and the states in which calls fail.
        test.use({ expectedErrors: isPlain ? /Failed to load resource.*404/ : /Failed to load resource/ });

        test('is accessible, and all that has the focus is seen', async ({ page, isWide, expectAccessible }) => {
          const found: Record<string, string[]> = {};
          const fitting = kind.isLarge ? windows.slice(-1) : windows.filter(({ width }) => width < below);
          const sizes = isWide ? fitting : fitting.slice(turn % fitting.length).slice(0, 1);
          for (const [index, size] of sizes.entries()) {
            await page.setViewportSize(size);
            // An overlay may close during the walk.
            if (index === 0 || kind.isOverlay) await open(page);
            // Large text neither has other colours nor other names.
            if (index === 0 && !kind.isLarge) {
              await expectAccessible(isPlain ? name : `${name}, ${state}`, {
                isThorough: isPlain && thorough.includes(name),
                part: kind.checkedPart ?? part ?? 'html',
              });
            }
            const { stops, problems } = await walk(page, part);
            expect(stops, 'something has the focus').toBeGreaterThan(0);
            if (problems.length > 0) found[`${size.width} × ${size.height}`] = problems;
          }
          expect(found).toEqual({});
        });
      });
    }
  });
}
