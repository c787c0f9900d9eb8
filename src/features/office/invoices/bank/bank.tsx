import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryCard } from '@/components/office/query-card';
import { bankTexts as texts } from '@/content/office/invoices/bank';
import { bankEntriesQuery, mostEntries, type BankListing } from '@/data/bank/queries';
import type { BankEntry } from '@/domain/bank/bank-entry';
import { groupEntries } from '@/domain/bank/group-entries';
import { adminSections } from '@/lib/admin-links';
import { BankFiles } from './bank-files';
import { EntryLine } from './entry-line';
import { OtherChoice } from './other-choice';
import { Proposals } from './proposals';
import { SettledEntries } from './settled-entries';
import { UndoneEntry } from './undone-entry';

/** What bank statements say of invoices: each entry is to be looked at until somebody settles it. Nothing without an account. */
export function Bank() {
  const query = useQuery(bankEntriesQuery());
  if (query.data?.iban === '' && query.data.entries.length === 0) return null;
  return (
    <QueryCard id={adminSections.bank} query={query} texts={texts}>
      {(listing) => <BankEntries {...listing} />}
    </QueryCard>
  );
}

function BankEntries({ iban, entries, invoices, undoable, settled }: BankListing) {
  const { certain, likely, undone, refunds, unknown, outgoing } = groupEntries(entries, invoices, undoable);

  function other(entry: BankEntry): ReactNode {
    return <OtherChoice entry={entry} invoices={invoices} />;
  }

  return (
    <>
      <BankFiles iban={iban} />
      <p role="status" className="mt-4">
        {texts.open(entries.length - outgoing.length, entries.length < mostEntries)}
      </p>
      <Proposals title={texts.certain} button={texts.note} matches={certain} isCertain>
        {({ entry }) => other(entry)}
      </Proposals>
      <Proposals title={texts.likely} button={texts.note} matches={likely}>
        {({ entry }) => other(entry)}
      </Proposals>
      {undone.length > 0 && (
        <section className="mt-4">
          <h3 className="text-lg font-bold">{texts.undoneTitle}</h3>
          <ul className="divide-y divide-line">
            {undone.map((match) => (
              <li key={match.entry.id} className="py-2">
                <UndoneEntry match={match} />
                {other(match.entry)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Proposals title={texts.refunds} button={texts.noteRefunds} matches={refunds}>
        {({ entry }) => other(entry)}
      </Proposals>
      {unknown.length > 0 && (
        <section className="mt-4">
          <h3 className="text-lg font-bold">{texts.unknown}</h3>
          <EntryList entries={unknown}>{other}</EntryList>
        </section>
      )}
      {outgoing.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.outgoing(outgoing.length)}</summary>
          <EntryList entries={outgoing}>{other}</EntryList>
        </details>
      )}
      <SettledEntries entries={settled} />
    </>
  );
}

interface EntryListProps {
  entries: BankEntry[];
  children: (entry: BankEntry) => ReactNode;
}

function EntryList({ entries, children }: EntryListProps) {
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-2">
          <EntryLine entry={entry} />
          {children(entry)}
        </li>
      ))}
    </ul>
  );
}
