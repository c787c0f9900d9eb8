/** Milliseconds. */
const timeout = 10_000;

interface Database {
  /** Of the project, without a slash at its end. */
  supabaseUrl: string;
  /** With the rights of the server. Never logged. */
  key: string;
  /** The fetch function for the database. */
  send: (request: Request) => Promise<Response>;
}

/** The database responded, but refuses this call: another call may succeed. */
export class DatabaseRefusal extends Error {}

/**
 * Runs functions of the database with the rights of the server. Throws a DatabaseRefusal when it refuses, and another
 * error when it does not answer.
 */
export function callDatabase({ supabaseUrl, key, send }: Database) {
  return async (name: string, parameters: object): Promise<unknown> => {
    const answer = await send(
      new Request(`${supabaseUrl}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, apikey: key },
        body: JSON.stringify(parameters),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }),
    );
    const text = await answer.text();
    if (!answer.ok) {
      const reason = `${name} answered ${answer.status}`;
      // From 502 on the error comes from the gateway in front of the database, or from its disk.
      throw answer.status < 502 ? new DatabaseRefusal(reason) : new Error(reason);
    }
    return text === '' ? null : JSON.parse(text);
  };
}
