import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { RegisterAddress } from '@/domain/address/address';
import { labelClasses, labelState, type LabelLookup, type RegisteredLabel } from '#shared/registered-label.ts';
import { plausibleDay } from '#shared/plausible-dates.ts';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { env } from '@/lib/env';
import { callService, ServiceError } from '@/lib/http';

/** Milliseconds. */
const timeout = 8_000;

const labelsSchema = z
  .array(
    z.object({
      labelClass: z.enum(labelClasses),
      registeredOn: plausibleDay,
      validUntil: plausibleDay,
      isOfBuilding: z.boolean(),
    }),
  )
  .max(100);

type HomeAddress = Pick<RegisterAddress, 'postcode' | 'houseNumber' | 'letter' | 'addition'>;

/**
 * The labels that the register has of a home. Source: EP-Online through the function at `url`, or its stand-in. Throws
 * a ServiceError, a ZodError or a SyntaxError when there is no such answer, or the reason of the caller's abort.
 */
export async function findLabels(
  url: string,
  { postcode, houseNumber, letter, addition }: HomeAddress,
  signal: AbortSignal,
): Promise<RegisteredLabel[]> {
  const query = new URLSearchParams({
    postcode,
    huisnummer: String(houseNumber),
    ...(letter !== '' && { huisletter: letter }),
    ...(addition !== '' && { huisnummertoevoeging: addition }),
  });
  const answer = await callService(`${url}?${query.toString()}`, timeout, {
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!answer.ok) throw new ServiceError('unavailable', `The label register answered ${answer.status}`);
  return labelsSchema.parse(JSON.parse(answer.body));
}

/** What the register says of a home today; undefined without a register, and for an address that is no home. */
export function useRegisteredLabel(address: RegisterAddress | null): LabelLookup | undefined {
  const isAsked = address !== null && address.isDwelling && address.postcode !== '' && env.labelRegisterUrl !== '';
  const { data, isError } = useQuery({ ...labelsQuery(address), enabled: isAsked });
  if (!isAsked) return undefined;
  if (isError) return { kind: 'silent' };
  return data ? labelState(data, dutchDateTime(new Date()).date) : { kind: 'asking' };
}

function labelsQuery(address: RegisterAddress | null) {
  return queryOptions({
    queryKey: ['registered-labels', address?.id ?? ''],
    queryFn: ({ signal }) => (address === null ? [] : findLabels(env.labelRegisterUrl, address, signal)),
    staleTime: Infinity,
    retry: false,
  });
}
