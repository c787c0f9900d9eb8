import { createServer, connect, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createResponseReader } from '../../functions/_server/http-response.ts';
import { isPublicAddress } from '../../functions/_server/public-address.ts';
import { network, type Network } from '../../functions/_server/public-network.ts';
import { fetchCalendar } from '../../functions/read-calendars/fetch-calendar.ts';

// How a calendar is fetched: from a public address that is looked up once, bounded, and without following a redirect. The
// servers stand on this machine, which the real network refuses.

const url = 'https://agenda.example/private-8f3c/basic.ics?a=1';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A network in which every name leads to a server that does this with its first connection and request. */
async function serve(answer: (socket: Socket, request: string) => void): Promise<Network & { lookedUp: string[] }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (request) => answer(socket, request.toString()));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
  const lookedUp: string[] = [];
  return {
    lookedUp,
    lookUp: (hostname) => {
      lookedUp.push(hostname);
      return Promise.resolve(['127.0.0.1']);
    },
    isAllowed: () => true,
    connect: ({ address }) =>
      new Promise((resolve) => {
        const socket = connect(port, address, () => resolve(socket));
      }),
  };
}

function outcome(own: Network, address = url, milliseconds = 2000): Promise<string> {
  return fetchCalendar(address, own, milliseconds).catch(
    (error: unknown) => `failed: ${error instanceof Error ? error.message : ''}`,
  );
}

test('the request names the host and the path, and the name is looked up once', async () => {
  let asked = '';
  const own = await serve((socket, request) => {
    asked = request;
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\ncalendar');
  });
  expect(await outcome(own)).toBe('calendar');
  expect(asked).toMatch(/^GET \/private-8f3c\/basic\.ics\?a=1 HTTP\/1\.1\r\nHost: agenda\.example\r\n/);
  expect(own.lookedUp).toEqual(['agenda.example']);
});

