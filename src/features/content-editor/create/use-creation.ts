import { useState } from 'react';
import { notify } from '@/components/ui/notify';
import { creationTexts } from '@/content/office/content-creation';
import { useAddBlocks, type NewBlock } from '@/data/content/creation';
import { failureText } from '@/data/errors';

export interface Failure {
  title: string;
  reason: string;
}

interface CreationMessages {
  created: string;
  createdDescription?: string;
  failed: string;
  /** The reason when such a block exists already. */
  duplicate: string;
}

/** Adding blocks, with what people hear of it. */
export function useCreation() {
  const adding = useAddBlocks();
  const [failure, setFailure] = useState<Failure | null>(null);

  function refuse(title: string, reason: string) {
    notify.error(title, { description: reason });
    setFailure({ title, reason });
  }

  /** Resolves with whether the blocks are there now. */
  async function create(blocks: readonly NewBlock[], messages: CreationMessages): Promise<boolean> {
    if (adding.isPending) return false;
    setFailure(null);
    try {
      await adding.mutateAsync(blocks);
    } catch (error) {
      refuse(messages.failed, failureReason(error, messages.duplicate));
      return false;
    }
    const { created, createdDescription } = messages;
    notify.success(created, createdDescription === undefined ? undefined : { description: createdDescription });
    return true;
  }

  return { isBusy: adding.isPending, failure, refuse, create };
}

/** What to tell of a failed write, and what to do about it. */
export function failureReason(error: unknown, duplicate: string = creationTexts.reasons.invalid): string {
  return failureText({ ...creationTexts.reasons, duplicate, conflict: creationTexts.publication.gone }, error);
}
