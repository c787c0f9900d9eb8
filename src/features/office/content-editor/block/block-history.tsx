import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FocusedNotice } from '@/components/ui/notice';
import { Loading } from '@/components/ui/loading';
import { Picture } from '@/components/ui/rich-text/picture';
import { RetryNotice } from '@/components/ui/retry-notice';
import { placeOfBlock } from '@/content/cities/area-slug';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { historyQuery, type BlockVersion } from '@/data/content/editor-queries';
import { failureText } from '@/data/errors';
import { blockFields, isMarkdown } from '@/domain/content/block-fields';
import type { BlockTexts } from '@/domain/content/content-edit';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { plainText } from '@/domain/content/rich-text';
import { formatDateTime } from '@/lib/format/format-date';
import { TextChange } from './text-change';
import { changedTexts, useBlockSave } from './use-block-drafts';

const notRestored = { ...texts.notSaved, 'picture-gone': texts.history.lostPicture };

interface BlockHistoryProps {
  block: ContentBlock;
}

/** Earlier versions of a block, newest first. Restoring one is a save, so it can be undone too. */
export function BlockHistory({ block }: BlockHistoryProps) {
  const history = useQuery(historyQuery(block.id));
  const [restoring, setRestoring] = useState(0);
  const { isSaving, saveError, conflict, save } = useBlockSave(block);

  function handleRestore(version: BlockVersion) {
    setRestoring(version.id);
    void save(changedTexts(block, version));
  }

  if (history.isPending) return <Loading text={texts.history.loading} />;
  if (history.isError) {
    return (
      <RetryNotice role="alert" onRetry={() => void history.refetch()}>
        <p className="font-semibold">{texts.history.failed}</p>
      </RetryNotice>
    );
  }
  return (
    <div role="group" aria-label={texts.history.open} className="grid gap-4">
      {saveError && <FocusedNotice tone="danger">{failureText(notRestored, saveError)}</FocusedNotice>}
      {conflict === 'unknown' && <FocusedNotice tone="danger">{texts.history.conflict}</FocusedNotice>}
      <p className="text-sm text-ink-muted">{history.data.length === 0 ? texts.history.empty : texts.history.limit}</p>
      <ol className="grid gap-4">
        {history.data.map((version, index) => (
          <Version
            key={version.id}
            block={block}
            version={version}
            next={history.data[index - 1] ?? block}
            isCurrent={Object.keys(changedTexts(block, version)).length === 0}
            isBusy={isSaving}
            isRestoring={isSaving && restoring === version.id}
            onRestore={() => handleRestore(version)}
          />
        ))}
      </ol>
    </div>
  );
}

interface VersionProps {
  block: ContentBlock;
  version: BlockVersion;
  /** What took its place. */
  next: BlockTexts & { picture: string };
  isCurrent: boolean;
  isBusy: boolean;
  isRestoring: boolean;
  onRestore: () => void;
}

function Version({ block, version, next, isCurrent, isBusy, isRestoring, onRestore }: VersionProps) {
  const moment = formatDateTime(version.replacedAt);
  const isMarkdownBlock = isMarkdown(placeOfBlock(block));
  const label = isCurrent ? texts.history.isCurrent : texts.history.restore;
  return (
    <li className="rounded-lg border border-line p-4">
      <p className="font-semibold wrap-anywhere">
        {version.isDeletion ? texts.history.deleted : texts.history.replaced} {moment}
        {texts.history.by(version.replacedBy)}
      </p>
      <div role="group" aria-label={moment} tabIndex={0} className="mt-2 max-h-60 overflow-y-auto wrap-anywhere">
        <dl className="grid gap-1">
          {blockFields
            .filter((field) => version[field] !== next[field])
            .map((field) => (
              <div key={field}>
                <dt className="text-sm text-ink-muted">{texts.fields[field]}</dt>
                <dd className="whitespace-pre-wrap">
                  <FieldChange
                    from={version[field]}
                    to={next[field]}
                    isMarkdown={field === 'content' && isMarkdownBlock}
                  />
                </dd>
              </div>
            ))}
          {version.picture !== next.picture && (
            <div>
              <dt className="text-sm text-ink-muted">{texts.history.picture}</dt>
              <dd>
                {version.picture === '' ? (
                  texts.history.drawing
                ) : (
                  <Picture
                    path={version.picture}
                    alt={texts.history.pictureAlt}
                    sizes="10rem"
                    className="h-auto w-40"
                  />
                )}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <Button
        variant="secondary"
        className="mt-3"
        aria-disabled={isCurrent || isBusy}
        aria-label={isRestoring ? undefined : `${label} (${moment})`}
        onClick={() => {
          if (!isCurrent) onRestore();
        }}
      >
        {isRestoring ? texts.history.restoring : label}
      </Button>
    </li>
  );
}

interface FieldChangeProps {
  from: string;
  to: string;
  isMarkdown: boolean;
}

/** What changed in one text; of Markdown what a reader sees of it. */
function FieldChange({ from, to, isMarkdown: isWritten }: FieldChangeProps) {
  if (!isWritten) return <TextChange from={from} to={to} />;
  const [before, after] = [plainText(parseMarkdown(from)), plainText(parseMarkdown(to))];
  return before === after ? texts.history.markupChanged : <TextChange from={before} to={after} />;
}
