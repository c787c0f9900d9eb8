import { notify } from '@/components/ui/notify';
import { administratorTexts } from '@/content/office/administrators';
import { useRemoveAdministrator } from '@/data/administrators/mutations';
import type { Administrator } from '@/data/administrators/queries';
import { dataErrorCode, failureText } from '@/data/errors';
import { signOut } from '@/data/auth/sign-out';
import { removeStored, storageKeys } from '@/lib/storage';

interface RemovalOptions {
  administrator: Administrator;
  isSelf: boolean;
  /** The row is not there any more. */
  onRemoved: () => void;
}

export function useRemoval({ administrator, isSelf, onRemoved }: RemovalOptions) {
  const { mutateAsync, isPending, isError, error } = useRemoveAdministrator();

  async function remove() {
    if (isPending) return;
    try {
      await mutateAsync({ userId: administrator.userId, isSelf });
    } catch (failure) {
      // The row shows it as well, unless the reload that followed took the row away.
      notify.error(failureText(administratorTexts.notRemoved, failure));
      // Somebody else was first.
      if (dataErrorCode(failure) === 'conflict') onRemoved();
      return;
    }
    if (!isSelf) {
      notify.success(administratorTexts.removed(administrator.email));
      onRemoved();
      return;
    }
    // The flag first, or the back-office would say for a moment that the session has expired. It leads to /login itself.
    removeStored(storageKeys.adminFlag);
    await signOut();
    notify.info(administratorTexts.removedSelf);
  }

  return { isPending, isError, error, remove };
}
