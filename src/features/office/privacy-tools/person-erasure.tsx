import { useState } from 'react';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { notify } from '@/components/ui/notify';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { useErasePerson, useFindErasable, type ErasablePerson } from '@/data/requests/privacy';
import { knownStatus } from '@/domain/request/request-status';
import { formatDay, formatDateTime } from '@/lib/format/format-date';
import { PersonField, personSchema } from './person-field';
import { MailReminder } from './mail-reminder';

const texts = privacyTexts.erasure;

interface Found extends ErasablePerson {
  person: string;
}

/** Erases everything about a person that need not be kept, after showing what goes and what stays. */
export function PersonErasure() {
  const finding = useFindErasable();
  const [found, setFound] = useState<Found | null>(null);
  const [outcome, setOutcome] = useState('');
  const [isErased, setIsErased] = useState(false);
  const form = useZodForm({
    id: 'erasure',
    schema: personSchema,
    defaultValues: { person: '' },
    onInvalid: reset,
    async onSubmit({ person }) {
      reset();
      try {
        const erasable = await finding.mutateAsync(person);
        if (erasable.requests.length === 0) setOutcome(texts.none(person));
        else setFound({ ...erasable, person });
        return undefined;
      } catch {
        return { text: texts.failed, explanation: texts.failedDescription };
      }
    },
  });

  function reset() {
    setFound(null);
    setOutcome('');
    setIsErased(false);
  }

  return (
    <div className="grid max-w-prose gap-4 pb-5">
      <Form form={form} className="grid gap-3">
        <p className="text-ink-muted">{texts.explanation}</p>
        <PersonField {...form.field('person')} label={texts.person} />
        <SubmitButton variant="secondary" className="justify-self-start" busyLabel={texts.busy}>
          {texts.look}
        </SubmitButton>
        <FormFailure />
      </Form>
      {found && (
        <Erasure
          found={found}
          onErased={(text) => {
            reset();
            setOutcome(text);
            setIsErased(true);
          }}
        />
      )}
      <p role="status" className="empty:hidden">
        {outcome}
      </p>
      {isErased && <MailReminder />}
    </div>
  );
}

interface ErasureProps {
  found: Found;
  onErased: (outcome: string) => void;
}

function Erasure({ found: { person, seenAt, requests }, onErased }: ErasureProps) {
  const erasing = useErasePerson();
  const [confirmation, setConfirmation] = useState<'none' | 'open' | 'cancelled'>('none');

  async function handleConfirm() {
    if (erasing.isPending) return;
    try {
      onErased(texts.done(await erasing.mutateAsync({ person, seenAt })));
    } catch {
      notify.error(texts.eraseFailed, { description: texts.failedDescription });
    }
  }

  return (
    <section aria-label={texts.found(requests.length, person)} className="grid gap-3">
      <h3 className="font-semibold">{texts.found(requests.length, person)}</h3>
      <ul className="grid gap-2">
        {requests.map(({ id, createdAt, status, outcome, until, has_invoice, roles }) => (
          <li key={id} className="border-l-4 border-line pl-3">
            <p className="text-sm text-ink-muted">
              {formatDateTime(createdAt)}, {requestStatusLabels[knownStatus(status)]}
            </p>
            {!roles.includes('orders') && <p>{texts.ofOther(roles)}</p>}
            <p>
              {(roles.includes('orders') || outcome !== 'kept' ? texts.outcomes[outcome] : texts.keptOfPayer)(
                formatDay(until),
              )}
            </p>
            {has_invoice && <p>{texts.invoiceStays}</p>}
          </li>
        ))}
      </ul>
      {confirmation === 'open' ? (
        <ConfirmQuestion
          question={texts.question}
          confirm={erasing.isPending ? texts.erasing : texts.confirm}
          cancel={texts.cancel}
          isBusy={erasing.isPending}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setConfirmation('cancelled')}
        />
      ) : (
        <Button
          variant="danger"
          className="justify-self-start"
          autoFocus={confirmation === 'cancelled'}
          onClick={() => setConfirmation('open')}
        >
          {texts.erase}
        </Button>
      )}
    </section>
  );
}
