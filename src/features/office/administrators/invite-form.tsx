import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { administratorTexts } from '@/content/office/management/administrators';
import { messages } from '@/content/messages';
import { useInviteAdministrator } from '@/data/administrators/mutations';
import { failureText } from '@/data/errors';
import type { Invitation } from '@/domain/access/invitation';
import { requestFields } from '@/domain/request/request-fields';

const schema = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email(messages.auth.emailInvalid)),
});

interface InviteFormProps {
  onInvited: (invitation: Invitation) => void;
}

export function InviteForm({ onInvited }: InviteFormProps) {
  const inviting = useInviteAdministrator();
  const form = useZodForm({
    id: 'invited',
    schema,
    defaultValues: { email: '' },
    async onSubmit({ email }) {
      try {
        onInvited(await inviting.mutateAsync(email));
      } catch (error) {
        return { text: failureText(administratorTexts.notInvited, error) };
      }
      form.api.reset();
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label="Beheerder uitnodigen" className="mt-6 grid max-w-xl gap-4">
      <TextField
        {...form.field('email')}
        label="E-mailadres van een nieuwe beheerder"
        hint={administratorTexts.inviteHint}
        type="email"
        autoComplete="off"
        maxLength={requestFields.email.maxLength}
        required
      />
      <FormFailure />
      <SubmitButton className="justify-self-start" busyLabel="Bezig met uitnodigen...">
        Uitnodigen
      </SubmitButton>
    </Form>
  );
}