test.each([
  [
    'in chunks, of a connection that stays open',
    'Transfer-Encoding: chunked\r\n\r\n4\r\ncale\r\n4;x=y\r\nndar\r\n0\r\n\r\n',
    false,
  ],
  ['as long as it says, of a connection that stays open', 'Content-Length: 8\r\n\r\ncalendar', false],
  ['until the connection ends', '\r\n\r\ncalendar'.slice(2), true],
])('a body comes %s', async (_, rest, isEnd) => {
  const own = await serve((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\n${rest}`);
    if (isEnd) socket.end();
  });
  expect(await outcome(own)).toBe('calendar');
});

test.each<[string, string, string]>([
  ['a redirect', 'HTTP/1.1 302 Found\r\nLocation: https://other.example/\r\n\r\n', 'redirect'],
  ['a redirect to itself', `HTTP/1.1 301 Moved\r\nLocation: ${url}\r\n\r\n`, 'redirect'],
  ['a refusal', 'HTTP/1.1 400 Bad Request\r\n\r\n', 'status 400'],
  ['what is gone', 'HTTP/1.1 404 Not Found\r\n\r\n', 'status 404'],
  ['no HTTP', 'SSH-2.0-example\r\n\r\n', 'no-calendar'],
  ['201 headers', `HTTP/1.1 200 OK\r\n${'A: b\r\n'.repeat(201)}\r\ncalendar`, 'no-calendar'],
  ['a header without end', `HTTP/1.1 200 OK\r\nA: ${'b'.repeat(40_000)}`, 'no-calendar'],
  ['a size without end', `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4;${'b'.repeat(300)}`, 'no-calendar'],
  ['a length over 5 MB', 'HTTP/1.1 200 OK\r\nContent-Length: 5000001\r\n\r\n', 'too-large'],
  ['a body that stops early', 'HTTP/1.1 200 OK\r\nContent-Length: 80\r\n\r\ncalendar', 'broken-off'],
  ['a body that was not asked for', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nx', 'no-calendar'],
])('%s is no calendar', async (_, answer, code) => {
  const own = await serve((socket) => socket.end(answer));
  expect(await outcome(own)).toBe(`failed: ${code}`);
  expect(own.lookedUp).toHaveLength(1);
});

test('a server that never answers is left', async () => {
  const own = await serve(() => undefined);
  const never = new Promise<never>(() => undefined);
  expect(await outcome(own, url, 100)).toBe('failed: too-slow');
  expect(await outcome({ ...own, lookUp: () => never }, url, 100)).toBe('failed: too-slow');
  expect(await outcome({ ...own, connect: () => never }, url, 100)).toBe('failed: too-slow');
});

test('of an endless body no more is read than a calendar may have', async () => {
  const part = Buffer.alloc(65_536, 'x');
  const own = await serve((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    function fill() {
      while (!socket.destroyed && socket.write(part));
    }
    socket.on('drain', fill);
    fill();
  });
  expect(await outcome(own, url, 20_000)).toBe('failed: too-large');
});

test.each([
  'http://agenda.example/a.ics',
  'https://agenda.example:8443/a.ics',
  'https://jo@agenda.example/a.ics',
  'file:///etc/hostname',
  '',
])('nothing is looked up for %s', async (address) => {
  const own = await serve(() => undefined);
  expect(await outcome(own, address)).toBe('failed: address');
  expect(own.lookedUp).toEqual([]);
});

test('a name of which one address is not public is refused, before any connection', async () => {
  let connections = 0;
  const own: Network = {
    ...network,
    lookUp: () => Promise.resolve(['93.184.215.14', '10.0.0.1']),
    connect: (target, signal) => {
      connections += 1;
      return network.connect(target, signal);
    },
  };
  expect(await outcome(own)).toBe('failed: private');
  expect(await outcome(network, 'https://127.0.0.1/a.ics')).toBe('failed: private');
  expect(await outcome({ ...own, lookUp: () => Promise.reject(new Error('ENOTFOUND')) })).toBe('failed: no-host');
  expect(connections).toBe(0);
});

test.each([
  ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
  ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '191.255.255.255', '192.0.1.0', '192.0.3.0'],
  ...['192.88.98.255', '192.88.100.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0'],
  ...['198.51.99.255', '198.51.101.0', '203.0.112.255', '203.0.114.0', '223.255.255.255'],
  ...['2000::1', '2001:200::1', '2001:db7::1', '2001:db9::1', '2003::1', '2a00:1450:400e:80d::200e', '3ffe::1'],
  '3fff:1000::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255', '127.0.0.0'],
  ...['127.255.255.255', '169.254.0.0', '169.254.255.255', '172.16.0.0', '172.31.255.255', '192.0.0.0', '192.0.0.255'],
  ...['192.0.2.0', '192.0.2.255', '192.88.99.0', '192.88.99.255', '192.168.0.0', '192.168.255.255', '198.18.0.0'],
  ...['198.19.255.255', '198.51.100.0', '198.51.100.255', '203.0.113.0', '203.0.113.255', '224.0.0.0'],
  ...['255.255.255.255', '1.2.3', '1.2.3.4.5', '1.2.3.256', '1.2.3.x', ''],
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '1fff::1', '4000::1', 'fc00::1', 'fd12::1'],
  ...['fe80::1', 'fe80::1%eth0', 'ff02::1', '2001::1', '2001:1ff::1', '2001:db8::1', '2002:a00:1::', '3fff:fff::1'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['in chunks of one byte', `Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(20_000)}0\r\n\r\n`],
  ['in one chunk', `Transfer-Encoding: chunked\r\n\r\n4e20\r\n${'x'.repeat(20_000)}\r\n0\r\n\r\n`],
  ['as long as it says', `Content-Length: 20000\r\n\r\n${'x'.repeat(20_000)}`],
])('a body %s that comes byte by byte is searched once', (_, rest) => {
  const bytes = Buffer.from(`HTTP/1.1 200 OK\r\n${rest}`);
  let searched = 0;
  const reader = createResponseReader(5_000_000);
  for (let index = 0; index < bytes.length; index += 1) {
    const part = bytes.subarray(index, index + 1);
    const search = part.indexOf.bind(part);
    part.indexOf = (value: string | number | Uint8Array) => {
      searched += part.length;
      return search(value);
    };
    reader.push(part);
  }
  expect(reader.body()).toHaveLength(20_000);
  expect(searched).toBeLessThanOrEqual(bytes.length);
});
