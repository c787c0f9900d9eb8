import { TextField } from '@/components/form/fields';
import { contentEditorTexts as texts } from '@/content/office/content-editor';

/** Whoever looks for a text types another word before reading more. */
export const maxResults = 20;

interface BlockSearchProps {
  query: string;
  /** Blocks that match; null when nothing is searched. */
  found: number | null;
  onChange: (query: string) => void;
}

export function BlockSearch({ query, found, onChange }: BlockSearchProps) {
  return (
    <div className="mt-4 max-w-md">
      <TextField
        id="content-search"
        type="search"
        label={texts.search.label}
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className="mt-1 text-sm text-ink-muted">
        {found !== null && texts.search.found(found)}
        {found !== null && found > maxResults && `. ${texts.search.shown(maxResults)}`}
      </p>
    </div>
  );
}
