import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawRequest {
  method: string;
  /** Everything after the host, exactly as it is sent. */
  target: string;
  headers: Record<string, string>;
}

/** Sends a request that no client would send, and resolves to the status (0 when there is none) and all of the answer. */
export async function sendRaw(url: string, { method, target, headers }: RawRequest) {
  const { hostname, port } = new URL(url);
  const lines = Object.entries({ Host: hostname, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const socket = connect(Number(port), hostname);
  socket.end([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const answer = await text(socket).catch(() => '');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), answer };
}
