import { useQuery } from '@tanstack/react-query';
import { freeMomentsQuery, type FreeMoment, type OwnRequest } from '@/data/own-request/queries';
import { missesRush } from '@/domain/request/rush-deadline';

/** What a customer is offered: moments, or none; `late` when no moment is in time for rush, later ones may be. */
export type Offer = 'loading' | 'failed' | 'moments' | 'late' | 'none';

interface Asked {
  data: readonly FreeMoment[] | undefined;
  isError: boolean;
}

/** What the query for the first moments comes to. */
export function readOffer({ data: moments, isError }: Asked, rush: OwnRequest['rush']): Offer {
  if (moments === undefined) return isError ? 'failed' : 'loading';
  if (rush !== null && moments.every(({ starts_at }) => missesRush(starts_at, rush))) return 'late';
  return moments.length > 0 ? 'moments' : 'none';
}

/** What is offered first for a request; none with an appointment. */
export function useFirstOffer(customerKey: string, { appointment, can_change: canChange, rush }: OwnRequest): Offer {
  const isAsked = appointment === null && canChange;
  const query = useQuery({ ...freeMomentsQuery(customerKey, null), enabled: isAsked });
  return isAsked ? readOffer(query, rush) : 'none';
}
