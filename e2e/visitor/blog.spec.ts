import { paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`each row of articles is full at ${width} px, and each article has its drawing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.blog);
    const list = page.getByRole('region', { name: 'Artikelen' }).getByRole('list');
    const cards = list.getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    await expect(cards.locator('img')).toHaveCount(await cards.count());
    const { right, edges } = await list.evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      // The right edge of the last card of each row, by the top of that row.
      edges: [
        ...new Map(
          [...element.children].map((card) => {
            const box = card.getBoundingClientRect();
            return [Math.round(box.top), box.right] as const;
          }),
        ).values(),
      ],
    }));
    expect(edges.length).toBeGreaterThan(1);
    for (const edge of edges) expect(edge).toBeCloseTo(right, 0);

    // Each below the newest is one row, with its drawing along the whole side; on a phone the whole drawing at the top.
    const rows = await list.evaluate((element) =>
      [...element.children].slice(1).map((card) => {
        const { width, height } = card.getBoundingClientRect();
        const image = card.querySelector('img')?.getBoundingClientRect();
        const drawing = { width: image?.width ?? 0, height: image?.height ?? 0 };
        return { width, gap: height - drawing.height, drawing };
      }),
    );
    expect(new Set(rows.map((row) => row.width)).size).toBe(1);
    for (const { gap, drawing } of rows) {
      if (width < 640) expect(drawing.width / drawing.height).toBeCloseTo(16 / 9, 1);
      else expect(gap).toBeLessThanOrEqual(2);
      expect(drawing.width).toBeGreaterThan(100);
    }
  });
}
