import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasSuffix, matchAddresses, type RegisterAddress } from '@/domain/address/address';
import {
  addressProblem,
  normalisePostcode,
  parseHouseNumber,
  type AddressProblem,
  type AddressInput,
} from '@/domain/address/address-input';
import { findAddresses, findBuildingArea } from '@/integrations/address-register';
import { outageOf, useWhenConnected, type Outage } from '@/lib/browser/connection';
import { CodedError } from '@/lib/coded-error';
import { env } from '@/lib/env';

/** Milliseconds without typing before the register is queried. */
const lookupDelay = 500;

const settings = { url: env.addressRegisterUrl, key: env.addressRegisterKey };

export interface AddressLookup {
  status: 'idle' | 'loading' | 'found' | 'choose' | 'none' | 'failed';
  /** Why the register is not queried for what was typed; `status` is 'idle' then. */
  problem: AddressProblem | null;
  /** Why there is no answer while `status` is 'failed'. */
  outage: Outage;
  address: RegisterAddress | null;
  /** Square metres by the register; null when it knows none. */
  surfaceArea: number | null;
  /** The addresses to choose from while `status` is 'choose'; a single one needs to be confirmed. */
  choices: RegisterAddress[];
  choose: (address: RegisterAddress) => void;
  /** Queries the register now; false when there is a `problem`. */
  lookUp: () => boolean;
}

/**
 * Looks up postcode and house number in the register: at once what is cached, else debounced. The addition is matched
 * here, without another query; further typing aborts the pending query. What failed for lack of a connection is retried
 * when that is back.
 */
export function useAddressLookup(fields: AddressInput): AddressLookup {
  const { problem, suffix, search } = readFields(fields);
  const [debouncedSearch, updateNow] = useDebounced(search, lookupDelay);
  const [chosenId, setChosenId] = useState('');

  const addresses = useQuery({
    ...addressesQuery(search),
    enabled: search !== '' && search === debouncedSearch,
    refetchOnReconnect: true,
  });

  const match = matchAddresses(addresses.data ?? [], suffix);
  const choices = match.kind === 'choose' ? match.addresses : [];
  const chosen = choices.find((choice) => choice.id === chosenId && hasSuffix(choice, suffix));
  const address = match.kind === 'found' ? match.address : (chosen ?? null);

  const objectId = address?.surfaceArea === null && address.objectKind === 'building-object' ? address.objectId : null;
  const buildingArea = useQuery({
    queryKey: ['register-building-area', objectId],
    queryFn: ({ signal }) => findBuildingArea(settings, objectId ?? '', signal),
    enabled: objectId !== null,
    staleTime: Infinity,
    retry: false,
  });

  function status(): AddressLookup['status'] {
    if (search === '' || (search !== debouncedSearch && !addresses.data)) return 'idle';
    if (addresses.isFetching || buildingArea.isFetching) return 'loading';
    if (addresses.isError) return 'failed';
    if (address) return 'found';
    return match.kind === 'choose' ? 'choose' : 'none';
  }

  const current = status();
  const outage = addresses.error?.code ?? 'unavailable';
  useWhenConnected(current === 'failed' && outage === 'offline', () => {
    void addresses.refetch({ cancelRefetch: false });
  });
  const found = current === 'found' ? address : null;
  return {
    status: current,
    problem,
    outage,
    address: found,
    surfaceArea: found ? (found.surfaceArea ?? buildingArea.data ?? null) : null,
    choices: current === 'choose' ? choices : [],
    choose: (choice) => setChosenId(choice.id),
    lookUp() {
      if (problem) return false;
      updateNow();
      if (addresses.isError) void addresses.refetch();
      return true;
    },
  };
}

/** Prefetches an address before a component shows it; a failure is reported to the next query. */
export function prefetchAddresses(queryClient: QueryClient, fields: AddressInput): void {
  const { search } = readFields(fields);
  if (search !== '') queryClient.query(addressesQuery(search)).catch(() => undefined);
}

/** `search` is '' while what was typed cannot be looked up. */
function readFields(fields: AddressInput) {
  const problem = addressProblem(fields);
  const house = parseHouseNumber(fields.houseNumber, fields.houseNumberAddition);
  const search = problem || !house ? '' : `${normalisePostcode(fields.postcode)} ${house.number}`;
  return { problem, suffix: house?.suffix ?? '', search };
}

/** The query for the addresses at a postcode and number, such as `3811AA 12`. */
function addressesQuery(search: string) {
  return queryOptions<RegisterAddress[], CodedError<Outage>>({
    queryKey: ['register-addresses', search],
    queryFn: ({ signal }) => findAddressesOrOutage(search, signal),
    staleTime: Infinity,
    retry: false,
  });
}

/** Looks up the addresses at a postcode and number, such as `3811AA 12`. Throws a CodedError of an Outage. */
async function findAddressesOrOutage(search: string, signal: AbortSignal): Promise<RegisterAddress[]> {
  const [postcode = '', number] = search.split(' ');
  try {
    return await findAddresses(settings, { postcode, houseNumber: Number(number) }, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw new CodedError(await outageOf(error), 'the address register gave no answer', { cause: error });
  }
}

/** `value` debounced by `delay` milliseconds, and a function that applies it at once. */
function useDebounced(value: string, delay: number): [debounced: string, updateNow: () => void] {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [debounced, () => setDebounced(value)];
}
