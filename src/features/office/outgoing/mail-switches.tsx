import { useId } from 'react';
import { notify } from '@/components/ui/notify';
import { messageKinds } from '@/content/office/mail-kinds';
import { outgoingTexts as texts } from '@/content/office/management/outgoing';
import { useSwitchMail, useSwitchMailKind } from '@/data/outgoing/mutations';
import { mailKinds, type MailKind } from '#shared/mail/customer-mail.ts';

interface MailSwitchesProps {
  sendsMail: boolean;
  kinds: Readonly<Partial<Record<MailKind, boolean>>>;
}

/** Turns mail to customers on and off, as a whole and one by one. Each press is stored at once. */
export function MailSwitches({ sendsMail, kinds }: MailSwitchesProps) {
  const switching = useSwitchMail();
  const switchingKind = useSwitchMailKind();
  const hintId = useId();
  const isBusy = switching.isPending || switchingKind.isPending;

  function handleFailure() {
    notify.error(texts.failed);
  }

  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{texts.switches}</legend>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="tick-box"
          checked={switching.isPending ? switching.variables : sendsMail}
          disabled={isBusy}
          aria-describedby={hintId}
          onChange={({ target }) => switching.mutate(target.checked, { onError: handleFailure })}
        />
        {texts.allMail}
      </label>
      <p id={hintId} className="text-ink-muted">
        {texts.allMailHint}
      </p>
      {sendsMail && (
        <ul>
          {mailKinds
            .filter((kind) => kinds[kind] !== undefined)
            .map((kind) => (
              <li key={kind}>
                <label className="flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    className="tick-box"
                    checked={
                      switchingKind.isPending && switchingKind.variables.kind === kind
                        ? switchingKind.variables.isOn
                        : kinds[kind]
                    }
                    disabled={isBusy}
                    onChange={({ target }) =>
                      switchingKind.mutate({ kind, isOn: target.checked }, { onError: handleFailure })
                    }
                  />
                  {messageKinds[kind]}
                </label>
              </li>
            ))}
        </ul>
      )}
    </fieldset>
  );
}
