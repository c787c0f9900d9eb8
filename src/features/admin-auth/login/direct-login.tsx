import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { toAuthFailure } from '@/data/auth/errors';
import { useSignIn } from '@/data/auth/mutations';
import { env } from '@/lib/env';
import { setAdminFlag } from '../session/admin-flag';
import { signInText } from './auth-texts';
import { password } from './credentials';
import { useRedirectPath } from '../session/use-redirect-path';

const schema = z.object({ password });

/** Asks only for the password, that of the configured administrator (D-08). */
export function DirectLogin() {
  const navigate = useNavigate();
  const redirectPath = useRedirectPath();
  const signIn = useSignIn();
  const form = useZodForm({
    id: 'direct',
    schema,
    defaultValues: { password: '' },
    async onSubmit({ password }) {
      try {
        await signIn.mutateAsync({ email: env.adminEmail, password });
      } catch (error) {
        if (toAuthFailure(error).code === 'wrong-credentials') {
          return { field: 'password', text: messages.auth.wrongPassword };
        }
        notify.error(signInText(error));
        return { text: signInText(error) };
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
      {/* Not shown: it tells a password manager which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={env.adminEmail} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label="Beheerderswachtwoord"
        autoComplete="current-password"
        required
      />
      <FormFailure />
      <SubmitButton busyLabel="Bezig met inloggen...">Direct inloggen</SubmitButton>
    </Form>
  );
}
