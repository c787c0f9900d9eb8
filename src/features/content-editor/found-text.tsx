import { contentEditorTexts as texts } from '@/content/office/content-editor';
import { foundPiece } from './find-blocks';

interface FoundTextProps {
  text: string;
  query: string;
}

/** The place in a long text that a search found; the text itself is shown cut off. */
export function FoundText({ text, query }: FoundTextProps) {
  const piece = foundPiece(text, query);
  if (!piece) return null;
  return (
    <p className="mt-2 text-sm wrap-anywhere">
      {texts.search.place}: {piece.before}
      <mark className="rounded bg-accent-soft px-0.5 font-semibold text-ink">{piece.found}</mark>
      {piece.after}
    </p>
  );
}
