import { filteredListLink, figureParams, type ListFilter, type ListLink } from '@/lib/admin-links';
import type { Period } from '@/domain/period';

/** The requests received in a period, with this filter. */
export function receivedLink({ from, until }: Period, filter: ListFilter = {}): ListLink {
  return filteredListLink({ van: from, tot: until, ...filter });
}

/** The requests completed in a period. */
export function completedLink({ from, until }: Period): ListLink {
  return filteredListLink({ [figureParams.completedFrom]: from, [figureParams.completedUntil]: until });
}

/** The requests of which the appointment is planned in a period. */
export function expectedLink({ from, until }: Period): ListLink {
  return filteredListLink({ 'afspraak-van': from, 'afspraak-tot': until, status: 'scheduled' });
}

/** The requests whose appointment was in a period, as kilometres are counted. */
export function visitedLink({ from, until }: Period): ListLink {
  return filteredListLink({ 'afspraak-van': from, 'afspraak-tot': until, [figureParams.step]: 'visited' });
}
