import { expect, it } from 'vitest';
import { pageRows, type PageMeasurement } from './rows.ts';
import type { Speeds } from './speed.ts';

function speeds(largestPaint: number): Speeds {
  const speed = { firstPaint: 700, largestPaint, blocking: 12.4, layoutShift: 0 };
  return { devtools: speed, simulate: speed };
}

function page(name: string, particulars: Partial<PageMeasurement> = {}): PageMeasurement {
  return {
    name,
    speeds: speeds(1050),
    floor: speeds(1000),
    view: {
      bytes: { html: 20_000, js: 90_000, css: 0, font: 20_000, image: 2_000, other: 1_000 },
      requests: 12,
      scriptGzip: 104_960,
      databaseRequests: 1,
      databaseRequestsBeforePaint: 0,
    },
    latencies: null,
    openingWithoutScripts: null,
    ...particulars,
  };
}

function row(what: string, pages: PageMeasurement[]) {
  return pageRows(pages, page('bare', { floor: null })).find(([name]) => name === what);
}

it('shows a figure of each page beside that without scripts, of the bare page, and what is to reach', () => {
  expect(row('largest paint, ms, applied', [page('home'), page('city')])).toEqual([
    'largest paint, ms, applied',
    '1050 / 1000',
    '1050 / 1000',
    '1050',
    '',
    '',
  ]);
  expect(row('blocking time, ms, simulated', [page('home')])?.slice(-2)).toEqual(['≤ 30', 'yes']);
});

it('names the pages that miss a figure, also by less than is shown', () => {
  const slow = page('city', { speeds: speeds(1056) });
  const ratio = 'largest paint ÷ without scripts, applied';
  expect(row(ratio, [page('home'), slow])?.slice(1)).toEqual(['1.05', '1.06', '–', '≤ 1.05', 'no: city']);
  expect(row('scripts by gzip, kB', [page('home')])?.slice(1)).toEqual(['105.0', '105.0', '≤ 105', 'yes']);
  const heavy = { ...page('x').view, scriptGzip: 105_040 };
  expect(row('scripts by gzip, kB', [page('home', { view: heavy })])?.slice(1)).toEqual([
    ...['105.0', '105.0', '≤ 105', 'no: home'],
  ]);
});

it('holds only home to the bytes of its first view', () => {
  const heavy = { ...page('x').view, bytes: { ...page('x').view.bytes, image: 200_000 } };
  expect(row('all, kB', [page('home'), page('city', { view: heavy })])?.at(-1)).toBe('yes');
  expect(row('all, kB', [page('home', { view: heavy }), page('city')])?.at(-1)).toBe('no: home');
});

it('says nothing about what was not measured', () => {
  const unmeasured = page('home', { speeds: null, floor: null });
  expect(row('blocking time, ms, applied', [unmeasured])?.slice(1)).toEqual(['–', '12', '≤ 30', '']);
});
