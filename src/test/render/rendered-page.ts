import { JSDOM } from 'jsdom';
import { allCostsSlug } from '@/content/public/all-costs';
import { fetchPages, fetchResults, renderPage } from '@/app/renderer';
import { buildArticleRow, buildContentRow } from '../content';
import { fetchFrom } from '../content-table';
import { reviewRows } from '../reviews';

/** What somebody may type into a text. */
export const html = '</script><script>alert("html")</script>';

function landingRow(slug: string, section_name: string, overrides: Parameters<typeof buildContentRow>[0] = {}) {
  const page_path = `/energielabel-${slug}`;
  return buildContentRow({ id: `${slug} ${section_name}`, section_name, page_path, is_edited: true, ...overrides });
}

export const rows = [
  buildContentRow({ id: 'hero', section_name: 'hero', page_path: null, subtitle: 'Opgeslagen tekst' }),
  buildArticleRow('een', 1),
  buildArticleRow('twee', 2, { title: html, subtitle: html, content: `${html}\n\n## ${html}\n\n- ${html}` }),
  buildArticleRow('drie', 3, { content: 'Een lange alinea die door React apart gezet kan worden. '.repeat(2000) }),
  buildArticleRow(allCostsSlug, 4),
  landingRow('soest', 'hero', { title: html, subtitle: html }),
  landingRow('soest', 'intro', { content: html }),
  landingRow('baarn', 'benefits', { is_edited: false }),
];

const options = { send: fetchFrom(rows, reviewRows), signal: new AbortController().signal };
const fetched = await fetchPages(options);
/** Every page of a site with these texts. */
export const pages = fetched.pages;

const opened = new Map<string, ReturnType<typeof render>>();

/** A page as the build makes it; each is rendered once. */
export function openRendered(path: string) {
  const page = opened.get(path) ?? render(path);
  opened.set(path, page);
  return page;
}

async function render(path: string) {
  const page = pages.find((other) => other.path === path);
  if (!page) throw new Error(`no ${path}`);
  const known = await fetchResults(page, options);
  const made = await renderPage(page, known);
  const { document } = new JSDOM(`<html><head>${made.head}</head><body>${made.body}</body></html>`).window;
  return { ...made, known, document, main: document.querySelector('main')?.textContent ?? '' };
}

/** An attribute of each element. */
export function attribute(document: Document, selector: string, name: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
}
