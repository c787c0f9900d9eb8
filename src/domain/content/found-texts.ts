import { excerpt, excerptLength } from './excerpt.ts';

interface ListedTexts {
  summary: string;
  subtitle: string;
}

interface FoundTexts extends ListedTexts {
  title: string;
  searchTitle: string;
  searchDescription: string;
}

/** The excerpt of an article in the list of the blog: its summary, or the beginning of `text`, its plain text. */
export function listedExcerpt({ summary, subtitle }: ListedTexts, text: string): string {
  return summary || excerpt(text || subtitle, excerptLength);
}

/** Title and description of an article for search engines and shared links; `text` is what can be read of it. */
export function foundTexts(article: FoundTexts, text: string): { searchTitle: string; description: string } {
  const { title, subtitle, summary, searchTitle, searchDescription } = article;
  return {
    searchTitle: searchTitle || title,
    description: searchDescription || summary || excerpt(subtitle || text, excerptLength),
  };
}
