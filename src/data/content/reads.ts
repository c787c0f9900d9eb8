import { allCostsSlug } from '@/content/blog';
import { supabase } from '@/data/client';
import { toDataError } from '@/data/errors';
import { articleSlug } from '@/domain/article-text';
import { articlePath, landingPagePath } from '@/lib/paths';
import { parseArticles, parseListedArticles, parseRelatedArticles } from './article';
import type { Article, ListedArticle, RelatedArticle } from './article';
import { parseBlocks, type ContentBlock } from './content-block';
import { toLandingPage, landingPageSections, type LandingPage } from './landing-page';

const articleSection = 'blog_article';
const mostArticles = 100;
const mostRelated = 3;

const wholeBlock = 'id, section_name, title, subtitle, content, page_path, last_updated, is_edited';
const wholeArticle = 'id, section_name, title, subtitle, content, page_path, last_updated';
const relatedArticle = 'id, section_name, title, subtitle, page_path, last_updated';

interface Answer {
  data: unknown;
  error: { code: string; message: string } | null;
  status: number;
}

function rowsOf({ data, error, status }: Answer): unknown {
  if (error) throw toDataError({ error, status });
  return data;
}

export async function readHero(signal: AbortSignal): Promise<ContentBlock | null> {
  const answer = await supabase
    .from('website_content')
    .select(wholeBlock)
    .eq('section_name', 'hero')
    .is('page_path', null)
    .order('last_updated', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    // The cache tries again by itself; together they would keep people waiting for minutes.
    .retry(false);
  return parseBlocks(rowsOf(answer))[0] ?? null;
}

export async function readArticles(signal: AbortSignal): Promise<ListedArticle[]> {
  const answer = await supabase
    .from('website_content')
    .select(wholeArticle)
    .eq('section_name', articleSection)
    .neq('page_path', articlePath(allCostsSlug))
    .order('last_updated', { ascending: false })
    .limit(mostArticles)
    .abortSignal(signal)
    .retry(false);
  return parseListedArticles(rowsOf(answer));
}

export async function readArticle(slug: string, signal: AbortSignal): Promise<Article | null> {
  const path = articlePath(slug);
  // The database holds no other paths, and some characters in an address it could not even look for.
  if (articleSlug(path) === '') return null;
  const answer = await supabase
    .from('website_content')
    .select(wholeArticle)
    .eq('section_name', articleSection)
    .eq('page_path', path)
    .limit(1)
    .abortSignal(signal)
    .retry(false);
  return parseArticles(rowsOf(answer))[0] ?? null;
}

export async function readRelatedArticles(slug: string, signal: AbortSignal): Promise<RelatedArticle[]> {
  const answer = await supabase
    .from('website_content')
    .select(relatedArticle)
    .eq('section_name', articleSection)
    // In one condition: of two on the same column the embedded backend forgets the first.
    .notIn('page_path', [articlePath(slug), articlePath(allCostsSlug)])
    .order('last_updated', { ascending: false })
    .limit(mostRelated)
    .abortSignal(signal)
    .retry(false);
  return parseRelatedArticles(rowsOf(answer));
}

export async function readLandingPage(slug: string, signal: AbortSignal): Promise<LandingPage | null> {
  const answer = await supabase
    .from('website_content')
    .select(wholeBlock)
    .eq('page_path', landingPagePath(slug))
    .in('section_name', landingPageSections)
    .abortSignal(signal)
    .retry(false);
  return toLandingPage(parseBlocks(rowsOf(answer)));
}
