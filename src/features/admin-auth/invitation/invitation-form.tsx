import { z } from 'zod';
import { Form, SubmitButton } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { messages } from '@/content/messages';
import type { Invitation } from '@/domain/access/invitation';
import { email } from '../login/credentials';

const schema = z.object({
  email: email.transform((typed) => typed.toLowerCase()),
  code: z.string().trim().min(1, messages.setup.invitationCodeMissing),
});

interface InvitationFormProps {
  /** What was filled in before. */
  initial: Invitation;
  onContinue: (invitation: Invitation) => void;
}

/** For somebody who has the code of an invitation and not its link. */
export function InvitationForm({ initial, onContinue }: InvitationFormProps) {
  const form = useZodForm({
    id: 'invitation',
    schema,
    defaultValues: { ...initial },
    onSubmit(invitation) {
      onContinue(invitation);
      return undefined;
    },
  });

  return (
    <Form form={form} aria-labelledby="invited-title" className="grid gap-4">
      <h2 id="invited-title" className="text-lg font-bold">
        Uitgenodigd?
      </h2>
      <p>{messages.setup.withoutLink}</p>
      <TextField
        {...form.field('email')}
        label="E-mailadres"
        hint={messages.setup.invitedEmailHint}
        type="email"
        autoComplete="username"
        required
      />
      <TextField
        {...form.field('code')}
        label="Code"
        hint={messages.setup.invitationCodeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SubmitButton variant="secondary" className="justify-self-start" busyLabel="Verder">
        Verder
      </SubmitButton>
    </Form>
  );
}
