import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '@/components/office/query-card';
import { Notice } from '@/components/ui/notice';
import { outgoingTexts as texts, reasonText } from '@/content/office/management/outgoing';
import { hasUnsent, outgoingQuery } from '@/data/outgoing/queries';
import { adminSections } from '@/lib/admin-links';
import { formatDateTime } from '@/lib/format/format-date';
import { MailSwitches } from './mail-switches';
import { UncertainMessages } from './uncertain-messages';
import { UnsentMessages } from './unsent-messages';

/** Outgoing messages to customers and the automation: what was not sent, and which mails are on. */
export function Outgoing() {
  const query = useQuery(outgoingQuery());
  return (
    <QueryCard id={adminSections.outgoing} texts={texts} query={query}>
      {(messages) => {
        const { waitingSince, refusal, uncertain, total, latest, sendsMail, kinds } = messages;
        return (
          <>
            {waitingSince !== null && (
              <Notice tone="warning" role="status" className="mt-4">
                {texts.waiting(formatDateTime(waitingSince))}
              </Notice>
            )}
            {refusal !== null && (
              <Notice tone="warning" role="status" className="mt-4">
                {texts.refused(reasonText(refusal))}
              </Notice>
            )}
            {uncertain.ids.length > 0 && <UncertainMessages {...uncertain} />}
            {!hasUnsent(messages) && <p className="mt-3">{texts.none}</p>}
            {total > 0 && <UnsentMessages messages={latest} total={total} />}
            <MailSwitches sendsMail={sendsMail} kinds={kinds} />
          </>
        );
      }}
    </QueryCard>
  );
}
