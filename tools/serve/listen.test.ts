import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isFree, listen } from './listen.ts';

const app = new Hono();
app.get('/', (context) => context.text('hello'));

async function occupy(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}

function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a port that something uses is refused, and one that is free answers as localhost', async () => {
  const { server, port } = await occupy();
  expect(await isFree(port)).toBe(false);
  await expect(listen(app, port)).rejects.toThrow(`Port ${port} is in use.`);
  await once(server.close(), 'close');
  expect(await isFree(port)).toBe(true);
  await listen(app, port);
  for (const host of ['localhost', '127.0.0.1']) {
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('hello');
  }
});

test('a name from elsewhere that leads to this machine is refused', async () => {
  const { server, port } = await occupy();
  await once(server.close(), 'close');
  await listen(app, port);
  expect(await statusFor(port, `localhost:${port}`)).toBe(200);
  expect(await statusFor(port, `[::1]:${port}`)).toBe(200);
  expect(await statusFor(port, `site.example:${port}`)).toBe(403);
  expect(await statusFor(port, 'localhost.site.example')).toBe(403);
});
