import { z } from 'zod';

/** What a build leaves at `buildManifestPath`: the version of each text that it shows, by its id. */
export const buildManifestSchema = z.object({ texts: z.record(z.string(), z.string()) });
