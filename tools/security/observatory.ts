import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { z } from 'zod';

const run = promisify(execFile);

// Not a dependency: it is larger than all others together, and downloads lists when installed. npm caches it.
const observatory = '@mdn/mdn-http-observatory@1.4.8';

const report = z.union([
  z.object({ scan: z.object({ score: z.number(), grade: z.string() }) }),
  z.object({ error: z.string() }),
]);

interface Score {
  path: string;
  score: number;
  grade: string;
}

/**
 * The scores of Mozilla's observatory for the pages of a site at these paths, over TLS with a certificate that is made
 * for it in `folder`. Needs openssl, and npm's registry or cache. Throws when it cannot be installed or cannot score a
 * page.
 */
export async function observatoryScores(site: Hono, paths: readonly string[], folder: string): Promise<Score[]> {
  const scan = await install(folder);
  const certificate = await makeCertificate(folder);
  const [key, cert] = await Promise.all([readFile(certificate.key), readFile(certificate.cert)]);
  const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false });
  const server = createServer({ key, cert }, (request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  try {
    const scores: Score[] = [];
    for (const pagePath of paths) {
      const { stdout } = await run(process.execPath, [scan, `localhost:${port}${pagePath}`], {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.cert },
      });
      const judged = report.parse(JSON.parse(stdout));
      if ('error' in judged) throw new Error(`The observatory could not judge ${pagePath}: ${judged.error}`);
      scores.push({ path: pagePath, ...judged.scan });
    }
    return scores;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Resolves to the path of its program. */
async function install(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', observatory], { cwd: folder });
  const installed = path.join(folder, 'node_modules/@mdn/mdn-http-observatory');
  // In place of the HSTS preload list, which its skipped install script would download.
  await writeFile(path.join(installed, 'conf/hsts-preload.json'), '{}');
  return path.join(installed, 'src/scan.js');
}

async function makeCertificate(folder: string): Promise<{ key: string; cert: string }> {
  const files = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', '-x509', ...curve, '-keyout', files.key, '-out', files.cert, ...name]);
  return files;
}
