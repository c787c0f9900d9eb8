import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { mailPreviewTexts as texts } from '@/content/office/management/mail-previews';
import { adminSections } from '@/lib/admin-links';
import { loadCode } from '@/lib/browser/load-code';

/** The mails to customers as they read them, with made-up values. Their code is loaded on demand. */
export function MailPreviews() {
  const [isOpen, setIsOpen] = useState(false);
  const mails = useQuery({
    queryKey: ['mail-previews'],
    queryFn: async () => (await loadCode(() => import('./example-mails'), 'exampleMails'))(),
    enabled: isOpen,
    staleTime: Infinity,
  });
  return (
    <Card isDense>
      <h2 id={adminSections.mails} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.explanation}</p>
      {!isOpen && (
        <Button variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      )}
      {mails.isLoading && <Loading text={texts.loading} />}
      {mails.isError && !mails.isFetching && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void mails.refetch()}>
          <p>{texts.loadFailed}</p>
        </RetryNotice>
      )}
      {mails.data && <Previews mails={mails.data} />}
    </Card>
  );
}

interface ExampleMail {
  kind: string;
  name: string;
  subject: string;
  text: string;
  html: string;
}

function Previews({ mails }: { mails: readonly ExampleMail[] }) {
  const [kind, setKind] = useState('received');
  const mail = mails.find((each) => each.kind === kind);
  return (
    <div className="mt-4 grid gap-4">
      <SelectField
        id="mail-kind"
        label={texts.choose}
        autoFocus
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        options={mails.map(({ kind: value, name: label }) => ({ value, label }))}
      />
      {mail && (
        <>
          <p>
            <strong>{texts.subject}:</strong> {mail.subject}
          </p>
          {/* Without rights of its own: no script, no links, nothing of the back-office. */}
          <iframe
            key={mail.kind}
            title={texts.frame(mail.name)}
            sandbox=""
            srcDoc={mail.html}
            className="h-160 w-full rounded-lg border border-line"
          />
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary">{texts.asText}</summary>
            <pre className="mt-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap">{mail.text}</pre>
          </details>
        </>
      )}
    </div>
  );
}
