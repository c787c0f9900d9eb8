import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { QueryCard } from '@/components/office/query-card';
import { changeText, settingsLogTexts as texts } from '@/content/office/management/settings-log';
import { settingsLogQuery } from '@/data/settings/log';
import { adminSections } from '@/lib/admin-links';
import { formatDateTime } from '@/lib/format/format-date';

const step = 10;

/** Who changed which setting, and when. */
export function SettingsLog() {
  const [amount, setAmount] = useState(step);
  // One more, to know whether there are more.
  const query = useQuery({
    ...settingsLogQuery(amount + 1),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryCard id={adminSections.settingsLog} texts={texts} query={query}>
      {(changes) => (
        <>
          {changes.length === 0 ? (
            <p className="mt-3">{texts.none}</p>
          ) : (
            <ol aria-labelledby={adminSections.settingsLog} className="mt-3 divide-y divide-line border-y border-line">
              {changes.slice(0, amount).map((change) => (
                <li key={change.id} className="py-2 wrap-anywhere">
                  <p>{changeText(change)}</p>
                  <p className="text-sm text-ink-muted tabular-nums">
                    {formatDateTime(change.changedAt)}, {texts.author(change.changedBy)}
                  </p>
                </li>
              ))}
            </ol>
          )}
          {changes.length > amount && (
            <Button variant="secondary" className="mt-3" onClick={() => setAmount(amount + step * 5)}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </QueryCard>
  );
}
