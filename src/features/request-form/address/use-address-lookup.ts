import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasSuffix, matchAddresses, type RegisterAddress } from '@/domain/address/address';
import { isPostcode, normalisePostcode, parseHouseNumber } from '@/domain/address/typed-address';
import { findAddresses, findBuildingArea } from '@/integrations/address-register';
import { env } from '@/lib/env';

/** Milliseconds of rest after typing before the register is asked. */
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
  /** Asks the register now; false when postcode or house number is missing. */
  lookUp: () => boolean;
}

/**
 * Follows what is typed: once it rests, the register is asked by postcode and number. The addition is matched here, so
 * it needs no new question. Typing on aborts and outdates the question before; nothing found stays found for it.
 */
export function useAddressLookup(fields: LookupFields): AddressLookup {
  const postcode = normalisePostcode(fields.postcode);
  const house = parseHouseNumber(fields.houseNumber, fields.houseNumberAddition);
  const isComplete = postcode.length >= 6 && house !== null;
  const question = isComplete ? `${postcode} ${house.number}` : '';
  const [settledQuestion, settleNow] = useSettled(question, lookupDelay);
  const [chosenId, setChosenId] = useState('');
  const isAskable = isComplete && isPostcode(postcode);

  const addresses = useQuery({
    queryKey: ['register-addresses', settledQuestion],
    queryFn: ({ signal }) => {
      const [settledPostcode = '', number] = settledQuestion.split(' ');
      return findAddresses(settings, { postcode: settledPostcode, houseNumber: Number(number) }, signal);
    },
    enabled: isAskable && question === settledQuestion,
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
    if (!isAskable) return 'none';
    if (question !== settledQuestion) return 'idle';
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
      settleNow();
      if (addresses.isError) void addresses.refetch();
      return true;
    },
  };
}

/** A value that follows `value` once it stayed the same for `delay` ms, and a function to follow it at once. */
function useSettled(value: string, delay: number): [settled: string, settleNow: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, () => setSettled(value)];
}
