import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { adviserKeys } from '@/data/advisers/queries';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { nudgeSender } from '@/data/outgoing/nudge';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import {
  handedOverWhereItFits,
  type AffectedVisit,
  type VisitChoice,
  type VisitChoices,
} from '@/domain/appointment/visit-decision';
import { affectedVisitsQuery, type VisitScope } from './affected-visits';

const outcomeSchema = z.object({
  undo: z.string().nullable(),
  refused: z.array(z.object({ id: z.string(), reason: z.enum(['unfit', 'changed']) })),
});

interface Decided {
  /** Blocks this time of an adviser with it. */
  blocked?: { adviser: string; startsAt: string; endsAt: string; reason: string };
  /** The status that the requests also get. */
  status?: string;
}

interface DecideVisits extends Decided {
  visits: readonly AffectedVisit[];
  choices: VisitChoices;
  withMail: boolean;
}

interface VisitDecisionsOptions {
  /** What is proposed for a visit for which nothing was chosen; by default a colleague where it fits. */
  proposal?: 'keep' | 'drop' | 'put_back';
}

/**
 * What is chosen for each visit that an action would touch, and carrying that out as a whole. Without a scope nothing is
 * read.
 */
export function useVisitDecisions(scope: VisitScope | null, { proposal }: VisitDecisionsOptions = {}) {
  const queryClient = useQueryClient();
  const affected = useQuery({
    ...affectedVisitsQuery(scope ?? { requestIds: [] }),
    enabled: scope !== null,
    refetchOnWindowFocus: false,
  });
  const [chosen, setChosen] = useState<VisitChoices>({});
  const [withMail, setWithMail] = useState(true);
  const [refused, setRefused] = useState<Readonly<Record<string, 'unfit' | 'changed'>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const deciding = useMutation({
    mutationFn: decideVisits,
    onSuccess: nudgeSender,
    onSettled: () => Promise.all([requestKeys.all, adviserKeys.all()].map((key) => reload(queryClient, key))),
  });
  const visits = scope === null ? [] : (affected.data?.visits ?? []);
  const proposed = proposal === undefined ? handedOverWhereItFits(visits) : allOf(visits, proposal);
  const choices = allowed(visits, { ...proposed, ...chosen }, proposed);

  function choose(wanted: VisitChoices) {
    setChosen((before) => ({ ...before, ...wanted }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !(id in wanted))));
  }

  /** Whether what is asked can go on: after waiting for visits that still had to be read, only when there are none. */
  async function isReady(): Promise<boolean> {
    if (scope === null) return true;
    if (affected.data && !affected.isError) return affected.data.total <= affected.data.visits.length;
    const { data } = await affected.refetch({ cancelRefetch: false });
    return data?.total === 0;
  }

  /**
   * Resolves to what undoes it, or to null when nothing was done: then `failure` is the error, a DataError where the
   * database refused, and `refused` names the visits that changed or do not fit.
   */
  async function decide(options: Decided = {}): Promise<string | null> {
    setFailure(null);
    try {
      const { undo, refused: found } = await deciding.mutateAsync({ visits, choices, withMail, ...options });
      if (undo !== null) return undo;
      setRefused(Object.fromEntries(found.map(({ id, reason }) => [id, reason])));
      setFailure(new DataError('conflict', 'a visit changed, or does not fit'));
    } catch (error) {
      setFailure(error);
    }
    return null;
  }

  return {
    visits,
    total: affected.data?.total ?? 0,
    mails: affected.data?.mails ?? { putBack: false, handOver: false, colleague: false },
    isPending: scope !== null && affected.isPending,
    isError: affected.isError,
    retry: () => void affected.refetch(),
    choices,
    choose,
    withMail,
    setWithMail,
    refused,
    failure,
    isReady,
    decide,
    isDeciding: deciding.isPending,
  };
}

const undoneSchema = z
  .object({
    left: z.array(z.object({ name: z.string(), reason: z.enum(['changed', 'mailed', 'unfit']) })),
    is_blocked_time_left: z.boolean(),
  })
  .transform(({ left, is_blocked_time_left }) => ({ left, isBlockedTimeLeft: is_blocked_time_left }))
  .nullable();

interface UndoDecisions {
  /** What `decide`, planning and moving resolve to. */
  decision: string;
  /** Also brings back what does not fit. */
  isOverruled: boolean;
}

/**
 * Undoes decisions: no mail goes. Resolves to what it left as it is: the names of customers with the reason, and whether
 * somebody changed the blocked time. Throws a DataError, 'conflict' when there is nothing to undo any more.
 */
export function useUndoDecisions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ decision, isOverruled }: UndoDecisions) => {
      const undoing = supabase.rpc('undo_decisions', { decision, is_overruled: isOverruled });
      const undone = await read(undoneSchema, undoing);
      if (!undone) throw new DataError('conflict', 'it was undone before, or is too long ago');
      return undone;
    },
    onSettled: () => Promise.all([requestKeys.all, adviserKeys.all()].map((key) => reload(queryClient, key))),
  });
}

function allOf(visits: readonly AffectedVisit[], choice: VisitChoice): VisitChoices {
  return Object.fromEntries(visits.map(({ id }) => [id, choice]));
}

/** A colleague who was chosen may have been given something else since: then what is proposed. */
function allowed(visits: readonly AffectedVisit[], choices: VisitChoices, proposed: VisitChoices): VisitChoices {
  return Object.fromEntries(
    visits.map(({ id, colleagues }) => {
      const choice = choices[id] ?? 'keep';
      const isPossible = actions.includes(choice) || colleagues.some((colleague) => colleague.id === choice);
      return [id, isPossible ? choice : (proposed[id] ?? 'keep')];
    }),
  );
}

const actions: readonly VisitChoice[] = ['put_back', 'keep', 'drop'];

function decideVisits({ visits, choices, withMail, blocked, status }: DecideVisits) {
  const decisions = visits.map(({ id, sequence, version }) => {
    const choice = choices[id] ?? 'keep';
    return {
      ...{ id, sequence },
      ...(actions.includes(choice) ? { action: choice } : { action: 'hand_over', adviser: choice }),
      ...(status !== undefined && { status, version }),
    };
  });
  return read(
    outcomeSchema,
    supabase.rpc('decide_visits', {
      decisions,
      with_mail: withMail,
      ...(blocked && {
        blocked: {
          ...{ adviser: blocked.adviser, starts_at: blocked.startsAt, ends_at: blocked.endsAt, reason: blocked.reason },
        },
      }),
    }),
  );
}
