import { z } from 'zod';

export interface Invitation {
  email: string;
  code: string;
}

const invitationSchema = z.object({ email: z.email(), code: z.string().min(1) });

/** `#uitnodiging=…&email=…`: the end of the link to pass on. The hash is sent to no server. */
export function invitationHash({ email, code }: Invitation): string {
  return `#${new URLSearchParams({ uitnodiging: code, email }).toString()}`;
}

/** The invitation in a hash, or null for a hash without a whole one. */
export function parseInvitationHash(hash: string): Invitation | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const parsed = invitationSchema.safeParse({
    email: parameters.get('email')?.trim(),
    code: parameters.get('uitnodiging')?.trim(),
  });
  return parsed.success ? parsed.data : null;
}
