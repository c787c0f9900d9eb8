import { notify } from '@/components/ui/notify';
import { creationTexts } from '@/content/office/texts/content-creation';
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

/** Adds blocks and notifies; resolves with the refusal that the form shows. */
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

/** A refusal for the form, also shown as a toast. */
export function refuse(text: string, explanation: string): Refusal {
  notify.error(text, { description: explanation });
  return { text, explanation };
}

/** The explanation of a failed write. */
export function failureReason(error: unknown, duplicate: string = creationTexts.reasons.invalid): string {
  return failureText({ ...creationTexts.reasons, duplicate, conflict: creationTexts.publication.gone }, error);
}
