import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildManifestSchema } from '../../src/domain/content/build-manifest.ts';
import { fetchWithin } from '../../src/lib/http.ts';
import { buildManifestPath } from '../../src/lib/paths.ts';
import { timeout } from './page-requests.ts';

interface BuildToCheck {
  /** Origin of the site; '' when it is not online. */
  siteUrl: string;
  /** Folder of the last build on this machine. */
  siteFolder: string;
  /** How many texts of the database the new site shows. */
  texts: number;
}

/**
 * What to do when the new site shows less than half of the texts that are online, or null. Without a site that answers,
 * the last build on this machine counts. A database that reads nothing (another project, a policy that changed) returns
 * an empty list without an error, and a build would remove those pages.
 */
export async function fewerTexts({ siteUrl, siteFolder, texts }: BuildToCheck): Promise<string | null> {
  const manifest = (siteUrl === '' ? null : await fetchManifest(siteUrl)) ?? (await readManifest(siteFolder));
  const before = Object.keys(manifest?.texts ?? {}).length;
  if (before < 2 || texts * 2 >= before) return null;
  return `The database shows ${texts} texts, and the site shows ${before} now. The site was left as it is. Check VITE_SUPABASE_URL and the texts in the back-office; if these texts were removed on purpose, build with FEWER_TEXTS=yes.`;
}

async function fetchManifest(siteUrl: string) {
  try {
    const { ok, body } = await fetchWithin(`${siteUrl}${buildManifestPath}`, timeout);
    return ok ? parse(body) : null;
  } catch {
    return null;
  }
}

async function readManifest(folder: string) {
  try {
    return parse(await readFile(path.join(folder, buildManifestPath), 'utf8'));
  } catch {
    return null;
  }
}

/** Null for what is no manifest. */
function parse(text: string) {
  try {
    return buildManifestSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
