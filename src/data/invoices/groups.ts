import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { dues } from '@/domain/invoice/due';
import { invoiceGroups, type ListedGroup } from '@/domain/invoice/invoice-groups';
import { invoiceSchema, invoicesKey, plannedSchema, type Invoice } from './queries';

/** Milliseconds between two looks: while something is being made, and else. */
const soon = 2000;
const later = 30_000;

/** Cents. */
const groupSchema = z.object({ count: z.int(), sum: z.int() });
const groupsSchema = z.object({ is_on: z.boolean(), groups: z.record(z.enum(invoiceGroups), groupSchema) });
export type InvoiceGroups = z.output<typeof groupsSchema>['groups'];

/**
 * How many invoices each group has and what they come to, and whether invoices are made; of what is to come 1,001 stands for
 * more. Throws a DataError.
 */
export function invoiceGroupsQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'groups'],
    queryFn: ({ signal }) => read(groupsSchema, supabase.rpc('invoice_groups').abortSignal(signal)),
    refetchInterval: later,
  });
}

const pageSchema = z.object({
  rows: z.array(invoiceSchema),
  next: z.object({ after_day: z.string(), after_id: z.string() }).nullable(),
});
const firstPage: z.output<typeof pageSchema>['next'] = null;

/** Whether its files are being made, or something of it can be taken back for a minute. */
function changesSoon({ has_files, mail, planned_credit }: Invoice): boolean {
  return !has_files || mail?.can_undo === true || planned_credit !== null;
}

/** The invoices of a group by pages of fifty. Throws a DataError. */
export function groupPagesQuery(group: ListedGroup) {
  return infiniteQueryOptions({
    queryKey: [...invoicesKey, 'groups', group],
    queryFn: ({ pageParam, signal }) =>
      read(pageSchema, supabase.rpc('list_invoices', { group_name: group, ...pageParam }).abortSignal(signal)),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) => (data?.pages.some(({ rows }) => rows.some(changesSoon)) ? soon : later),
  });
}

const toInvoiceSchema = z.object({
  request_id: z.string(),
  name: z.string(),
  due: z.enum(dues),
  /** The visit of a fee; null for the job. */
  visit_id: z.string().nullable(),
  /** When the job was completed, or the day of the visit. */
  since: z.string(),
  /** Cents; null while the price is not known. */
  amount: z.int().nullable(),
  /** Why it is not invoiced by itself; null when nothing is lacking. */
  lacks: z.enum(['credited', 'label', 'price', 'together']).nullable(),
});
export type ToInvoice = z.output<typeof toInvoiceSchema>;

const jointProposalSchema = z.object({
  /** Of who pays. */
  name: z.string(),
  /** Amounts in cents. */
  homes: z.array(z.object({ request_id: z.string(), home: z.string(), amount: z.int() })),
});
export type JointProposal = z.output<typeof jointProposalSchema>;

const toComeSchema = z.object({
  to_invoice: z.array(toInvoiceSchema),
  /** What of it can be on one invoice. */
  joint: z.array(jointProposalSchema).default([]),
  planned: z.array(plannedSchema),
});

/** What can be invoiced, the longest ago first, and what comes by itself, the soonest first: 100 of each. Throws a DataError. */
export function invoicesToComeQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'to-come'],
    queryFn: ({ signal }) => read(toComeSchema, supabase.rpc('invoices_to_come').abortSignal(signal)),
    refetchInterval: ({ state: { data } }) => (data?.planned.some((row) => row.is_by_hand) ? soon : later),
  });
}
