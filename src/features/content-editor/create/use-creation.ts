import { notify } from '@/components/ui/notify';
import { creationTexts } from '@/content/office/content-creation';
import { useAddBlocks, type NewBlock } from '@/data/content/editor-mutations';
import { failureText } from '@/data/errors';

export interface Refusal {
  text: string;
  explanation: string;
}

interface CreationMessages {
  created: string;
  createdDescription?: string;
  failed: string;
  /** The reason when such a block exists already. */
  duplicate: string;
}

/** Adds blocks, with a toast of how it went; gives what the form has to say of a failure. */
export function useCreation() {
  const adding = useAddBlocks();

  return async function create(blocks: readonly NewBlock[], messages: CreationMessages): Promise<Refusal | undefined> {
    try {
      await adding.mutateAsync(blocks);
    } catch (error) {
      return refuse(messages.failed, failureReason(error, messages.duplicate));
    }
    const { created, createdDescription } = messages;
    notify.success(created, createdDescription === undefined ? undefined : { description: createdDescription });
    return undefined;
  };
}

/** A refusal as a toast and for the form. */
export function refuse(text: string, explanation: string): Refusal {
  notify.error(text, { description: explanation });
  return { text, explanation };
}

/** What to tell of a failed write, and what to do about it. */
export function failureReason(error: unknown, duplicate: string = creationTexts.reasons.invalid): string {
  return failureText({ ...creationTexts.reasons, duplicate, conflict: creationTexts.publication.gone }, error);
}
