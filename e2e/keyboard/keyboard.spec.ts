import { allStates, type StateGroup } from '../states/all-states.ts';
import { details, type PageState } from '../states/page-state.ts';
import { expect } from '../site.ts';
import { stateTest as test } from '../states/state-test.ts';
import { walk } from './walk.ts';

// The states in which calls fail, and the page that does not exist.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Failed to load resource/ });

// The first is a window of 1280 px at 400 %. Each state is walked through in one of them, and in all when wide.
const windows = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

function states(group: StateGroup): readonly PageState[] {
  return allStates[group];
}

// Begins with the group of admin/letters.spec.ts, whose site a worker still has.
for (const group of ['admin', 'visitor', 'new-admin'] as const) {
  test.describe(group, () => {
    test.use({ group });

    for (const [turn, { page: name, state, open, part, below = Infinity, ...kind }] of states(group).entries()) {
      if (kind.isPrinted) continue;
      test(
        `${name}, ${state}: all that has the focus is seen and named`,
        details(kind.isWideOnly),
        async ({ page, isWide }) => {
          const found: Record<string, string[]> = {};
          const fitting = kind.isLarge ? windows.slice(-1) : windows.filter(({ width }) => width < below);
          const sizes = isWide ? fitting : fitting.slice(turn % fitting.length).slice(0, 1);
          for (const [index, size] of sizes.entries()) {
            await page.setViewportSize(size);
            // What lies over the page may close on the way.
            if (index === 0 || kind.isOverlay) await open(page);
            const { stops, problems } = await walk(page, part);
            expect(stops, 'something has the focus').toBeGreaterThan(0);
            if (problems.length > 0) found[`${size.width} × ${size.height}`] = problems;
          }
          expect(found).toEqual({});
        },
      );
    }
  });
}
