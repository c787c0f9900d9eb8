import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { requestGuidance } from '@/content/public/request/request-form-texts';
import { loadCode } from '@/lib/browser/load-code';
import type { FormSectionProps } from './form-section';

/** The e-mail address, and below it the one that the visitor may have meant: asked once the field is left. */
export function EmailField({ form }: FormSectionProps) {
  const { control, setFocus, setValue } = form.api;
  const field = form.field('email');
  const email = useWatch({ control, name: 'email' });
  const [asked, setAsked] = useState({ about: '', meant: '' });

  async function ask(about: string) {
    const suggest = await loadCode(() => import('./suggest-email'), 'suggestEmail').catch(() => null);
    setAsked({ about, meant: suggest?.(about) ?? '' });
  }

  function fillIn() {
    setValue('email', asked.meant, { shouldDirty: true, shouldValidate: form.submitCount > 0 });
    // The button that had the focus is gone.
    setFocus('email');
  }

  return (
    <div className="grid content-start gap-2">
      <TextField
        {...field}
        label="E-mailadres"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        onBlur={(event) => {
          void field.onBlur(event);
          if (event.target.value.includes('@')) void ask(event.target.value);
        }}
      />
      <div role="status" className="empty:absolute">
        {asked.meant !== '' && asked.about === email && (
          <Button variant="secondary" className="text-left break-all" onClick={fillIn}>
            <ChangingText>{requestGuidance.emailMeant(asked.meant)}</ChangingText>
          </Button>
        )}
      </div>
    </div>
  );
}
