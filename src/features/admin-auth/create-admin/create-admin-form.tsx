import { useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { messages } from '@/content/messages';

interface CreateAdminFormProps {
  needsCode: boolean;
  isBusy: boolean;
  onCreate: (setupCode: string) => void;
}

export function CreateAdminForm({ needsCode, isBusy, onCreate }: CreateAdminFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const found = needsCode && code.trim() === '' ? messages.setup.codeMissing : '';
    setProblem(found);
    if (found) field.current?.focus();
    else onCreate(needsCode ? code.trim() : '');
  }

  return (
    <form noValidate aria-label="Beheerder aanmaken" className="grid gap-4" onSubmit={handleSubmit}>
      {needsCode && (
        <TextField
          id="setup-code"
          label="Installatiecode"
          hint="De eigenaar van de website heeft deze code bij het online zetten opgeslagen."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          ref={field}
          value={code}
          error={problem}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" aria-disabled={isBusy} lang={isBusy ? 'en' : undefined}>
        {isBusy ? 'Creating...' : 'Beheerder aanmaken'}
      </Button>
    </form>
  );
}
