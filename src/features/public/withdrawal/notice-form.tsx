import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { withdrawalWords } from '@/content/legal/withdrawal';
import { withdrawalPage as texts } from '@/content/public/withdrawal';
import {
  cleanNotice,
  noticeProblems,
  type NoticeField,
  type WithdrawalNotice,
} from '@/domain/request/withdrawal-notice';
import { nativeMailFields } from '@/integrations/native-mail-fields';
import { bringToTop } from '@/lib/browser/bring-to-top';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { sendHeldForm } from '@/lib/send-held-form';
import { NativeConfirm } from './native-confirm';

interface NoticeFormProps {
  /** What was filled in before; null for nothing. */
  initial: WithdrawalNotice | null;
  /** Whether the reader came back to it. */
  takesFocus: boolean;
  onFilledIn: (notice: WithdrawalNotice) => void;
}

/** Who withdraws, and from what. Without script the browser itself checks it and posts it to the relay (D-62). */
export function NoticeForm({ initial, takesFocus, onFilledIn }: NoticeFormProps) {
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly NoticeField[]>([]);
  const { fields } = texts;

  useEffect(() => {
    if (takesFocus) bringToTop(form.current);
  }, [takesFocus]);
  useEffect(() => sendHeldForm(form.current), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const notice = readNotice(event.currentTarget);
    const found = noticeProblems(notice);
    setProblems(found);
    const [first] = found;
    if (first === undefined) onFilledIn(notice);
    else document.getElementById(fieldId(first === 'which' ? 'reference' : first))?.focus();
  }

  function field(name: keyof WithdrawalNotice) {
    const isWhich = name === 'reference' && problems.includes('which');
    const problem: NoticeField | undefined = isWhich ? 'which' : problems.find((each) => each === name);
    return {
      ...{ id: fieldId(name), name, label: fields[name], defaultValue: initial?.[name] ?? '' },
      error: problem && texts.problems[problem],
    };
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate={isHydrated}
      method="post"
      action={env.formRelayUrl}
      aria-label={texts.title}
      onSubmit={handleSubmit}
      // What was wrong is looked at again while it is mended.
      onInput={({ currentTarget }) => problems.length > 0 && setProblems(noticeProblems(readNotice(currentTarget)))}
      className="grid max-w-xl grid-cols-1 gap-5"
    >
      <TextField {...field('name')} autoComplete="name" maxLength={100} required />
      <TextField
        {...field('email')}
        hint={fields.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <fieldset className="grid min-w-0 grid-cols-1 gap-4">
        <legend className="text-xl font-bold">{fields.which}</legend>
        <p className="text-ink-muted">{fields.whichHint}</p>
        <TextField {...field('reference')} hint={fields.referenceHint} autoComplete="off" maxLength={20} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('postcode')} autoComplete="postal-code" maxLength={10} />
          <TextField {...field('houseNumber')} autoComplete="off" maxLength={16} />
        </div>
        <TextField {...field('orderedOn')} type="date" />
      </fieldset>
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="withdraw-check">Laat dit veld leeg</label>
        <input id="withdraw-check" name="_honeypot" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {Object.entries(nativeMailFields(env.siteUrl + paths.withdrawalSent, texts.mailSubject)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="statement" value={withdrawalWords.statement} />
      {isHydrated ? (
        <Button type="submit" className="justify-self-start">
          {withdrawalWords.open}
        </Button>
      ) : (
        <NativeConfirm />
      )}
    </form>
  );
}

function fieldId(name: string): string {
  return `withdraw-${name}`;
}

function readNotice(form: HTMLFormElement): WithdrawalNotice {
  const data = new FormData(form);
  function value(name: string): string {
    const found = data.get(name);
    return typeof found === 'string' ? found : '';
  }
  return cleanNotice({
    ...{ name: value('name'), email: value('email'), reference: value('reference') },
    ...{ postcode: value('postcode'), houseNumber: value('houseNumber'), orderedOn: value('orderedOn') },
  });
}
