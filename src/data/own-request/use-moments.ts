import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { laterOfferFrom } from '@/domain/appointment/offered-days';
import { dutchDateTime } from '@/lib/format/dutch-time';
import { usePickMoment, type PickedMoment, type PickOutcome } from './mutations';
import { freeMomentsQuery } from './queries';

/** What a customer is offered: moments, or none; `late` when no moment is free before the deadline of rush. */
export type Offer = 'moments' | 'none' | 'late';

interface MomentsOptions {
  /** Milliseconds since 1970, of a rush request; null for any other. */
  deadline: number | null;
  /** Both called with the start of the moment, in ISO 8601. */
  onPlanned: (startsAt: string) => void;
  /** It was only noted. */
  onWished: (startsAt: string) => void;
}

/** The moments offered for the request that a key opens, and picking one of them. */
export function useMoments(key: string, { deadline, onPlanned, onWished }: MomentsOptions) {
  /** Where the offers after the first one begin, up to the one that is shown. */
  const [fromDays, setFromDays] = useState<readonly string[]>([]);
  const fromDay = fromDays.at(-1) ?? null;
  const { data: moments, isError, refetch } = useQuery(freeMomentsQuery(key, { fromDay, deadline }));
  const picking = usePickMoment(key);

  const days = moments?.map((moment) => dutchDateTime(new Date(moment.starts_at)).date);
  const { date: today } = dutchDateTime(new Date());

  async function pick(picked: PickedMoment) {
    // Not by the callback of `mutate`, which does not come when the state of the request replaces this choice.
    const outcome = await picking.mutateAsync(picked).catch(() => 'failed');
    if (outcome === 'planned') onPlanned(picked.startsAt);
    if (outcome === 'wished') onWished(picked.startsAt);
  }

  return {
    /** Undefined while loading or after a failure. */
    moments,
    isError,
    refetch: () => void refetch(),
    fromDay,
    /** Where the next offer begins: null when there is none, undefined while that is unknown. */
    laterFrom: days && laterOfferFrom({ days, fromDay, today }),
    goLater: (day: string) => setFromDays([...fromDays, day]),
    goBack: () => setFromDays(fromDays.slice(0, -1)),
    deadline,
    pick: (picked: PickedMoment) => void pick(picked),
    isPicking: picking.isPending,
    /** Result of the last pick; null before the first and while one is pending. */
    outcome: pickResult(picking),
  };
}

function pickResult({
  isError,
  data,
}: {
  isError: boolean;
  data: PickOutcome | undefined;
}): PickOutcome | 'failed' | null {
  return isError ? 'failed' : (data ?? null);
}
