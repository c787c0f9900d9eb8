import { JSDOM } from 'jsdom';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { bankEntryKinds } from '../../../src/domain/bank/bank-entry.ts';
import { groupEntries, proposedPayments } from '../../../src/domain/bank/group-entries.ts';
import { readBankFiles } from '../../../src/features/office/invoices/bank/read/read-bank-files.ts';
import { bankEntry, statement, transaction } from '../../../src/test/bank/statement.ts';
import { startBank } from './bank.ts';

// Files of a bank, from their XML to what is still asked for the invoices that they name.

const { roles, store, makeInvoice, settle, openAmount } = await startBank();

beforeEach(() => {
  vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);
});

const listSchema = z.object({
  entries: z.array(
    z.object({
      ...{ id: z.string(), kind: z.enum(bankEntryKinds), day: z.string(), amount: z.int() },
      ...{ party: z.string(), text: z.string() },
    }),
  ),
  invoices: z.array(
    z
      .object({ id: z.string(), number: z.string(), customer: z.string(), open: z.int(), owed_back: z.int() })
      .transform(({ owed_back, ...invoice }) => ({ ...invoice, owedBack: owed_back })),
  ),
  undoable: z.array(
    z
      .object({
        ...{ id: z.string(), is_entry: z.boolean(), direction: z.enum(['in', 'out']), day: z.string() },
        ...{ amount: z.int(), party: z.string(), text: z.string(), numbers: z.array(z.string()) },
      })
      .transform(({ is_entry, ...movement }) => ({ ...movement, isEntry: is_entry })),
  ),
});

/** Reads a file, stores what it holds, and groups all that is to be looked at by what it belongs to. */
async function deliver(entries: string) {
  const { files, problems } = await readBankFiles([new File([statement(entries)], 'bank.xml')]);
  expect(problems).toEqual([]);
  for (const { text, ...entry } of files.flatMap((file) => file.entries)) await store({ ...entry, remittance: text });
  const { data } = await roles.admin.rpc('list_bank_entries');
  const list = listSchema.parse(data);
  return groupEntries(list.entries, list.invoices, list.undoable);
}

/** YYYY-MM-DD, so many days ago. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

test('one payment that names two invoices pays both, and undoes both when it comes back a month later', async () => {
  const [first, second] = [await makeInvoice(), await makeInvoice(10_000)];
  const day = daysAgo(33);
  const details = transaction({ text: 'Facturen 2026-0001 en 2026-0002' });
  const { certain, likely } = await deliver(bankEntry({ amount: '385.00', day, details }));
  expect(certain).toEqual([]);
  expect(likely).toMatchObject([{ outcome: 'several', invoices: [{ id: first }, { id: second }] }]);
  const decisions = likely.map((match) => ({ entry: match.entry.id, pays: proposedPayments(match) }));
  expect((await settle(...decisions)).data).toEqual(['settled']);
  expect([await openAmount(first), await openAmount(second)]).toEqual([
    [0, 0],
    [0, 0],
  ]);

  const more = '<RtrInf><Rsn><Cd>AM05</Cd></Rsn></RtrInf>';
  const returned = transaction({ text: 'RETOUR 2026-0001 2026-0002', more });
  const { undone } = await deliver(bankEntry({ amount: '385.00', way: 'DBIT', day: daysAgo(1), details: returned }));
  expect(undone).toMatchObject([{ isLikely: true, candidates: [{ id: decisions[0]?.entry, day }] }]);
  const ids = { entry_id: undone[0]?.entry.id ?? '', undone_entry: undone[0]?.candidates[0]?.id ?? '' };
  expect((await roles.admin.rpc('undo_by_bank_entry', ids)).data).toBe('settled');
  expect([await openAmount(first), await openAmount(second)]).toEqual([
    [28_500, 0],
    [10_000, 0],
  ]);
});
