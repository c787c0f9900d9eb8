import { useQuery } from '@tanstack/react-query';
import { freeMomentsQuery, type FreeMoment, type OwnRequest } from '@/data/own-request/queries';

/** What a customer is offered: moments, or none; `late` when no moment is free before the deadline of rush. */
export type Offer = 'loading' | 'failed' | 'moments' | 'late' | 'none';

interface Asked {
  data: readonly FreeMoment[] | undefined;
  isError: boolean;
}

/** What the query for the first moments comes to; the deadline is in milliseconds since 1970, null without rush. */
export function readOffer({ data: moments, isError }: Asked, deadline: number | null): Offer {
  if (moments === undefined) return isError ? 'failed' : 'loading';
  if (moments.length > 0) return 'moments';
  return deadline === null ? 'none' : 'late';
}

/** What is offered first for a request; none with an appointment, or while the deadline of rush is not known. */
export function useFirstOffer(customerKey: string, request: OwnRequest, deadline: number | null): Offer {
  const isAsked = request.appointment === null && request.can_change && (!request.rush_service || deadline !== null);
  const query = useQuery({ ...freeMomentsQuery(customerKey, { fromDay: null, deadline }), enabled: isAsked });
  return isAsked ? readOffer(query, deadline) : 'none';
}
