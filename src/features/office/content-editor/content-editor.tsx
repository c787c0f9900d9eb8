import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { offerUndo } from '@/components/office/edit/offer-undo';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { notify } from '@/components/ui/notify';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { useRestoreBlock } from '@/data/content/editor-mutations';
import { blocksQuery } from '@/data/content/editor-queries';
import { failureText, isConflict } from '@/data/errors';
import { adminSections } from '@/lib/admin-links';
import { EditorBody } from './editor-body';
import { linkTargetsOf } from './text-editor/link-targets';
import { TextEditorContext, type PicturePicker } from './text-editor/text-editor-context';

interface ContentEditorProps {
  /** The fixed pages of the site, which a text can link to. */
  pages: readonly { path: string; label: string }[];
  PicturePicker?: PicturePicker;
  /** Renders the picture of an article, beside its publication. */
  renderPicture: (article: ContentBlock) => ReactNode;
}

/** The texts of the website. */
export function ContentEditor({ pages, PicturePicker, renderPicture }: ContentEditorProps) {
  const blocks = useQuery(blocksQuery());
  const title = useRef<HTMLHeadingElement>(null);
  const restoring = useRestoreBlock();
  const { isError, errorUpdatedAt } = blocks;

  useEffect(() => {
    if (isError) notify.error(texts.fetchFailed);
  }, [isError, errorUpdatedAt]);

  function handleDeleted(block: ContentBlock) {
    offerUndo({
      done: { title: texts.deleted, description: texts.deletedDescription(block.sectionName) },
      undoLabel: texts.undo,
      undo: () => restoring.mutateAsync(block.id),
      undone: { title: texts.undone },
      describeFailure: describeRestoreFailure,
    });
    // The card with the button is gone.
    title.current?.focus();
  }

  return (
    <Card isDense>
      <h2 id={adminSections.content} ref={title} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.intro}</p>
      {blocks.isPending && <Loading text={texts.loading} />}
      {isError && (
        <RetryNotice className="mt-4" onRetry={() => void blocks.refetch()}>
          <p className="font-semibold">{texts.fetchFailed}</p>
          {blocks.data && <p>{texts.stale}</p>}
        </RetryNotice>
      )}
      {blocks.data && (
        <TextEditorContext value={{ linkTargets: linkTargetsOf(pages, blocks.data), PicturePicker }}>
          <EditorBody
            stored={blocks.data}
            readAt={new Date(blocks.dataUpdatedAt)}
            renderPicture={renderPicture}
            onDeleted={handleDeleted}
          />
        </TextEditorContext>
      )}
    </Card>
  );
}

function describeRestoreFailure(error: unknown) {
  const reasons = { conflict: texts.undoConflict, duplicate: texts.undoDuplicate, other: texts.tryAgain };
  return { title: texts.undoFailed, description: failureText(reasons, error), canRetry: !isConflict(error) };
}
