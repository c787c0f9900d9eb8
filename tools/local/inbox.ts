import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataFolder, keepsNothing, makeDataFolder } from './settings.ts';

const messageSchema = z.object({
  at: z.string(),
  kind: z.enum(['mail', 'webhook', 'account mail', 'customer mail', 'search engines']),
  subject: z.string(),
  body: z.json(),
});

export const jsonObject = z.record(z.string(), z.json());

/** A message that would have left the machine. */
export type Message = z.infer<typeof messageSchema>;

/** What it holds, as lines of JSON. */
export const inboxFile = path.join(dataFolder, 'inbox.jsonl');

/** Stores what the local services were sent, newest first, also across a restart. */
export class Inbox {
  readonly #messages: Message[] = keepsNothing || !existsSync(inboxFile) ? [] : readMessages();

  add(message: Omit<Message, 'at'>): void {
    const entry = { at: new Date().toISOString(), ...message };
    this.#messages.unshift(entry);
    if (keepsNothing) return;
    makeDataFolder();
    appendFileSync(inboxFile, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    // An earlier version let others on this machine read it.
    chmodSync(inboxFile, 0o600);
  }

  get messages(): readonly Message[] {
    return this.#messages;
  }
}

function readMessages(): Message[] {
  const lines = readFileSync(inboxFile, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => messageSchema.parse(JSON.parse(line))).reverse();
}
