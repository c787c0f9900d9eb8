import type { z } from 'zod';
import { contentEditorTexts } from '@/content/office/content-editor';
import { blockFields } from '@/domain/content/block-fields';
import { tooLong, type BlockTexts } from '@/domain/content/content-edit';
import { contentLimits } from '@/domain/content/content-limits';

/** Refuses the texts, as they are to be stored, that are longer than the database takes. */
export function checkLengths(texts: Partial<BlockTexts>, context: z.core.$RefinementCtx) {
  const lengths = tooLong(texts);
  for (const field of blockFields) {
    const length = lengths[field];
    if (length === undefined) continue;
    const message = contentEditorTexts.tooLong(field, contentLimits[field], length);
    context.addIssue({ code: 'custom', path: [field], message });
  }
}
