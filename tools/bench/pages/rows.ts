import type { FirstView } from './first-view.ts';
import { kinds } from './first-view.ts';
import type { Latencies } from './interactions.ts';
import type { Throttling } from './lighthouse.ts';
import type { Speed, Speeds } from './speed.ts';

/** All that was measured of a page; a part is null where it was not. */
export interface PageMeasurement {
  name: string;
  speeds: Speeds | null;
  /** Of the same page without its scripts. */
  floor: Speeds | null;
  view: FirstView;
  latencies: Latencies | null;
  openingWithoutScripts: number | null;
}

interface Figure {
  what: string;
  value: (page: PageMeasurement) => number | null;
  floor?: (page: PageMeasurement) => number | null;
  digits?: number;
  toReach?: number;
  /** The only page that the target applies to. */
  of?: string;
}

const throttlingNames = { devtools: 'applied', simulate: 'simulated' } as const;
const largestPaintRatio = { devtools: 1.05, simulate: 1.2 } as const;
const kB = 1000;

/** The table of the pages: a row for each figure, a column for each page, and a column with the target. */
export function pageRows(pages: readonly PageMeasurement[], bare: PageMeasurement): string[][] {
  const head = ['page / same without scripts', ...pages.map(({ name }) => name), bare.name, 'to reach', 'reached'];
  return [head, ...figures().map((figure) => row(figure, pages, bare))];
}

function figures(): Figure[] {
  return [
    ...(['devtools', 'simulate'] as const).flatMap(speedFigures),
    latency('open a question before the app is there, ms', 'openQuestionAtOnce'),
    { ...latency('open a question, ms', 'openQuestion'), floor: ({ openingWithoutScripts }) => openingWithoutScripts },
    latency('tap the form before its code is there, ms', 'tapFormAtOnce'),
    latency('type in the form, ms', 'typeInForm'),
    ...kinds.map((kind) => ({
      what: `${kind}, kB`,
      digits: 1,
      value: ({ view }: PageMeasurement) => view.bytes[kind] / kB,
    })),
    { what: 'all, kB', digits: 1, value: total, toReach: 220, of: 'home' },
    { what: 'requests', value: ({ view }) => view.requests },
    { what: 'scripts by gzip, kB', digits: 1, value: ({ view }) => view.scriptGzip / kB, toReach: 105 },
    { what: 'requests to the database', value: ({ view }) => view.databaseRequests, toReach: 1 },
    { what: 'of these before the first paint', value: ({ view }) => view.databaseRequestsBeforePaint, toReach: 0 },
  ];
}

function total({ view }: PageMeasurement): number {
  return Object.values(view.bytes).reduce((sum, bytes) => sum + bytes, 0) / kB;
}

function latency(what: string, name: keyof Latencies): Figure {
  return { what, value: ({ latencies }) => latencies?.[name] ?? null };
}

function speedFigures(throttling: Throttling): Figure[] {
  function both(what: string, name: keyof Speed): Figure {
    return {
      what: `${what}, ${throttlingNames[throttling]}`,
      value: ({ speeds }) => speeds?.[throttling][name] ?? null,
      floor: ({ floor }) => floor?.[throttling][name] ?? null,
    };
  }
  return [
    both('first paint, ms', 'firstPaint'),
    both('largest paint, ms', 'largestPaint'),
    {
      what: `largest paint ÷ without scripts, ${throttlingNames[throttling]}`,
      value: ({ speeds, floor }) => speeds && floor && speeds[throttling].largestPaint / floor[throttling].largestPaint,
      digits: 2,
      toReach: largestPaintRatio[throttling],
    },
    { ...both('blocking time, ms', 'blocking'), toReach: 30 },
    { ...both('layout shift', 'layoutShift'), digits: 3, toReach: 0 },
  ];
}

function row(figure: Figure, pages: readonly PageMeasurement[], bare: PageMeasurement): string[] {
  const { what, toReach, of } = figure;
  const missed = pages.filter((page) => (of === undefined || of === page.name) && !isReached(figure, page));
  const outcome = missed.length === 0 ? 'yes' : `no: ${missed.map(({ name }) => name).join(', ')}`;
  const isMeasured = pages.some((page) => figure.value(page) !== null);
  return [
    what,
    ...[...pages, bare].map((page) => cell(figure, page)),
    toReach === undefined ? '' : `≤ ${toReach}`,
    toReach === undefined || !isMeasured ? '' : outcome,
  ];
}

function isReached({ value, toReach = Infinity }: Figure, page: PageMeasurement): boolean {
  const found = value(page);
  return found !== null && found <= toReach;
}

function cell({ value, floor, digits = 0 }: Figure, page: PageMeasurement): string {
  const figures = [value(page), floor?.(page) ?? null].filter((figure) => figure !== null);
  return figures.length === 0 ? '–' : figures.map((figure) => figure.toFixed(digits)).join(' / ');
}
