import { useState } from 'react';
import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { PasswordField } from '@/components/office/form/password-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { toAuthFailure } from '@/data/auth/errors';
import { useChangePassword } from '@/data/auth/mutations';
import { useSession } from '@/data/auth/use-session';
import { adminSections } from '@/lib/admin-links';
import { newPasswordText, signInReason } from '../login/auth-texts';
import { minPasswordLength, newPassword, password } from '../login/credentials';

const texts = messages.passwordChange;

const schema = z
  .object({ current: password, next: newPassword })
  .refine(({ current, next }) => current !== next, { path: ['next'], message: messages.recovery.same });

/** Changes the password of the signed-in account; asks for the current one. */
export function ChangePassword() {
  const session = useSession();
  const email = 'userId' in session ? session.email : '';
  const changing = useChangePassword();
  const [outcome, setOutcome] = useState('');
  const form = useZodForm({
    id: 'password-change',
    schema,
    defaultValues: { current: '', next: '' },
    onInvalid: () => setOutcome(''),
    async onSubmit({ current, next }) {
      setOutcome('');
      try {
        const { hasEndedOthers } = await changing.mutateAsync({ email, current, next });
        form.api.reset();
        setOutcome(hasEndedOthers ? texts.changed : texts.changedHereOnly);
        return undefined;
      } catch (error) {
        const { code } = toAuthFailure(error);
        if (code === 'wrong-credentials') return { field: 'current', text: messages.auth.wrongPassword };
        if (code === 'too-many-attempts') return { text: texts.refused(signInReason(error)) };
        return { text: code === 'no-session' ? texts.sessionGone : newPasswordText(error) };
      }
    },
  });

  return (
    <Card isDense>
      <h2 id={adminSections.account} tabIndex={-1} className="text-xl font-bold">
        Account
      </h2>
      <p className="mt-1 text-ink-muted">
        Je bent ingelogd als <strong className="text-ink">{email}</strong>. {texts.explanation}
      </p>
      <Form form={form} aria-label="Wachtwoord wijzigen" className="mt-4 grid max-w-xl gap-4">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('current')} label="Huidig wachtwoord" autoComplete="current-password" required />
        <PasswordField
          {...form.field('next')}
          label="Nieuw wachtwoord"
          hint={`Minstens ${minPasswordLength} tekens`}
          autoComplete="new-password"
          required
        />
        <FormFailure />
        <div>
          <SubmitButton variant="secondary" busyLabel="Bezig met wijzigen...">
            Wachtwoord wijzigen
          </SubmitButton>
          <div role="status" className="*:mt-4">
            {outcome && <Notice>{outcome}</Notice>}
          </div>
        </div>
      </Form>
    </Card>
  );
}
