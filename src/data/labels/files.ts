import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { nudgeSender } from '@/data/outgoing/nudge';
import { withMailChoice } from '@/data/outgoing/without-mail';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { read, run } from '@/data/run';
import { messageStates } from '@/domain/outgoing/message-states';
import { bytesOfBase64 } from '@/lib/bytes-of-base64';

const labelFileSchema = z
  .object({
    id: z.string(),
    /** A timestamp as received. */
    stored_at: z.string(),
    /** E-mail address of the administrator. */
    stored_by: z.string().nullable(),
    bytes: z.int(),
    can_undo: z.boolean(),
    /** The state of the mail with it; null while none is queued. */
    mail: z.enum(messageStates).nullable(),
  })
  .nullable();
export type LabelFile = NonNullable<z.output<typeof labelFileSchema>>;

/** Milliseconds between two looks at a label whose mail is on its way. */
const interval = 10_000;

async function fetchLabelFile(requestId: string): Promise<LabelFile | null> {
  return read(labelFileSchema, supabase.rpc('label_file', { request_id: requestId }));
}

/** The PDF of the label of a request without its bytes; null when it has none. Throws a DataError. */
export function labelFileQuery(requestId: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'label-file', requestId],
    queryFn: () => fetchLabelFile(requestId),
    refetchInterval: ({ state: { data } }) => (data && (data.can_undo || data.mail === 'waiting') ? interval : false),
  });
}

/** The PDF of the label of a request; null when it has none. Throws a DataError. */
export async function readLabelPdf(requestId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const pdf = await read(z.base64().nullable(), supabase.rpc('label_pdf', { request_id: requestId }));
  return pdf === null ? null : bytesOfBase64(pdf);
}

interface NewLabel {
  /** A UUID: a second attempt with the same one stores the label once. */
  id: string;
  requestId: string;
  /** Base64 */
  pdf: string;
  isWithoutMail: boolean;
}

/** Stores the PDF of a label and resolves to what is known of it then. Throws a DataError, `invalid` for a refusal. */
export function useStoreLabel() {
  return useLabelMutation(async ({ id, requestId, pdf, isWithoutMail }: NewLabel) => {
    await run(withMailChoice(supabase.rpc('store_label_file', { id, request_id: requestId, pdf }), isWithoutMail));
    return fetchLabelFile(requestId);
  });
}

/**
 * Takes a label back: within the minute, so that the one before it counts again, or with `isLate` also later. Resolves to false
 * when it is gone or too late. Throws a DataError.
 */
export function useRemoveLabel() {
  return useLabelMutation(({ id, isLate }: { id: string; isLate: boolean }) =>
    read(z.boolean(), supabase.rpc('remove_label_file', { id, is_late: isLate })),
  );
}

function useLabelMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      nudgeSender();
      return reload(queryClient, requestKeys.all);
    },
  });
}
