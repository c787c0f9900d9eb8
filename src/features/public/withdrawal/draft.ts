import { z } from 'zod';
import type { WithdrawalNotice } from '@/domain/request/withdrawal-notice';
import { draftKey, type Draft } from './draft-key';

const notice: z.ZodType<WithdrawalNotice> = z.object({
  name: z.string(),
  email: z.string(),
  reference: z.string(),
  postcode: z.string(),
  houseNumber: z.string(),
  orderedOn: z.string(),
});

const draftSchema: z.ZodType<Draft> = z.object({ id: z.uuid(), notice, receivedAt: z.string().nullable() });

/** Null for none, and for one of another shape. */
export function readDraft(): Draft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
