import type { z } from 'zod';
import { contentEditorTexts } from '@/content/office/texts/content-editor';
import { blockFields } from '@/domain/content/block-fields';
import { markdownProblem, tooLong, type BlockTexts } from '@/domain/content/content-edit';
import { contentLimits } from '@/domain/content/content-limits';
import { unknownPlaces } from '@/domain/pricing/price-places';

/**
 * Refuses the texts, as they are to be stored, that are longer, deeper or of more parts than the database takes, or that name
 * an amount of the price list that does not exist.
 */
export function checkTexts(texts: Partial<BlockTexts>, context: z.core.$RefinementCtx) {
  const problem = markdownProblem(texts.content ?? '');
  if (problem) {
    context.addIssue({ code: 'custom', path: ['content'], message: contentEditorTexts.markdownProblems[problem] });
  }
  for (const field of blockFields) {
    const [unknown] = unknownPlaces(texts[field] ?? '');
    if (unknown === undefined) continue;
    context.addIssue({ code: 'custom', path: [field], message: contentEditorTexts.unknownPlace(unknown) });
  }
  const lengths = tooLong(texts);
  for (const field of blockFields) {
    const length = lengths[field];
    if (length === undefined) continue;
    const message = contentEditorTexts.tooLong(field, contentLimits[field], length);
    context.addIssue({ code: 'custom', path: [field], message });
  }
}
