import { useState } from 'react';
import { CheckboxField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { jointTexts as texts } from '@/content/office/invoices/known-payers';
import { failureText } from '@/data/errors';
import type { JointProposal as Proposal } from '@/data/invoices/groups';
import { useMakeJointInvoice } from '@/data/invoices/mutations';
import { formatCents } from '#shared/format-cents.ts';

/** The homes of one payer that can be on one invoice: all, unless some are left out. */
export function JointProposal({ proposal: { name, homes } }: { proposal: Proposal }) {
  const making = useMakeJointInvoice();
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const chosen = homes.filter(({ request_id }) => !leftOut.includes(request_id));
  const amount = formatCents(chosen.reduce((sum, home) => sum + home.amount, 0));

  function make() {
    if (making.isPending) return;
    if (chosen.length < 2) {
      notify.error(texts.tooFew);
      return;
    }
    making.mutate(
      { id: attempt, requestIds: chosen.map(({ request_id }) => request_id) },
      {
        onSuccess: () => {
          setAttempt(crypto.randomUUID());
          notify.success(texts.planned, { description: texts.plannedDescription });
        },
        onError: (error) => notify.error(failureText(texts.failed, error)),
      },
    );
  }

  function choose(requestId: string, isChosen: boolean) {
    // Another choice is another invoice.
    setAttempt(crypto.randomUUID());
    setLeftOut((before) => (isChosen ? before.filter((id) => id !== requestId) : [...before, requestId]));
  }

  return (
    <fieldset className="my-3 grid min-w-0 gap-2 rounded-lg border border-line p-4">
      <legend className="px-1 font-bold">{texts.title(name)}</legend>
      {homes.map(({ request_id, home, amount: price }) => (
        <CheckboxField
          key={request_id}
          id={`joint-${request_id}`}
          label={`${home}, ${formatCents(price)}`}
          checked={!leftOut.includes(request_id)}
          onChange={({ currentTarget }) => choose(request_id, currentTarget.checked)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" aria-disabled={making.isPending} onClick={make}>
          {making.isPending ? texts.busy : texts.make}
        </Button>
        <span role="status" className="tabular-nums">
          {texts.homes(chosen.length, amount)}
        </span>
      </div>
    </fieldset>
  );
}
