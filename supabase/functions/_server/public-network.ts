import type { Buffer } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { createResponseReader, type HttpResponse } from './http-response.ts';
import { isPublicAddress } from './public-address.ts';

/** Why a request got no response: a code, never an address. */
export class NetworkFailure extends Error {
  readonly code:
    'address' | 'no-host' | 'private' | 'unreachable' | 'too-slow' | 'broken-off' | 'too-large' | 'no-http';
  /** True when the other side may have received the request. */
  readonly isSent: boolean;

  constructor(code: NetworkFailure['code'], isSent = false) {
    super(code);
    this.code = code;
    this.isSent = isSent;
  }
}

interface Target {
  /** The IP address that was looked up. */
  address: string;
  port: number;
  /** The name that the certificate must have. */
  hostname: string;
}

/** The connection with a service outside; the tests replace parts of it by a server of their own. */
export interface Network {
  lookUp: (hostname: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  /** Resolves when it is connected; `signal` ends it. */
  connect: (target: Target, signal: AbortSignal) => Promise<Duplex>;
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
  connect: ({ address, port, hostname }, signal) =>
    new Promise((resolve, reject) => {
      const socket = connectTls({ host: address, port, servername: hostname, ALPNProtocols: ['http/1.1'] });
      socket.once('secureConnect', () => resolve(socket));
      socket.once('error', reject);
      signal.addEventListener('abort', () => socket.destroy());
    }),
};

interface HttpRequest {
  method: 'GET' | 'POST';
  headers: readonly string[];
  body?: string;
  /** Milliseconds for everything together, and bytes of the response. */
  timeout: number;
  most: number;
  /** Whether the body of a response with this status is read; else it is empty. */
  readsBody: (status: number) => boolean;
}

/**
 * The response at a URL that somebody typed: by https, from a public address that is looked up once,
 * without following redirects. Throws a NetworkFailure.
 */
export async function askPublicAddress(url: string, request: HttpRequest, own: Network): Promise<HttpResponse> {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (target?.protocol !== 'https:' || target.username + target.password !== '') {
    throw new NetworkFailure('address');
  }
  const deadline = AbortSignal.timeout(request.timeout);
  const { hostname, port } = target;
  const addresses = await within(deadline, own.lookUp(hostname)).catch(() => []);
  if (deadline.aborted) throw new NetworkFailure('too-slow');
  const [address] = addresses;
  if (address === undefined) throw new NetworkFailure('no-host');
  if (!addresses.every(own.isAllowed)) throw new NetworkFailure('private');
  const socket = await within(deadline, own.connect({ address, port: Number(port || 443), hostname }, deadline)).catch(
    () => {
      throw new NetworkFailure(deadline.aborted ? 'too-slow' : 'unreachable');
    },
  );
  const content = new TextEncoder().encode(request.body ?? '');
  const head = [
    `${request.method} ${target.pathname}${target.search} HTTP/1.1`,
    `Host: ${target.host}`,
    'Accept-Encoding: identity',
    'Connection: close',
    ...request.headers,
    ...(request.body === undefined ? [] : [`Content-Length: ${content.length}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(content);
  return exchange(socket, request, deadline);
}

function exchange(socket: Duplex, { most, readsBody }: HttpRequest, deadline: AbortSignal): Promise<HttpResponse> {
  const reader = createResponseReader(most);
  return new Promise<HttpResponse>((resolve, reject) => {
    function fail(code: NetworkFailure['code']) {
      reject(new NetworkFailure(code, true));
    }

    function answer(): void {
      const head = reader.head();
      const body = head && !readsBody(head.status) ? new Uint8Array() : reader.body();
      if (head && body) resolve({ ...head, body });
    }

    function end(): void {
      reader.end();
      answer();
      fail('broken-off');
    }

    socket.on('data', (part: Buffer) => {
      try {
        reader.push(part);
        answer();
      } catch (error) {
        fail(error instanceof RangeError ? 'too-large' : 'no-http');
      }
    });
    socket.on('end', end);
    socket.on('close', end);
    socket.on('error', end);
    deadline.addEventListener('abort', () => fail('too-slow'));
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
