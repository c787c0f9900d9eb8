import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { SelectField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { QueryCard } from '@/components/office/query-card';
import { notify } from '@/components/ui/notify';
import { officeMailTexts as texts } from '@/content/office/management/outgoing';
import { failureText } from '@/data/errors';
import {
  officeMailQuery,
  officeMailRhythms,
  useSaveOfficeMail,
  type OfficeMail as Settings,
} from '@/data/settings/office-mail';
import { requestFields } from '@/domain/request/request-fields';
import { adminSections } from '@/lib/admin-links';

/** Whether what customers do is mailed to the office, how often and to which address. */
export function OfficeMail() {
  const query = useQuery(officeMailQuery());
  return (
    <QueryCard id={adminSections.officeMail} texts={texts} query={query}>
      {(stored) => <OfficeMailForm stored={stored} />}
    </QueryCard>
  );
}

const schema = z
  .object({
    rhythm: z.enum(officeMailRhythms),
    address: z.string().trim(),
  })
  .refine(({ rhythm, address }) => (rhythm === 'off' && address === '') || z.email().safeParse(address).success, {
    path: ['address'],
    message: texts.addressInvalid,
  });

const rhythmOptions = officeMailRhythms.map((value) => ({ value, label: texts.rhythms[value] }));

function OfficeMailForm({ stored }: { stored: Settings }) {
  const saving = useSaveOfficeMail();
  const form = useZodForm({
    id: 'office-mail',
    schema,
    defaultValues: stored,
    async onSubmit(settings) {
      try {
        await saving.mutateAsync(settings);
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(settings.rhythm === 'off' ? texts.switchedOff : texts.saved(settings.address));
      return undefined;
    },
  });

  return (
    <Form form={form} aria-label={texts.title} className="mt-4 grid max-w-xl gap-4">
      <SelectField {...form.field('rhythm')} label={texts.rhythm} options={rhythmOptions} />
      <TextField
        {...form.field('address')}
        label={texts.address}
        type="email"
        autoComplete="email"
        maxLength={requestFields.email.maxLength}
      />
      <FormFailure />
      <SubmitButton variant="secondary" className="justify-self-start" busyLabel="Bezig met opslaan...">
        Opslaan
      </SubmitButton>
    </Form>
  );
}
