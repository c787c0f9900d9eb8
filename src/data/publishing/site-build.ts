import { queryOptions, useIsMutating, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { contentEditorKeys } from '@/data/content/editor-queries';
import { DataError, parseData } from '@/data/errors';
import { reload } from '@/data/reload';
import { read } from '@/data/run';
import { buildManifestSchema } from '@/domain/content/build-manifest';
import type { LiveSite } from '@/domain/content/online-state';
import { env } from '@/lib/env';
import { fetchWithin } from '@/lib/http';
import { buildManifestPath } from '@/lib/paths';

/** Milliseconds. */
const timeout = 15_000;

const stateSchema = z.enum(['planned', 'building', 'failed', 'none']);

/** The manifest of the live site, and whether a build is under way. Fails with a DataError. */
export function liveSiteQuery() {
  return queryOptions({
    queryKey: [...contentEditorKeys.all, 'live-site'],
    queryFn: async ({ signal }): Promise<LiveSite> => {
      // The state first: a build that ends in between is then seen in the manifest.
      const state = await read(stateSchema, supabase.rpc('build_state').abortSignal(signal));
      return { texts: await readManifest(signal), isBuildUnderWay: state === 'planned' || state === 'building' };
    },
  });
}

async function readManifest(signal: AbortSignal): Promise<Record<string, string>> {
  const { ok, body } = await fetchWithin(buildManifestPath, timeout, { cache: 'no-store', signal });
  try {
    if (ok) return parseData(buildManifestSchema, JSON.parse(body)).texts;
  } catch {
    // A host without the file may answer with an HTML page.
  }
  throw new DataError('unavailable', 'the site says nothing of its build');
}

const buildRequestKey = ['build-request'] as const;

/**
 * Requests a build of the site and refetches its state; nothing where a timer builds it. Never throws: the live site
 * shows whether the build succeeded.
 */
export async function requestBuild(queryClient: QueryClient): Promise<void> {
  const request = queryClient.getMutationCache().build(queryClient, {
    mutationKey: buildRequestKey,
    async mutationFn() {
      if (env.isBuiltByTimer) return;
      const answer = await supabase.functions.invoke<unknown>('publish', { method: 'POST', timeout });
      // Awaited as part of the request: a state that was read before does not include this build.
      await reload(queryClient, liveSiteQuery().queryKey);
      if (answer.error !== null) throw new DataError('unavailable', 'the function publish took no request');
    },
  });
  await request.execute(undefined).catch(() => undefined);
}

/** Whether this browser is asking for a build. */
export function useIsRequestingBuild(): boolean {
  return useIsMutating({ mutationKey: buildRequestKey }) > 0;
}
