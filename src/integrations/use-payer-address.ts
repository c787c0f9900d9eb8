import { useEffect, useEffectEvent, useState } from 'react';
import { parseHouseNumber } from '@/domain/address/address-input';
import { useAddressLookup } from './use-address-lookup';

interface PayerAddress {
  payerStreet: string;
  payerCity: string;
}

/**
 * Looks up the address of an invoice by its postcode and a house number that is typed for it and not stored. `onFound` gets
 * the street with its number, and the city.
 */
export function usePayerAddress(postcode: string, onFound: (address: PayerAddress) => void) {
  const [number, setNumber] = useState('');
  const lookup = useAddressLookup({ postcode, houseNumber: number, houseNumberAddition: '' });
  // All addresses at a number have one street.
  const { street = '', city = '' } = lookup.address ?? lookup.choices[0] ?? {};
  const applyFound = useEffectEvent(() => {
    const house = parseHouseNumber(number, '');
    if (house)
      onFound({ payerStreet: `${street} ${house.number}${house.suffix && ` ${house.suffix}`}`, payerCity: city });
  });
  useEffect(() => {
    if (street !== '') applyFound();
  }, [street, city, number]);
  return { ...lookup, number, setNumber };
}
