import type { RegisterSettings } from '@/integrations/address-register';
import { serve, type LocalServer } from '../../../tools/local/address-register/serve.ts';

const servers: LocalServer[] = [];

/** Settings of a server that lives until `closeRegisters`. */
export async function settingsOf(starting: Promise<LocalServer>): Promise<RegisterSettings> {
  const server = await starting;
  servers.push(server);
  return { url: server.url, key: 'local' };
}

/** Settings of a register that gives one answer to every question. */
export function serveAnswer(status: number, body: string): Promise<RegisterSettings> {
  return settingsOf(
    serve((_request, response) => {
      response.writeHead(status).end(body);
    }),
  );
}

export function closeRegisters(): void {
  for (const server of servers.splice(0)) server.close();
}
