import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { CircleCheck, RefreshCw, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { contentEditorTexts } from '@/content/office/texts/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { liveSiteQuery, requestBuild, useIsRequestingBuild } from '@/data/publishing/site-build';
import { onlineState, type LiveSite, type StoredBlock } from '@/domain/content/online-state';
import { env } from '@/lib/env';
import { deletedBlocks, toStoredBlock } from './outdated-blocks';

const texts = contentEditorTexts.online;

/** Milliseconds between two checks of the live site while a build is under way. */
const recheckDelay = 2000;
/** The same while a build is yet to be started by a timer. */
const timerRecheckDelay = 60_000;

/**
 * What the live site shows of the stored texts, and of those that were deleted. `blocks` are all blocks, as they were
 * read at `readAt`.
 */
export function useOnlineStatus(blocks: readonly ContentBlock[], readAt: Date) {
  const stored = blocks.map((block) => toStoredBlock(block, blocks, readAt));
  const queryClient = useQueryClient();
  const isRequesting = useIsRequestingBuild();
  const { data, isError } = useQuery({
    ...liveSiteQuery(),
    refetchInterval: ({ state }) => state.data !== undefined && recheck(state.data),
  });
  const live = data && { ...data, isBuildUnderWay: data.isBuildUnderWay || isRequesting };

  function recheck(site: LiveSite): number | false {
    const state = onlineState([...stored, ...deletedBlocks(stored, site)], site);
    if (state === 'publishing') return recheckDelay;
    return state === 'failed' && env.isBuiltByTimer && timerRecheckDelay;
  }

  function statusOf(some: readonly StoredBlock[]): ReactNode {
    // What was seen before an error may have changed since.
    if (isError) return some.some(({ isShown }) => isShown) && texts.unknown;
    const state = live && onlineState(some, live);
    if (state === undefined || state === 'offline') return null;
    if (state !== 'failed' || env.isBuiltByTimer) {
      return (
        <Mark Icon={state === 'online' ? CircleCheck : RefreshCw} className={state === 'online' ? 'text-primary' : ''}>
          {texts[state === 'failed' ? 'byTimer' : state]}
        </Mark>
      );
    }
    return (
      <>
        <Mark Icon={TriangleAlert} className="text-danger">
          {texts.failed}:
        </Mark>{' '}
        <Button variant="quiet" onClick={() => void requestBuild(queryClient)}>
          {texts.tryAgain}
        </Button>
      </>
    );
  }

  return {
    /** Of the texts of one page, or of one text. */
    ofBlocks: (some: readonly ContentBlock[]) =>
      statusOf(stored.filter(({ id }) => some.some((block) => block.id === id))),
    ofDeleted: live === undefined || isError ? null : statusOf(deletedBlocks(stored, live)),
  };
}

interface MarkProps {
  Icon: LucideIcon;
  className: string;
  children: ReactNode;
}

function Mark({ Icon, className, children }: MarkProps) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5', className)}>
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </span>
  );
}

interface OnlineStatusProps {
  /** What the status is about, where that is not clear from its place. */
  subject?: string;
  status: ReactNode;
}

/** Whether the live site shows what is stored. Announced to screen readers when it changes. */
export function OnlineStatus({ subject, status }: OnlineStatusProps) {
  return (
    <div role="status" className="text-sm font-semibold empty:hidden">
      {status !== null && status !== false && (
        <>
          {subject} {status}
        </>
      )}
    </div>
  );
}
