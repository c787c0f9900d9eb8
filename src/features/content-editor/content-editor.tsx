import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { contentEditorTexts as texts } from '@/content/office/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { blocksQuery } from '@/data/content/editor-queries';
import { adminSections } from '@/lib/admin-links';
import { EditorBody } from './editor-body';
import { useUndo } from './block/use-undo';

/** The texts of the website, to be read, changed, put back and removed. */
export function ContentEditor() {
  const blocks = useQuery(blocksQuery());
  const title = useRef<HTMLHeadingElement>(null);
  const offerUndo = useUndo();
  const { isError, errorUpdatedAt } = blocks;

  useEffect(() => {
    if (isError) notify.error(texts.fetchFailed);
  }, [isError, errorUpdatedAt]);

  function handleDeleted(block: ContentBlock) {
    offerUndo(block);
    // The card with the button is gone.
    title.current?.focus();
  }

  return (
    <Card>
      <h2 id={adminSections.content} ref={title} tabIndex={-1} className="text-xl font-bold outline-none">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.intro}</p>
      {blocks.isPending && <Loading text={texts.loading} />}
      {isError && (
        <Notice tone="danger" className="mt-4">
          <p className="font-semibold">{texts.fetchFailed}</p>
          {blocks.data && <p>{texts.stale}</p>}
          <Button look="secondary" className="mt-3" onClick={() => void blocks.refetch()}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
      {blocks.data && (
        <EditorBody stored={blocks.data} readAt={new Date(blocks.dataUpdatedAt)} onDeleted={handleDeleted} />
      )}
    </Card>
  );
}
