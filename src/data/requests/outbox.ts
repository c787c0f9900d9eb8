import { z } from 'zod';
import { propertyTypes } from '@/domain/pricing/pricing';
import { relayStatuses, type LabelRequest, type RelayStatus } from '@/domain/request/request';
import { readStoredJson, removeStored, storageKeys, writeStored } from '@/lib/storage';
import { storeRequest } from './store';

const requestSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  message: z.string(),
  propertyType: z.enum(propertyTypes),
  rushService: z.boolean(),
  postcode: z.string(),
  houseNumber: z.string(),
  houseNumberAddition: z.string(),
  surfaceArea: z.number().nullable(),
  calculatedPrice: z.number().nullable(),
}) satisfies z.ZodType<LabelRequest>;

const entrySchema = z.object({ request: requestSchema, relayStatus: z.enum(relayStatuses) });
type Entry = z.infer<typeof entrySchema>;

/** Keeps a request on this device until the database has it; a newer version of the same request replaces it. */
export function keepInOutbox(request: LabelRequest, relayStatus: RelayStatus): void {
  write([...read().filter((entry) => entry.request.id !== request.id), { request, relayStatus }]);
}

export function discardFromOutbox(id: string): void {
  write(read().filter((entry) => entry.request.id !== id));
}

/** Offers every kept request to the database once; resolves to how many are still waiting. */
export async function flushOutbox(): Promise<number> {
  for (const { request, relayStatus } of read()) {
    try {
      await storeRequest(request, relayStatus);
      discardFromOutbox(request.id);
    } catch (error) {
      console.warn('A request is still waiting to be stored', error);
    }
  }
  return read().length;
}

function read(): Entry[] {
  const stored = readStoredJson(storageKeys.outbox);
  const candidates: unknown[] = Array.isArray(stored) ? stored : [];
  return candidates.flatMap((candidate) => {
    const entry = entrySchema.safeParse(candidate);
    return entry.success ? [entry.data] : [];
  });
}

function write(entries: Entry[]): void {
  if (entries.length === 0) removeStored(storageKeys.outbox);
  else writeStored(storageKeys.outbox, JSON.stringify(entries));
}
