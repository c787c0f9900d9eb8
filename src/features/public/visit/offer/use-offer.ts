import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pickProblem } from '@/content/public/request/own-request';
import { usePickMoment, type PickedMoment, type PickOutcome } from '@/data/own-request/mutations';
import { freeMomentsQuery, type OwnRequest } from '@/data/own-request/queries';
import { laterOfferFrom } from '@/domain/appointment/offered-days';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { readOffer, type Offer } from './first-offer';

interface OfferOptions {
  /** Of the request; null without rush. */
  rush: OwnRequest['rush'];
  /** Called with the start of the moment, in ISO 8601, and whether it is planned; else it was only noted. */
  onPicked: (startsAt: string, isPlanned: boolean) => void;
}

/** The moments offered for the request that a key opens, and picking one of them. */
export function useOffer(key: string, { rush, onPicked }: OfferOptions) {
  /** Where the offers after the first one begin, up to the one that is shown. */
  const [fromDays, setFromDays] = useState<readonly string[]>([]);
  const fromDay = fromDays.at(-1) ?? null;
  const query = useQuery(freeMomentsQuery(key, fromDay));
  const picking = usePickMoment(key);

  const { data: moments, isError, refetch } = query;
  const days = moments?.map((moment) => dutchDateTime(new Date(moment.starts_at)).date);
  const { date: today } = dutchDateTime(new Date());
  const first: Offer = fromDay === null ? readOffer(query, rush) : 'moments';
  const problem = pickProblem(pickResult(picking));

  async function pick(picked: PickedMoment) {
    // Not by the callback of `mutate`, which does not come when the state of the request replaces this choice.
    const outcome = await picking.mutateAsync(picked).catch(() => 'failed');
    if (outcome === 'planned' || outcome === 'wished') onPicked(picked.startsAt, outcome === 'planned');
  }

  return {
    state: first === 'none' && problem !== '' ? 'moments' : first,
    /** The reason why a pick failed is shown even when no moment is left. */
    isOpen: first === 'moments' || (moments !== undefined && moments.length > 0) || problem !== '',
    /** Undefined while loading or after a failure. */
    moments,
    isError,
    refetch: () => void refetch(),
    /** YYYY-MM-DD: of the days from that one on; null for the first offer. */
    fromDay,
    /** Where the next offer begins: null when there is none, undefined while that is unknown. */
    laterFrom: days && laterOfferFrom({ days, fromDay, today, isRush: rush !== null }),
    goLater: (day: string) => setFromDays([...fromDays, day]),
    goBack: () => setFromDays(fromDays.slice(0, -1)),
    pick: (picked: PickedMoment) => void pick(picked),
    isPicking: picking.isPending,
    /** Why the last pick is not planned; '' before the first and while one is pending. */
    problem,
  };
}

export type OpenOffer = ReturnType<typeof useOffer>;

function pickResult({
  isError,
  data,
}: {
  isError: boolean;
  data: PickOutcome | undefined;
}): PickOutcome | 'failed' | null {
  return isError ? 'failed' : (data ?? null);
}
