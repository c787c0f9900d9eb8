import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { onPhone } from './phone.ts';

export const kinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** What a first visit requests while nobody touches the page. */
export interface FirstView {
  /** Over the line, with headers. */
  bytes: Record<Kind, number>;
  requests: number;
  /** Of all scripts, by gzip. */
  scriptGzip: number;
  databaseRequests: number;
  databaseRequestsBeforePaint: number;
}

const kindByType: Record<string, Kind> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};

/** Loads a page of the site built in `folder`, until nothing more comes. */
export async function readFirstView(browser: Browser, url: string, folder: string): Promise<FirstView> {
  return onPhone(browser, async (page) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    // The app starts after the first paint, and queries the database after that.
    await page.waitForTimeout(3000);
    await page.waitForLoadState('networkidle');
    const firstPaint = await page.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    );
    const toDatabase = requests.filter((request) => request.url().includes('/rest/v1/'));
    return {
      bytes: await bytesByKind(requests),
      requests: requests.length,
      scriptGzip: await scriptGzip(requests, folder),
      databaseRequests: toDatabase.length,
      databaseRequestsBeforePaint: toDatabase.filter((request) => request.timing().startTime < firstPaint).length,
    };
  });
}

async function bytesByKind(requests: readonly Request[]): Promise<Record<Kind, number>> {
  const bytes = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes[kindByType[request.resourceType()] ?? 'other'] += responseBodySize + responseHeadersSize;
  }
  return bytes;
}

async function scriptGzip(requests: readonly Request[], folder: string): Promise<number> {
  let bytes = 0;
  for (const request of requests.filter((each) => each.resourceType() === 'script')) {
    bytes += gzipSync(await readFile(path.join(folder, new URL(request.url()).pathname))).length;
  }
  return bytes;
}
