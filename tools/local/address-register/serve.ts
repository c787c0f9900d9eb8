import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAddressRegister } from './server.ts';

export interface LocalServer {
  url: string;
  close: () => void;
}

/** Serves over real HTTP on a free port of this machine, for tests, until it is closed. */
export async function serve(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The stand-in itself, over real HTTP. */
export function serveAddressRegister(): Promise<LocalServer> {
  // The global Request and Response stay those of Node: the tests fetch in the same process.
  const listener = getRequestListener(createAddressRegister().fetch, { overrideGlobalObjects: false });
  return serve((request, response) => void listener(request, response));
}
