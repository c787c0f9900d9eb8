import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';

/** Reloads the page, because the auth client may wait for minutes on a call that hangs. */
export function UnreachableNotice() {
  return (
    <Notice tone="danger" role="alert">
      <p>{messages.auth.unreachable}</p>
      <Button variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
        Opnieuw proberen
      </Button>
    </Notice>
  );
}
