import { bankFileTexts as texts } from '@/content/office/invoices/bank';
import type { UnreadableEntry } from './read/read-entry';

interface UnreadableEntriesProps {
  entries: UnreadableEntry[];
}

/** What bank files hold and cannot be read, each with the reason. Nothing when there is none. */
export function UnreadableEntries({ entries }: UnreadableEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.unreadable(entries.length)}</summary>
      <ul className="list-disc pl-5">
        {entries.map(({ problem, text }, place) => (
          <li key={place} className="wrap-anywhere">
            {texts.unreadableEntries[problem]}: {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
