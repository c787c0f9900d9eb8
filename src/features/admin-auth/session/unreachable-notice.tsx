import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';

/** The auth client may wait on an old call for minutes; only a fresh page asks anew at once. */
export function UnreachableNotice() {
  return (
    <Notice tone="danger" role="alert">
      <p>{messages.auth.unreachable}</p>
      <Button look="secondary" className="mt-3" onClick={() => window.location.reload()}>
        Opnieuw proberen
      </Button>
    </Notice>
  );
}
