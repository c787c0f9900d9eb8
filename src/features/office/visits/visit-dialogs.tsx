import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '@/components/ui/use-now';
import { advisersQuery } from '@/data/advisers/queries';
import { useSession } from '@/data/auth/use-session';
import { parseDay } from '@/domain/appointment/parse-day';
import { adminParams } from '@/lib/admin-links';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { CannotCome } from './cannot-come';
import { RunningLate } from './running-late';

/** The dialog of the URL about a day of visits: an adviser who cannot come on it, or comes later. */
export function VisitDialogs() {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const day = parseDay(params.get(adminParams.cannotCome) ?? '');
  const isLate = params.has(adminParams.late);
  const session = useSession();
  const { data } = useQuery({ ...advisersQuery(), enabled: day !== '' || isLate });
  if ((day === '' && !isLate) || now === null || !data) return null;

  const ownId = session.phase === 'signed-in' ? session.userId : '';
  const all = data.advisers.map(({ adviser: { userId, name } }) => ({ id: userId, name }));
  // Whoever is signed in comes first.
  const advisers = all.toSorted((one, other) => Number(other.id === ownId) - Number(one.id === ownId));

  function handleClose() {
    setParams(
      (before) => {
        const left = new URLSearchParams(before);
        for (const name of [adminParams.cannotCome, adminParams.late]) left.delete(name);
        return left;
      },
      { replace: true },
    );
  }

  const shared = { advisers, onClose: handleClose };
  return isLate ? (
    <RunningLate {...shared} today={dutchDateTime(new Date(now)).date} />
  ) : (
    <CannotCome {...shared} day={day} now={now} />
  );
}
