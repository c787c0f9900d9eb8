import { useState, type ReactNode } from 'react';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import { visibilityTexts } from '@/content/office/texts/text-visibility';
import { placeOfBlock } from '@/content/cities/area-slug';
import type { ContentBlock } from '@/data/content/content-block';
import { formatDateTime } from '@/lib/format/format-date';
import { BlockForm } from './block-form';
import { BlockView } from './block-view';
import { PageSketch } from './page-sketch';
import { findMatch } from '../block-lists';
import { blockName } from '../block-name';
import type { BlockDrafts } from './use-block-drafts';
import { OnlineStatus } from '../online-status';
import type { Visibility } from '../visibility';

interface BlockCardProps {
  block: ContentBlock;
  visibility: Visibility;
  onlineStatus: ReactNode;
  drafts: BlockDrafts;
  /** The search that found the block; '' without one. */
  query: string;
  onDeleted: (block: ContentBlock) => void;
}

/** One block: where it is visible, its texts, and the form to edit them. */
export function BlockCard({ block, visibility, onlineStatus, drafts, query, onDeleted }: BlockCardProps) {
  const titleId = `${block.id}-name`;
  const place = placeOfBlock(block);
  const draft = drafts.find(block.id);
  // Opening and closing the form moves the focus; switching tabs does not.
  const [wasToggled, setWasToggled] = useState(false);

  return (
    <article aria-labelledby={titleId} className="rounded-xl border border-line p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <PageSketch place={place} sectionName={block.sectionName} />
        <div className="min-w-0">
          <h3 id={titleId} className="text-lg font-bold wrap-anywhere">
            {blockName(block)}
          </h3>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {place === 'nowhere' && <>{texts.sectionName(block.sectionName)} </>}
            {block.pagePath !== '' && <>Pagina: {block.pagePath}. </>}
            Laatst bijgewerkt {formatDateTime(block.lastUpdated)}
          </p>
        </div>
      </div>
      <p className="mt-1 text-sm font-semibold wrap-anywhere">
        {visibility.text}
        {visibility.path !== '' && (
          <>
            {': '}
            <a
              href={visibility.path}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 min-w-6 items-center text-primary underline underline-offset-4"
            >
              {visibility.path} <span className="sr-only">{visibilityTexts.newTab}</span>
            </a>
          </>
        )}
      </p>
      <OnlineStatus status={onlineStatus} />
      <FoundText text={block.content} query={query} />
      {draft ? (
        <BlockForm
          draft={draft}
          labelledBy={titleId}
          takesFocus={wasToggled}
          onChange={(part) => drafts.change(block.id, part)}
          onNewer={(newer) => drafts.moveTo(block.id, newer)}
          onClose={() => {
            setWasToggled(true);
            drafts.stop(block.id);
          }}
        />
      ) : (
        <BlockView
          block={block}
          takesFocus={wasToggled}
          onEdit={() => {
            setWasToggled(true);
            drafts.start(block);
          }}
          onDeleted={onDeleted}
        />
      )}
    </article>
  );
}

interface FoundTextProps {
  text: string;
  query: string;
}

/** The match of a search, because a long text is shown truncated. */
function FoundText({ text, query }: FoundTextProps) {
  const match = findMatch(text, query);
  if (!match) return null;
  return (
    <p className="mt-2 text-sm wrap-anywhere">
      {texts.search.place}: {match.before}
      <mark className="rounded-sm bg-accent-soft px-0.5 font-semibold text-ink">{match.found}</mark>
      {match.after}
    </p>
  );
}
