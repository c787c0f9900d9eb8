import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasSuffix, matchAddresses, type RegisterAddress } from '@/domain/address/address';
import { isPostcode, normalisePostcode, parseHouseNumber } from '@/domain/address/typed-address';
import { findAddresses, findBuildingArea } from '@/integrations/address-register';
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
  address: RegisterAddress | null;
  /** Square metres by the register; null when it knows none. */
  surfaceArea: number | null;
  /** The addresses to choose from while `status` is 'choose'. */
  choices: RegisterAddress[];
  choose: (address: RegisterAddress) => void;
  /** Queries the register now; false when postcode or house number is missing. */
  lookUp: () => boolean;
}

/**
 * Looks up postcode and house number in the register once typing pauses. The addition is matched here, without another
 * query; typing on aborts the query under way.
 */
export function useAddressLookup(fields: LookupFields): AddressLookup {
  const postcode = normalisePostcode(fields.postcode);
  const house = parseHouseNumber(fields.houseNumber, fields.houseNumberAddition);
  const isComplete = postcode.length >= 6 && house !== null;
  const search = isComplete ? `${postcode} ${house.number}` : '';
  const [debouncedSearch, updateNow] = useDebounced(search, lookupDelay);
  const [chosenId, setChosenId] = useState('');
  const isSearchable = isComplete && isPostcode(postcode);

  const addresses = useQuery({
    queryKey: ['register-addresses', debouncedSearch],
    queryFn: ({ signal }) => {
      const [searchedPostcode = '', number] = debouncedSearch.split(' ');
      return findAddresses(settings, { postcode: searchedPostcode, houseNumber: Number(number) }, signal);
    },
    enabled: isSearchable && search === debouncedSearch,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
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
    networkMode: 'always',
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
  const found = current === 'found' ? address : null;
  return {
    status: current,
    address: found,
    surfaceArea: found ? (found.surfaceArea ?? buildingArea.data ?? null) : null,
    choices: current === 'choose' ? choices : [],
    choose: (choice) => setChosenId(choice.id),
    lookUp() {
      if (!isComplete) return false;
      updateNow();
      if (addresses.isError) void addresses.refetch();
      return true;
    },
  };
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
