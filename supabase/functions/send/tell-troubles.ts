import { z } from 'zod';
import type { PostToRelay } from './form-relay.ts';
import type { SendMail } from './mailer.ts';
import { troubleTexts } from './office-mail-templates.ts';

export interface TroubleOptions {
  /** Origin of the site. */
  siteUrl: string;
  /** Runs a function of the database with the rights of the server; throws when it fails. */
  call: (name: string, parameters: object) => Promise<unknown>;
  /** Null without the secrets of a mail server. */
  sendMail: SendMail | null;
  /** Null without the URL of the form. */
  postToRelay: PostToRelay | null;
}

const troublesSchema = z.object({ roads: z.array(z.enum(['smtp', 'relay'])), email: z.string() });

/**
 * Tells the office of mail that waits too long on one road by the other road. Throws when the database does not respond.
 * The database says of which road, once, and again when this failed.
 */
export async function tellTroubles({ siteUrl, call, sendMail, postToRelay }: TroubleOptions): Promise<void> {
  const { roads, email } = troublesSchema.parse(await call('take_troubles', {}));
  for (const road of roads) {
    const { subject, message, path } = troubleTexts[road];
    const text = `${message}\n\n${siteUrl}${path}\n\n${troubleTexts.once}\n`;
    const isTold = road === 'smtp' ? await postToRelay?.(subject, text) : await mail(subject, text);
    if (isTold) continue;
    console.error(`That mail waits on the road ${road} could not be told by the other one`);
    await call('fail_trouble', { road });
  }

  async function mail(subject: string, text: string): Promise<boolean | undefined> {
    const to = { name: '', address: email };
    const outcome = await sendMail?.({ id: crypto.randomUUID(), to, subject, text, html: '', attachment: null });
    return outcome?.isSent;
  }
}
