import { arrivalOf } from '@/domain/request/arrival';
import type { Arrival } from '@/domain/request/request';

/** Where this visit began; read when a request is sent, and never before. */
export function readArrival(): Arrival {
  try {
    const [load] = performance.getEntriesByType('navigation');
    const type = load !== undefined && 'type' in load ? String(load.type) : '';
    return arrivalOf({ name: load?.name ?? '', type }, document.referrer);
  } catch {
    // A browser without navigation timing must not prevent the request.
    return { landingPath: '', referrerHost: '' };
  }
}
