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

/** Runs functions of the database with the rights of the server. Throws without its answer, and for an error. */
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
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    return text === '' ? null : JSON.parse(text);
  };
}
