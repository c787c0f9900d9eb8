import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { contentEditorTexts as texts } from '@/content/office/content-editor';
import { tabLabel } from '../editor-pages';
import type { BlockDraft } from './use-block-drafts';

interface RestoredDraftsProps {
  drafts: readonly BlockDraft[];
  onSelect: (pagePath: string) => void;
}

/** Says that unsaved texts of an earlier time are back, and leads to them. */
export function RestoredDrafts({ drafts, onSelect }: RestoredDraftsProps) {
  return (
    <Notice className="mt-4">
      <p>{texts.restored}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {[...new Set(drafts.map(({ base }) => base.pagePath))].map((pagePath) => (
          <Button key={pagePath} look="secondary" onClick={() => onSelect(pagePath)}>
            {tabLabel(pagePath)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
