import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { instant } from '@/data/readable-rows';
import { read } from '@/data/run';

/** Milliseconds in which the moment that an answer relies on may be taken. */
const staleTime = 60_000;

export interface RushHome {
  propertyType: string;
  /** Square metres. */
  surfaceArea: number;
  /** As the register writes it; '' for an unknown address. */
  postcode: string;
  /** Without an addition; '' for an unknown address. */
  houseNumber: string;
}

const offerSchema = z.object({ by: instant.nullable(), first_free: instant.nullable() }).nullable();

/**
 * By when the label of a rush request is due that is sent now, when a free moment can keep that; else `by` is null, and
 * `first_free` the first free moment without rush. Both ISO 8601. Null when the database answers no more for now. Throws a
 * DataError.
 */
export function rushOfferQuery(home: RushHome) {
  return queryOptions({
    queryKey: ['rush-offer', home],
    staleTime,
    queryFn: async ({ signal }) => {
      // Imported on demand: the database client is large, and a visitor's form only needs it for a rush request.
      const { supabase } = await import('@/data/client');
      const asked = {
        property_type: home.propertyType,
        surface_area: home.surfaceArea,
        postcode: home.postcode,
        house_number: home.houseNumber,
      };
      return read(offerSchema, supabase.rpc('rush_offer', asked).abortSignal(signal));
    },
  });
}
