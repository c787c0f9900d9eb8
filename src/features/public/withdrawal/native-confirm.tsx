import { Button, buttonClass } from '@/components/ui/button';
import { withdrawalWords } from '@/content/legal/withdrawal';
import { withdrawalPage as texts } from '@/content/public/withdrawal';

/** The second step without script: opened by the browser, below what was filled in. */
export function NativeConfirm() {
  return (
    <details className="grid gap-4">
      <summary className={buttonClass('primary', 'cursor-pointer')}>{withdrawalWords.open}</summary>
      <div className="mt-4 grid justify-items-start gap-4 rounded-lg border border-control p-4">
        <p>
          {texts.lookOver} {withdrawalWords.noCosts}
        </p>
        <Button type="submit">{withdrawalWords.confirm}</Button>
      </div>
    </details>
  );
}
