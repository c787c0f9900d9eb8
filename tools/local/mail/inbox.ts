import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { appendLine, ownerOnly } from '../../whole-file.ts';
import { dataFolder, keepsNothing, makeDataFolder } from '../settings.ts';

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

  /** Throws when it cannot be stored. */
  add(message: Omit<Message, 'at'>): void {
    const entry = { at: new Date().toISOString(), ...message };
    if (!keepsNothing) store(entry);
    this.#messages.unshift(entry);
  }

  get messages(): readonly Message[] {
    return this.#messages;
  }
}

function store(entry: Message): void {
  makeDataFolder();
  appendLine(inboxFile, JSON.stringify(entry), ownerOnly);
  // An earlier version made it readable for other users.
  chmodSync(inboxFile, ownerOnly);
}

/** Skips a message that a full disk or a killed process left incomplete. */
function readMessages(): Message[] {
  const messages = readFileSync(inboxFile, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const message = line === '' ? null : parseMessage(line);
      if (message === undefined) console.warn(`${inboxFile}, line ${index + 1}: no whole message, and skipped`);
      return message ?? [];
    });
  return messages.reverse();
}

function parseMessage(line: string): Message | undefined {
  try {
    return messageSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
