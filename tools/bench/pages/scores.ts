import { z } from 'zod';
import { audit, categories, type Report } from './lighthouse.ts';

interface LostPoints {
  path: string;
  category: string;
  score: number;
  /** The audits that cost the points, and where on the page. */
  audits: string[];
}

interface Scores {
  routes: number;
  lost: LostPoints[];
}

const detailsSchema = z.object({ items: z.array(z.object({ node: z.object({ selector: z.string() }).optional() })) });

/** Runs all of Lighthouse once on each path of the site. */
export async function readScores(site: string, paths: readonly string[]): Promise<Scores> {
  const lost: LostPoints[] = [];
  for (const path of paths) {
    const report = await audit(site + path, { throttling: 'simulate', categories });
    lost.push(...lostPoints(path, report));
  }
  return { routes: paths.length, lost };
}

function lostPoints(path: string, { categories: found, audits }: Report): LostPoints[] {
  return categories.flatMap((category) => {
    const score = Math.round((found[category]?.score ?? 0) * 100);
    if (score === 100) return [];
    const costly = (found[category]?.auditRefs ?? []).filter(({ id, weight }) => {
      const result = audits[id]?.score ?? null;
      return weight > 0 && result !== null && result < 1;
    });
    return { path, category, score, audits: costly.map(({ id }) => describe(id, audits[id])) };
  });
}

function describe(id: string, result: Report['audits'][string] | undefined): string {
  const details = detailsSchema.safeParse(result?.details);
  const places = (details.data?.items ?? []).flatMap(({ node }) => node?.selector ?? []).slice(0, 3);
  return [id, result?.displayValue ?? '', places.join(', ')].filter((part) => part !== '').join(' · ');
}
