import { useQuery } from '@tanstack/react-query';
import { freeMomentsQuery, type OwnRequest } from '@/data/own-request/queries';
import type { Offer } from '@/data/own-request/use-moments';
import { useRushDeadline } from '@/data/settings/working-hours';

/**
 * What a request without an appointment is offered first, undefined while that is not known, and the deadline of rush in
 * milliseconds since 1970 (null for any other request, and while it is not known).
 */
export function useFirstOffer(
  customerKey: string,
  request: OwnRequest,
): { offer: Offer | undefined; deadline: number | null } {
  const { deadline } = useRushDeadline(request.rush_service ? Date.parse(request.created_at) : null);
  const isAsked = request.appointment === null && request.can_change && (!request.rush_service || deadline !== null);
  const { data: moments, isError } = useQuery({
    ...freeMomentsQuery(customerKey, { fromDay: null, deadline }),
    enabled: isAsked,
  });
  if (!isAsked || isError) return { offer: 'none', deadline };
  if (moments === undefined) return { offer: undefined, deadline };
  if (moments.length > 0) return { offer: 'moments', deadline };
  return { offer: deadline === null ? 'none' : 'late', deadline };
}
