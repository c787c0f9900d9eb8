import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { refetchVisible } from '@/data/requests/changes';
import { nudgeSender } from './nudge';

/** Polling interval and time limit, in milliseconds. */
interface Polling {
  interval: number;
  longest: number;
}

/** What a save tells the automation waits for a minute, in which it can be undone (D-65), and then for the sender. */
const afterSave: Polling = { interval: 5000, longest: 180_000 };
const ofTrial: Polling = { interval: 1000, longest: 30_000 };

const outcomesSchema = z.record(z.string(), z.boolean().nullable());

/** Whether the automation accepted each message, by the id of the request or of the trial. */
type WebhookOutcomes = Record<string, boolean>;

/**
 * Resolves to whether the automation accepted what was saved of each of these requests; a request without an automation,
 * whose change was undone, or without an answer in time, is left out. The requests on screen then show it too. Never
 * throws.
 */
export function useWebhookOutcomes() {
  const queryClient = useQueryClient();
  return async (ids: readonly string[]): Promise<WebhookOutcomes> => {
    try {
      const outcomes = await waitForOutcomes(ids, afterSave);
      if (Object.keys(outcomes).length > 0) await refetchVisible(queryClient, ids);
      if (Object.values(outcomes).includes(false)) console.warn('The automation did not accept a saved request');
      return outcomes;
    } catch (error) {
      console.warn('What became of the webhook could not be read', error);
      return {};
    }
  };
}

/**
 * Sends the automation a trial; resolves to whether it accepted it, false also when that takes too long. Throws a
 * DataError.
 */
export async function tryWebhook(): Promise<boolean> {
  const id = await read(z.string(), supabase.rpc('try_webhook'));
  nudgeSender();
  return (await waitForOutcomes([id], ofTrial))[id] ?? false;
}

async function waitForOutcomes(ids: readonly string[], { interval, longest }: Polling): Promise<WebhookOutcomes> {
  const end = Date.now() + longest;
  for (;;) {
    const outcomes = await read(outcomesSchema, supabase.rpc('webhook_outcomes', { ids: [...ids] }));
    const settled = Object.entries(outcomes).flatMap(([id, outcome]) =>
      outcome === null ? [] : [[id, outcome] as const],
    );
    if (settled.length === Object.keys(outcomes).length || Date.now() > end) return Object.fromEntries(settled);
    await new Promise((resolve) => {
      setTimeout(resolve, interval);
    });
  }
}
