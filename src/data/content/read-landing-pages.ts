import { z } from 'zod';
import { readAreaSlug } from '@/content/area-slug';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { landingPagePath } from '@/lib/paths';

/** Where a landing page is and what it is about. */
interface LandingPageLink {
  path: string;
  /** Name of the place, made from the path; the title of a page is no place name. */
  place: string;
}

const mostLandingPages = 1000;

const rowsSchema = z.array(z.object({ page_path: z.string() }));

export async function readLandingPages(signal: AbortSignal): Promise<LandingPageLink[]> {
  const { data, error, status } = await supabase
    .from('website_content')
    .select('page_path')
    .eq('section_name', 'hero')
    .like('page_path', landingPagePath('%'))
    .order('page_path')
    .limit(mostLandingPages)
    .abortSignal(signal)
    // The cache tries again by itself; together they would keep people waiting for minutes.
    .retry(false);
  if (error) throw toDataError({ error, status });
  return parseLandingPages(data);
}

/** A path that shows another page, such as that of a fixed city, is none of a landing page and is left out. */
function parseLandingPages(rows: unknown): LandingPageLink[] {
  const parsed = rowsSchema.safeParse(rows);
  if (!parsed.success) {
    throw new DataError('unavailable', 'the landing pages have another shape', { cause: parsed.error });
  }
  return parsed.data.flatMap(({ page_path: path }) => {
    const area = readAreaSlug(path.slice(1));
    return area.kind === 'landing-page' ? [{ path, place: placeName(area.slug) }] : [];
  });
}

/** `Bunnik zuid` from bunnik-zuid. Which of the later words have a capital, a path does not tell. */
function placeName(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
