import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { answerGateway, answerProblem, badRequest, sourceUnavailable, tooManyRequests } from './problem.ts';

interface FaultAddress {
  /** Any house number shows the fault; the slow ones have a home at number 1. */
  postcode: string;
  /** For docs/address-register.md. */
  shows: string;
  /** Null when the address is answered after all. */
  answer: (c: Context) => Response | null | Promise<Response | null>;
}

const refused = badRequest('unsupportedCombination', 'Deze vraag wordt hier altijd geweigerd.');

/** Addresses to see by hand what the site does when the register fails. */
export const faultAddresses: readonly FaultAddress[] = [
  { postcode: '9999AA', shows: '429, too many questions', answer: (c) => answerProblem(c, tooManyRequests) },
  { postcode: '9999AB', shows: '503, source not available', answer: (c) => answerProblem(c, sourceUnavailable) },
  {
    postcode: '9999AC',
    shows: '401 of the gateway, wrong key',
    answer: (c) => answerGateway(c, 401, 'Invalid API Key'),
  },
  { postcode: '9999AD', shows: '400 of the gateway, no key', answer: (c) => answerGateway(c, 400, 'Missing API Key') },
  { postcode: '9999AE', shows: 'an HTML page with status 200', answer: (c) => c.html('<h1>Onderhoud</h1>') },
  { postcode: '9999AF', shows: 'the address, after 4 seconds', answer: after(4_000) },
  { postcode: '9999AG', shows: 'the address, after 12 seconds', answer: after(12_000) },
  { postcode: '9999AH', shows: 'a connection that is cut', answer: cutConnection },
  { postcode: '9999AJ', shows: '400 of the register, question refused', answer: (c) => answerProblem(c, refused) },
];

function after(milliseconds: number) {
  return async function wait(): Promise<null> {
    await sleep(milliseconds, undefined, { ref: false });
    return null;
  };
}

function cutConnection(c: Context): Response {
  const server: unknown = c.env;
  if (hasKey(server, 'incoming') && hasKey(server.incoming, 'socket') && server.incoming.socket instanceof Socket) {
    server.incoming.socket.destroy();
  }
  return c.body(null);
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
