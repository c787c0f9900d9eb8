import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

export const administratorKeys = {
  list: () => [privateKey, 'administrators'] as const,
};

const administratorSchema = z
  .object({
    ...{ user_id: z.string(), email: z.string(), created_at: z.string() },
    adviser_name: z.string().nullable().default(null),
    webhook_host: z.string().nullable().default(null),
    blocked_times: z.int().default(0),
    office_mail_address: z.string().nullable().default(null),
    calendars_of: z.array(z.string()).default([]),
  })
  .transform((row) => ({
    userId: row.user_id,
    email: row.email,
    createdAt: row.created_at,
    /** Null for no adviser. */
    adviserName: row.adviser_name,
    /**
     * Host of the webhook that this administrator set; null when the current one was set by somebody else, or there is
     * none.
     */
    webhookHost: row.webhook_host,
    /** How many times to come this administrator blocked for colleagues. */
    blockedTimes: row.blocked_times,
    /** Where the mails to the office go: the own address, or one that this administrator set; else null. */
    officeMailAddress: row.office_mail_address,
    /** Names of the colleagues whose own calendar this administrator set. */
    calendarsOf: row.calendars_of,
  }));

const openInvitationSchema = z
  .object({ email: z.string(), invited_at: z.string(), has_expired: z.boolean() })
  .transform((row) => ({ email: row.email, invitedAt: row.invited_at, hasExpired: row.has_expired }));

const listSchema = z.object({ admins: z.array(administratorSchema), invitations: z.array(openInvitationSchema) });

/** `createdAt` is a database timestamp. */
export type Administrator = z.output<typeof administratorSchema>;

/** Not used yet; an expired one stays until it is revoked or sent again. `invitedAt` is a database timestamp. */
export type OpenInvitation = z.output<typeof openInvitationSchema>;

/** All administrators and open invitations, oldest first. Throws a DataError. */
export function administratorsQuery() {
  return queryOptions({
    queryKey: administratorKeys.list(),
    queryFn: () => read(listSchema, supabase.rpc('list_admins')),
  });
}
