import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasSuffix, matchAddresses, type RegisterAddress } from '@/domain/address/address';
import { isPostcode, normalisePostcode, parseHouseNumber } from '@/domain/address/typed-address';
import { findAddresses, findBuildingArea } from '@/integrations/address-register';
import { OutageError, outageOf, useWhenConnected, type Outage } from '@/lib/connection';
import { env } from '@/lib/env';

/** Milliseconds without typing before the register is queried. */
const lookupDelay = 500;

const settings = { url: env.addressRegisterUrl, key: env.addressRegisterKey };

interface LookupFields {
  postcode: string;
  houseNumber: string;
  houseNumberAddition: string;
}

export interface AddressLookup {
  status: 'idle' | 'loading' | 'found' | 'choose' | 'none' | 'failed';
  /** Why there is no answer while `status` is 'failed'. */
  outage: Outage;
  address: RegisterAddress | null;
  /** Square metres by the register; null when it knows none. */
  surfaceArea: number | null;
  /** The addresses to choose from while `status` is 'choose'. */
  choices: RegisterAddress[];
  choose: (address: RegisterAddress) => void;
  /** Queries the register now, when postcode and house number are typed. */
  lookUp: () => void;
}

/**
 * Looks up postcode and house number in the register once typing pauses. The addition is matched here, without another
 * query; typing on aborts the query under way. What failed for want of a connection is tried again when that is back.
 */
export function useAddressLookup(fields: LookupFields): AddressLookup {
  const { postcode, house, isComplete, search } = readFields(fields);
  const [debouncedSearch, updateNow] = useDebounced(search, lookupDelay);
  const [chosenId, setChosenId] = useState('');
  const isSearchable = isComplete && isPostcode(postcode);

  const addresses = useQuery({
    ...addressesQuery(debouncedSearch),
    enabled: isSearchable && search === debouncedSearch,
    refetchOnReconnect: true,
  });

  const match = matchAddresses(addresses.data ?? [], house?.suffix ?? '');
  const choices = match.kind === 'choose' ? match.addresses : [];
  const chosen = choices.find((choice) => choice.id === chosenId && hasSuffix(choice, house?.suffix ?? ''));
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
    if (!isComplete) return 'idle';
    if (!isSearchable) return 'none';
    if (search !== debouncedSearch) return 'idle';
    if (addresses.isFetching || buildingArea.isFetching) return 'loading';
    if (addresses.isError) return 'failed';
    if (address) return 'found';
    return match.kind === 'choose' ? 'choose' : 'none';
  }

  const current = status();
  const outage = addresses.error?.outage ?? 'unavailable';
  useWhenConnected(current === 'failed' && outage === 'offline', () => {
    void addresses.refetch({ cancelRefetch: false });
  });
  const found = current === 'found' ? address : null;
  return {
    status: current,
    outage,
    address: found,
    surfaceArea: found ? (found.surfaceArea ?? buildingArea.data ?? null) : null,
    choices: current === 'choose' ? choices : [],
    choose: (choice) => setChosenId(choice.id),
    lookUp() {
      if (!isComplete) return;
      updateNow();
      if (addresses.isError) void addresses.refetch();
    },
  };
}

/** Prefetches an address before a component shows it; a failure is reported to the next query. */
export function prefetchAddresses(queryClient: QueryClient, fields: LookupFields): void {
  const { postcode, isComplete, search } = readFields(fields);
  if (isComplete && isPostcode(postcode)) queryClient.query(addressesQuery(search)).catch(() => undefined);
}

function readFields(fields: LookupFields) {
  const postcode = normalisePostcode(fields.postcode);
  const house = parseHouseNumber(fields.houseNumber, fields.houseNumberAddition);
  const isComplete = postcode.length >= 6 && house !== null;
  return { postcode, house, isComplete, search: isComplete ? `${postcode} ${house.number}` : '' };
}

/** The query for the addresses at a postcode and number, such as `3811AA 12`. */
function addressesQuery(search: string) {
  return queryOptions<RegisterAddress[], OutageError>({
    queryKey: ['register-addresses', search],
    queryFn: ({ signal }) => findOrTellOutage(search, signal),
    staleTime: Infinity,
    retry: false,
  });
}

/** The addresses at a postcode and number, such as `3811AA 12`. Throws an OutageError. */
async function findOrTellOutage(search: string, signal: AbortSignal): Promise<RegisterAddress[]> {
  const [postcode = '', number] = search.split(' ');
  try {
    return await findAddresses(settings, { postcode, houseNumber: Number(number) }, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw new OutageError(await outageOf(error), { cause: error });
  }
}

/** `value` once it has not changed for `delay` milliseconds, and a function that takes it over at once. */
function useDebounced(value: string, delay: number): [debounced: string, updateNow: () => void] {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [debounced, () => setDebounced(value)];
}
