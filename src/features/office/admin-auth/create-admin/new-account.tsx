import { useRef, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button, buttonClass } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { paths } from '@/lib/paths';

const withCode = z.object({ code: z.string().trim().min(1, messages.setup.codeMissing) });
const withoutCode = z.object({ code: z.literal('') });

interface CreateAdminFormProps {
  needsCode: boolean;
  /** Resolves once the account is created or refused. */
  onCreate: (setupCode: string) => Promise<void>;
}

export function CreateAdminForm({ needsCode, onCreate }: CreateAdminFormProps) {
  const form = useZodForm({
    id: 'setup',
    schema: needsCode ? withCode : withoutCode,
    defaultValues: { code: '' },
    async onSubmit({ code }) {
      await onCreate(code);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label="Beheerder aanmaken" className="grid gap-4">
      {needsCode && <CodeField {...form.field('code')} label="Installatiecode" hint={messages.setup.codeHint} />}
      <SubmitButton busyLabel={<span lang="en">Creating...</span>}>Beheerder aanmaken</SubmitButton>
    </Form>
  );
}

/** A setup or invitation code: no autocorrection, and never remembered by the browser. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} required />;
}

interface CredentialsListProps {
  email: string;
  password: string;
}

/** The account that is about to be created, or just was. */
export function CredentialsList({ email, password }: CredentialsListProps) {
  const shownPassword = useRef<HTMLElement>(null);
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface-sunk p-4">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-muted">E-mailadres</dt>
          <dd className="font-semibold">
            {email.slice(0, email.indexOf('@'))}
            <wbr />
            {email.slice(email.indexOf('@'))}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">Wachtwoord</dt>
          <dd>
            <code ref={shownPassword} className="font-mono text-lg font-semibold select-all">
              {password}
            </code>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton
          label="Wachtwoord kopiëren"
          text={password}
          source={shownPassword}
          copied={messages.setup.copied}
          failed={messages.setup.copyFailed}
        />
      </div>
    </div>
  );
}

interface AccountCreatedProps {
  email: string;
  password: string;
}

/** The button that had the focus is gone, so the message takes it. */
function focusElement(element: HTMLElement | null) {
  element?.focus();
}

export function AccountCreated({ email, password }: AccountCreatedProps) {
  return (
    <>
      <div ref={focusElement} tabIndex={-1}>
        <Notice role="status">
          <p lang="en" className="font-semibold">
            {messages.auth.adminCreated}
          </p>
        </Notice>
      </div>
      <CredentialsList email={email} password={password} />
      <p>{messages.setup.keepPassword}</p>
      <Button aria-disabled="true" lang="en">
        Created!
      </Button>
      <Link to={paths.admin} className={buttonClass('secondary')}>
        Naar het beheer
      </Link>
    </>
  );
}
