import { askPublicAddress, NetworkFailure, type Network } from '../_server/public-network.ts';

/** Milliseconds for everything together. */
const timeout = 10_000;
/** Bytes of a response. */
const mostBytes = 5_000_000;

/** Why a calendar was not read: a code, with the status of a response. Never an address. */
export class CalendarFailure extends Error {}

/** The text at a secret address, at the usual port of https. Throws a CalendarFailure. */
export async function fetchCalendar(url: string, own: Network, milliseconds = timeout): Promise<string> {
  if (!URL.canParse(url) || new URL(url).port !== '') throw new CalendarFailure('address');
  const { status, body } = await askPublicAddress(
    url,
    {
      method: 'GET',
      headers: ['Accept: text/calendar', 'User-Agent: own-calendar-reader'],
      ...{ timeout: milliseconds, most: mostBytes, readsBody: (status) => status === 200 },
    },
    own,
  ).catch((error: unknown) => {
    if (!(error instanceof NetworkFailure)) throw error;
    throw new CalendarFailure(error.code === 'no-http' ? 'no-calendar' : error.code);
  });
  if (status >= 300 && status < 400) throw new CalendarFailure('redirect');
  if (status !== 200) throw new CalendarFailure(`status ${status}`);
  return new TextDecoder().decode(body);
}
