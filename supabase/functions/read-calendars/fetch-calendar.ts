import { Buffer } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { readResponse } from './http-response.ts';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds for everything together. */
const timeout = 10_000;
/** Bytes of a response. */
const mostBytes = 5_000_000;

/** Why a calendar was not read: a code, with the status of a response. Never an address. */
export class CalendarFailure extends Error {}

interface Target {
  /** The IP address that was looked up. */
  address: string;
  /** The name that the certificate must have. */
  hostname: string;
}

/** The connection with a service of calendars; the tests replace parts of it by a server of their own. */
export interface Network {
  lookUp: (hostname: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  connect: (target: Target) => Duplex;
  timeout: number;
}

/**
 * The real one. `fetch` and `node:https` of Supabase's Edge Runtime look names up by themselves, so that what was checked
 * need not be what is connected to; `node:tls` connects to an address, as the mails do.
 */
export const network: Network = {
  lookUp: async (hostname) => {
    const found = await lookup(hostname, { all: true });
    // IPv4 first: hosted functions may have nothing else.
    return found.toSorted((one, other) => one.family - other.family).map(({ address }) => address);
  },
  isAllowed: isPublicAddress,
  connect: ({ address, hostname }) =>
    connectTls({ host: address, port: 443, servername: hostname, ALPNProtocols: ['http/1.1'] }),
  timeout,
};

/**
 * The text at a secret address: by https at its usual port, from a public address that is looked up once, without
 * following redirects. Throws a CalendarFailure.
 */
export async function fetchCalendar(url: string, { lookUp, isAllowed, connect, timeout }: Network): Promise<string> {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (target?.protocol !== 'https:' || target.port !== '' || target.username + target.password !== '') {
    throw new CalendarFailure('address');
  }
  const deadline = AbortSignal.timeout(timeout);
  const { hostname } = target;
  const addresses = await within(deadline, lookUp(hostname)).catch(() => []);
  if (deadline.aborted) throw new CalendarFailure('too-slow');
  const [address] = addresses;
  if (address === undefined) throw new CalendarFailure('no-host');
  if (!addresses.every(isAllowed)) throw new CalendarFailure('private');
  const request = [
    `GET ${target.pathname}${target.search} HTTP/1.1`,
    `Host: ${hostname}`,
    'Accept: text/calendar',
    'Accept-Encoding: identity',
    'User-Agent: own-calendar-reader',
    'Connection: close',
  ];
  const { status, body } = await exchange(connect({ address, hostname }), `${request.join('\r\n')}\r\n\r\n`, deadline);
  if (status >= 300 && status < 400) throw new CalendarFailure('redirect');
  if (status !== 200) throw new CalendarFailure(`status ${status}`);
  return new TextDecoder().decode(body);
}

interface Exchanged {
  status: number;
  body: Buffer;
}

/** Sends a request and reads its response; of one that is no success the head alone. Throws a CalendarFailure. */
function exchange(socket: Duplex, request: string, deadline: AbortSignal): Promise<Exchanged> {
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Promise<Exchanged>((resolve, reject) => {
    function fail(code: string) {
      reject(new CalendarFailure(code));
    }

    function read(isEnd: boolean) {
      try {
        const response = readResponse(Buffer.concat(parts), isEnd);
        if (response && response.status !== 200) resolve({ ...response, body: Buffer.alloc(0) });
        else if (response?.body) resolve({ status: response.status, body: response.body });
        else if (isEnd) fail('broken-off');
      } catch {
        fail('no-calendar');
      }
    }

    // Once it is quiet, not after each of thousands of small parts.
    let quiet: ReturnType<typeof setTimeout> | undefined;
    socket.on('data', (part: Buffer) => {
      clearTimeout(quiet);
      parts.push(part);
      bytes += part.length;
      if (bytes > mostBytes) fail('too-large');
      else quiet = setTimeout(() => read(false), 20);
    });
    socket.on('end', () => read(true));
    socket.on('close', () => read(true));
    socket.on('error', () => {
      read(false);
      fail('unreachable');
    });
    deadline.addEventListener('abort', () => fail('too-slow'));
    socket.write(request);
  }).finally(() => socket.destroy());
}

function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too slow')));
    }),
  ]);
}
