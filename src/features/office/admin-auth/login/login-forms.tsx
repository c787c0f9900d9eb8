import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { PasswordField } from '@/components/office/form/password-field';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { toAuthFailure } from '@/data/auth/errors';
import { useSignIn } from '@/data/auth/mutations';
import { env } from '@/lib/env';
import { setAdminFlag } from '../session/admin-flag';
import { useRedirectPath } from '../session/use-redirect-path';
import { signInHint, signInReason } from './auth-texts';
import { email, password } from './credentials';

const directSchema = z.object({ password });

/** Asks only for the password of the configured administrator (D-08). */
export function DirectLogin() {
  const navigate = useNavigate();
  const redirectPath = useRedirectPath();
  const signIn = useSignIn();
  const form = useZodForm({
    id: 'direct',
    schema: directSchema,
    defaultValues: { password: '' },
    async onSubmit({ password }) {
      try {
        await signIn.mutateAsync({ email: env.adminEmail, password });
      } catch (error) {
        if (toAuthFailure(error).code === 'wrong-credentials') {
          return { field: 'password', text: messages.auth.wrongPassword };
        }
        const text = <SignInProblem error={error} />;
        notify.error(text);
        return { text };
      }
      setAdminFlag();
      notify.success(messages.auth.signedInDirectly);
      await navigate(redirectPath, { replace: true });
      return undefined;
    },
  });

  return (
    <Form form={form} aria-labelledby="direct-login-title" className="grid gap-4">
      <h2 id="direct-login-title" className="text-lg font-bold">
        Directe toegang
      </h2>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={env.adminEmail} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label="Beheerderswachtwoord"
        autoComplete="current-password"
        required
      />
      <FormFailure isSaidByToast />
      <SubmitButton busyLabel="Bezig met inloggen...">Direct inloggen</SubmitButton>
    </Form>
  );
}

/** `Inloggen mislukt: …` */
function SignInProblem({ error }: { error: unknown }) {
  const reason = signInReason(error);
  const isOfServer = reason === toAuthFailure(error).message;
  return (
    <>
      {messages.auth.signInFailed} <span lang={isOfServer ? 'en' : undefined}>{reason}</span>
    </>
  );
}

const accountSchema = z.object({ email, password });

interface AccountLoginProps {
  /** E-mail address that was typed before. */
  email: string;
  /** Takes the focus on mount, because the view that had it is gone. */
  hasFocus: boolean;
  onForgotten: (email: string) => void;
}

export function AccountLogin({ email, hasFocus, onForgotten }: AccountLoginProps) {
  const navigate = useNavigate();
  const redirectPath = useRedirectPath();
  const signIn = useSignIn();
  const form = useZodForm({
    id: 'account',
    schema: accountSchema,
    defaultValues: { email, password: '' },
    async onSubmit(credentials) {
      try {
        await signIn.mutateAsync(credentials);
      } catch (error) {
        const text = <SignInProblem error={error} />;
        const hint = signInHint(error);
        notify.error(text, hint ? { description: hint } : undefined);
        return { text, explanation: hint };
      }
      notify.success(messages.auth.signedIn);
      await navigate(redirectPath, { replace: true });
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label="Inloggen met account" className="grid gap-4">
      <TextField
        {...form.field('email')}
        label="E-mailadres"
        type="email"
        autoComplete="username"
        required
        autoFocus={hasFocus}
      />
      <PasswordField {...form.field('password')} label="Wachtwoord" autoComplete="current-password" required />
      <FormFailure isSaidByToast />
      <SubmitButton variant="secondary" busyLabel="Bezig met inloggen...">
        Inloggen met account
      </SubmitButton>
      <Button variant="quiet" className="justify-self-start" onClick={() => onForgotten(form.api.getValues('email'))}>
        Wachtwoord vergeten?
      </Button>
    </Form>
  );
}
