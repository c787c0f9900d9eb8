import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { messages } from '@/content/messages';

interface CredentialsListProps {
  email: string;
  password: string;
}

/** The account that is about to be made, or just was. */
export function CredentialsList({ email, password }: CredentialsListProps) {
  const [announcement, setAnnouncement] = useState('');
  const shownPassword = useRef<HTMLElement>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(password);
      setAnnouncement(messages.setup.copied);
    } catch {
      if (shownPassword.current) window.getSelection()?.selectAllChildren(shownPassword.current);
      setAnnouncement(messages.setup.copyFailed);
    }
  }

  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface-sunk p-4">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-muted">E-mailadres</dt>
          <dd className="font-semibold break-all">{email}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">Wachtwoord</dt>
          <dd>
            <code ref={shownPassword} className="font-mono text-lg font-semibold break-all select-all">
              {password}
            </code>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={() => void handleCopy()}>
          Wachtwoord kopiëren
        </Button>
        <p role="status">{announcement}</p>
      </div>
    </div>
  );
}
