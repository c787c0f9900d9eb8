import { Fragment, useDeferredValue, useState, type ReactNode } from 'react';
import { useLeaveGuard } from '@/components/office/edit/use-leave-guard';
import { TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { placeOfBlock } from '@/content/cities/area-slug';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { findBlocks, inOrderOfPage, pagePaths, tabLabel } from './block-lists';
import { BlockCard } from './block/block-card';
import { useBlockDrafts, withDrafts, type BlockDraft } from './block/use-block-drafts';
import { ContentCreation } from './create/content-creation';
import { EditorTabs, useSelectedPage } from './editor-tabs';
import { OnlineStatus, useOnlineStatus } from './online-status';
import { PublicationControl } from './publication-control';
import { visibilityOf } from './visibility';

interface EditorBodyProps {
  stored: readonly ContentBlock[];
  /** When they were fetched. */
  readAt: Date;
  renderPicture: (article: ContentBlock) => ReactNode;
  onDeleted: (block: ContentBlock) => void;
}

/** The blocks of one page, or the results of a search through all pages. */
export function EditorBody({ stored, readAt, renderPicture, onDeleted }: EditorBodyProps) {
  const drafts = useBlockDrafts(stored);
  const blocks = withDrafts(stored, drafts.all);
  const paths = pagePaths(blocks);
  const [selected, select] = useSelectedPage(paths);
  const [query, setQuery] = useState('');
  // Searching every text may take longer than typing a letter.
  const deferredQuery = useDeferredValue(query);
  const found = deferredQuery.trim() === '' ? null : findBlocks(blocks, deferredQuery);
  const unsaved = drafts.unsaved.map(({ base }) => base.pagePath);
  const online = useOnlineStatus(stored, readAt);
  useLeaveGuard(unsaved.length > 0);

  const blocksOfPage = stored.filter(({ pagePath }) => pagePath === selected);

  /** Shows a page, and ends the search. */
  function handleSelect(pagePath: string) {
    setQuery('');
    select(pagePath);
  }

  function renderBlocks(shown: readonly ContentBlock[]) {
    if (shown.length === 0) return <p className="py-4 text-ink-muted">{texts.empty}</p>;
    return (
      <div className="grid gap-4">
        {shown.map((block) => (
          <BlockCard
            key={block.id}
            block={block}
            visibility={visibilityOf(block, stored, readAt)}
            // The status of a page of its own is shown above its blocks.
            onlineStatus={placeOfBlock(block) === 'home' ? online.ofBlocks([block]) : null}
            drafts={drafts}
            query={found ? deferredQuery : ''}
            onDeleted={onDeleted}
          />
        ))}
      </div>
    );
  }

  return (
    <>
      <div className="mt-4">
        <ContentCreation blocks={stored} onCreated={handleSelect} />
      </div>
      {drafts.restored.length > 0 && <RestoredDrafts drafts={drafts.restored} onSelect={handleSelect} />}
      <OnlineStatus subject={texts.online.deleted} status={online.ofDeleted} />
      <BlockSearch query={query} found={found?.length ?? null} onChange={setQuery} />
      {found ? (
        <div className="mt-4">{found.length > 0 && renderBlocks(found.slice(0, maxResults))}</div>
      ) : (
        <EditorTabs paths={paths} selected={selected} unsaved={unsaved} onSelect={select}>
          <div className="grid gap-4">
            {selected !== '' && (
              <PublicationControl key={selected} blocks={blocksOfPage} onlineStatus={online.ofBlocks(blocksOfPage)} />
            )}
            {blocksOfPage
              .filter((block) => placeOfBlock(block) === 'article')
              .map((article) => (
                <Fragment key={article.id}>{renderPicture(article)}</Fragment>
              ))}
            {renderBlocks(inOrderOfPage(blocks.filter(({ pagePath }) => pagePath === selected)))}
          </div>
        </EditorTabs>
      )}
    </>
  );
}

interface RestoredDraftsProps {
  drafts: readonly BlockDraft[];
  onSelect: (pagePath: string) => void;
}

/** Says that unsaved texts were restored, with buttons to their pages. */
function RestoredDrafts({ drafts, onSelect }: RestoredDraftsProps) {
  return (
    <Notice className="mt-4">
      <p>{texts.restored}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {[...new Set(drafts.map(({ base }) => base.pagePath))].map((pagePath) => (
          <Button key={pagePath} variant="secondary" onClick={() => onSelect(pagePath)}>
            {tabLabel(pagePath)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

const maxResults = 20;

interface BlockSearchProps {
  query: string;
  /** Number of matching blocks; null without a search. */
  found: number | null;
  onChange: (query: string) => void;
}

function BlockSearch({ query, found, onChange }: BlockSearchProps) {
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
