import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { placeOfBlock } from '@/content/cities/area-slug';
import { creationTexts } from '@/content/office/texts/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { usePublishPage } from '@/data/content/editor-mutations';
import { isLandingPageIndexed } from '@/domain/content/block-place';
import { firstPublication, immediately, isVisible, startOfDay } from '@/domain/content/publication';
import { formatDay } from '@/lib/format/format-date';
import { failureReason, refuse, type Refusal } from './create/use-creation';
import { OnlineStatus } from './online-status';
import { PublishDateForm } from './publish-date-form';
import { publicationDay } from './visibility';

const texts = creationTexts.publication;

interface PublicationControlProps {
  /** All the blocks of one page. */
  blocks: readonly ContentBlock[];
  onlineStatus: ReactNode;
}

/**
 * Whether visitors and search engines see a page, and the buttons to change that. Nothing for blocks without a page.
 */
export function PublicationControl({ blocks, onlineStatus }: PublicationControlProps) {
  const publishing = usePublishPage();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const places = blocks.map(placeOfBlock);
  const isArticle = places.includes('article');
  const isLandingPage = places.some((place) => place === 'landing-hero' || place === 'landing-text');
  const [first] = blocks;
  if (!first || !(isArticle || isLandingPage)) return null;

  const { pagePath } = first;
  const now = new Date();
  const publishedAt = firstPublication(blocks.map((block) => block.publishedAt));
  const isShown = isVisible(publishedAt, now);
  const hiddenBlocks = blocks.filter((block) => !isVisible(block.publishedAt, now)).length;
  const isIndexed = isArticle || isLandingPageIndexed(blocks);

  async function save(moment: string, done: string, failed: string) {
    if (publishing.isPending) return;
    setFailure(null);
    try {
      await publishing.mutateAsync({ pagePath, publishedAt: moment });
    } catch (error) {
      setFailure(refuse(failed, failureReason(error)));
      return;
    }
    notify.success(done);
    // The pressed button may be gone.
    group.current?.focus();
  }

  function withdraw() {
    return save('', texts.withdrawn, texts.withdrawFailed);
  }

  return (
    <div
      ref={group}
      role="group"
      aria-label={texts.label}
      tabIndex={-1}
      className="mb-4 grid gap-3 rounded-lg border border-line bg-surface-sunk p-4"
    >
      <p>
        <strong>{stateText(publishedAt, isShown)}</strong>
        {isShown && `. ${isIndexed ? texts.found : texts.notFoundYet}`}{' '}
        {isShown && (
          <Link
            to={pagePath}
            target="_blank"
            className="inline-flex min-h-6 items-center font-semibold text-primary underline"
          >
            {texts.seePage} {creationTexts.newTab}
          </Link>
        )}
      </p>
      <OnlineStatus status={onlineStatus} />
      {isShown && hiddenBlocks > 0 && <p>{texts.partly}</p>}
      <PublishDateForm
        // Resets the form when the stored moment changes.
        key={publishedAt}
        day={publicationDay(publishedAt)}
        isDisabled={publishing.isPending}
        onSave={(day) => (day === '' ? withdraw() : save(startOfDay(day), texts.planned, texts.dateFailed))}
      />
      <div className="flex flex-wrap items-end gap-3">
        {hiddenBlocks > 0 && (
          <Button
            aria-disabled={publishing.isPending}
            onClick={() => void save(immediately, texts.published, texts.publishFailed)}
          >
            {texts.publish}
          </Button>
        )}
        {publishedAt !== '' && (
          <Button variant="secondary" aria-disabled={publishing.isPending} onClick={() => void withdraw()}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="danger">
          <strong>{failure.text}.</strong> {failure.explanation}
        </Notice>
      )}
    </div>
  );
}

function stateText(publishedAt: string, isShown: boolean): string {
  if (publishedAt === '') return texts.none;
  return isShown ? texts.since(formatDay(publishedAt)) : texts.from(formatDay(publishedAt));
}
