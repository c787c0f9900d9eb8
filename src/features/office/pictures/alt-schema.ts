import { z } from 'zod';
import { pictureTexts } from '@/content/office/texts/pictures';
import { maxPictureAlt } from '@/domain/content/content-limits';
import { cleanLine } from '#shared/text.ts';

const texts = pictureTexts.upload;

/** What is on a picture, by the limits of the database. */
export const altSchema = z.object({
  alt: z
    .string()
    .transform(cleanLine)
    .refine((alt) => alt !== '', texts.altMissing)
    .refine((alt) => Array.from(alt).length <= maxPictureAlt, texts.altTooLong(maxPictureAlt)),
});
