import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useSessionDraft } from '@/components/office/edit/draft';
import { TextAreaField } from '@/components/form/fields';
import { Form, FormFields, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Dialog } from '@/components/ui/questions/dialog';
import { FocusedNotice, Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { newRequestTexts as texts, officeFieldProblem } from '@/content/office/requests/request-dialog';
import { requestFieldLabels } from '@/content/request-fields';
import { failureText } from '@/data/errors';
import { usePriceList } from '@/data/prices/queries';
import { useEnterRequest } from '@/data/requests/enter-request';
import {
  emptyTelephoneRequest,
  moved,
  telephoneFields,
  type Correction,
  type TelephoneRequest,
} from '@/domain/request/edited-fields';
import { enteredRequest, listPrice } from '@/domain/request/request-patch';
import { telephoneRequestSchema } from '@/domain/request/edited-fields-schema';
import { readSessionDraft, removeSessionDraft } from '@/lib/browser/session-draft';
import { useSaveKey } from '../shared/use-save-key';
import { CustomerFields } from '../edit/customer-fields';
import { HomeFields } from '../edit/home-fields';
import { PriceComparison } from '../edit/price-comparison';
import { RoleSection } from '../edit/role-section';

const schema = telephoneRequestSchema(officeFieldProblem);

const draftName = 'new-request';
const draftSchema = z.object({
  id: z.uuid(),
  /** What was last offered under this id, as JSON; '' before the first attempt. */
  offered: z.string(),
  typed: z.record(z.enum(telephoneFields), z.string()),
});

interface NewRequestDialogProps {
  onClose: () => void;
  /** Gets the id of the stored request. */
  onEntered: (id: string) => void;
}

/** Enters a request that comes in by telephone. */
export function NewRequestDialog({ onClose, onEntered }: NewRequestDialogProps) {
  const [restored] = useState(() => readSessionDraft(draftName, draftSchema));
  const [attempt, setAttempt] = useState({ id: restored?.id ?? crypto.randomUUID(), offered: restored?.offered ?? '' });
  const entering = useEnterRequest();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const form = useZodForm({
    id: 'request',
    schema,
    defaultValues: restored?.typed ?? emptyTelephoneRequest,
    onChange: (name, text) => change({ [name]: text }),
    async onSubmit() {
      await save();
      return undefined;
    },
  });
  useSaveKey((event) => {
    if (!asksToDiscard) void form.submit(event);
  });
  const typed = useWatch({ control: form.api.control, compute: (values: TelephoneRequest) => values });
  const hasInput = telephoneFields.some((name) => typed[name] !== emptyTelephoneRequest[name]);
  const request = enteredRequest(attempt.id, typed);
  const list = usePriceList('');
  const price = list ? listPrice(request, list) : null;
  useSessionDraft(draftName, hasInput ? { ...attempt, typed } : null);

  function change(part: Partial<TelephoneRequest>) {
    form.write({ ...form.api.getValues(), ...moved(part) });
  }

  async function save() {
    // An id always has the same content (D-56): once sent, the first version may have been stored.
    const content = JSON.stringify(typed);
    const isOther = attempt.offered !== '' && attempt.offered !== content;
    const id = isOther ? crypto.randomUUID() : attempt.id;
    setAttempt({ id, offered: content });
    try {
      await entering.mutateAsync({ ...request, id });
    } catch {
      notify.error(texts.saveFailed, { description: texts.saveFailedDescription });
      return;
    }
    removeSessionDraft(draftName);
    notify.success(texts.saved, { description: texts.savedDescription });
    onEntered(id);
  }

  function handleClose() {
    if (hasInput) setAsksToDiscard(true);
    else onClose();
  }

  return (
    <Dialog isOpen title={texts.title} description={texts.description} onClose={handleClose}>
      <Form form={form} aria-label={texts.title} className="flex min-h-60 flex-col">
        <div className="scroll-pb-20 overflow-y-auto px-5 py-5 sm:px-6">
          <FormFields className="grid min-w-0 gap-6">
            {restored && (
              <Notice tone="warning" role="status">
                {texts.restored}
              </Notice>
            )}
            <section className="grid gap-4">
              <h3 className="text-lg font-bold">Klantgegevens</h3>
              <CustomerFields field={form.field} edit={typed} source="telephone" />
              <RoleSection field={form.field} edit={typed} onChange={change} />
            </section>
            <section className="grid gap-4">
              <h3 className="text-lg font-bold">Woninggegevens</h3>
              <HomeFields field={form.field} edit={typed} onChange={(part: Partial<Correction>) => change(part)} />
              {list && <PriceComparison next={price?.total ?? null} price={price} />}
            </section>
            <TextAreaField {...form.field('message')} label={requestFieldLabels.message} rows={4} />
            {entering.error && (
              <FocusedNotice tone="danger">{failureText(messages.requests.notSaved, entering.error)}</FocusedNotice>
            )}
          </FormFields>
        </div>
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
          {asksToDiscard ? (
            <ConfirmQuestion
              explanation={messages.requests.unsaved}
              question="Wil je zonder opslaan sluiten?"
              confirm="Ja, sluiten zonder opslaan"
              cancel="Verder invullen"
              onConfirm={() => {
                removeSessionDraft(draftName);
                onClose();
              }}
              onCancel={() => setAsksToDiscard(false)}
            />
          ) : (
            <>
              <Button variant="secondary" onClick={handleClose}>
                Sluiten
              </Button>
              <SubmitButton busyLabel="Opslaan...">Opslaan</SubmitButton>
            </>
          )}
        </footer>
      </Form>
    </Dialog>
  );
}
