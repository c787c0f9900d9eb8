import { dutchClock } from '#shared/dutch-time.ts';

export interface StoredLabel {
  labelClass: string;
  /** How long ago it was registered; it is valid for ten years. */
  daysAgo: number;
  isOfBuilding?: true;
  /** A building that is no home. */
  isUtility?: true;
  /** Registered with a building permit, before the home was there. */
  isOfPermit?: true;
}

interface LabelHome {
  houseNumber: number;
  /** For docs/label-register.md. */
  shows: string;
  labels: readonly StoredLabel[];
  /** Milliseconds before the answer. */
  wait?: number;
  /** What is answered instead. */
  fault?: { status: 200 | 401 | 429 | 503; body: string };
}

/** In the Labelweg in Amersfoort, which the stand-in of the address register knows too. */
export const labelPostcode = '3812ZK';

const year = 365.25;

/** Homes to try out the site's handling of labels by hand. All other homes have none. */
export const labelHomes: readonly LabelHome[] = [
  { houseNumber: 1, shows: 'no label', labels: [] },
  { houseNumber: 2, shows: 'label C, valid', labels: [{ labelClass: 'C', daysAgo: 3 * year }] },
  { houseNumber: 3, shows: 'label D, expired', labels: [{ labelClass: 'D', daysAgo: 11 * year }] },
  {
    houseNumber: 4,
    shows: 'several: label B is the newest, beside an older valid F and an expired G',
    labels: [
      { labelClass: 'F', daysAgo: 6 * year },
      { labelClass: 'B', daysAgo: 1 * year },
      { labelClass: 'G', daysAgo: 12 * year },
    ],
  },
  { houseNumber: 5, shows: 'label E, which expires within a year', labels: [{ labelClass: 'E', daysAgo: 9.5 * year }] },
  {
    houseNumber: 6,
    shows: 'a label of the whole building',
    labels: [{ labelClass: 'A', daysAgo: 2 * year, isOfBuilding: true }],
  },
  { houseNumber: 7, shows: 'label A++++, valid', labels: [{ labelClass: 'A++++', daysAgo: 30 }] },
  {
    houseNumber: 8,
    shows: 'only a label of a shop and one of a building permit, which are no label of the home',
    labels: [
      { labelClass: 'C', daysAgo: 2 * year, isUtility: true },
      { labelClass: 'A+', daysAgo: 1 * year, isOfPermit: true },
    ],
  },
  { houseNumber: 11, shows: 'label C, after 4 seconds', labels: [{ labelClass: 'C', daysAgo: 3 * year }], wait: 4_000 },
  { houseNumber: 12, shows: 'no answer: the site waits 8 seconds', labels: [], wait: 12_000 },
  { houseNumber: 13, shows: '503, source not available', labels: [], fault: { status: 503, body: '' } },
  { houseNumber: 14, shows: '401, wrong key', labels: [], fault: { status: 401, body: '' } },
  { houseNumber: 15, shows: '429, too many questions', labels: [], fault: { status: 429, body: '' } },
  {
    houseNumber: 16,
    shows: 'an HTML page with status 200',
    labels: [],
    fault: { status: 200, body: '<h1>Onderhoud</h1>' },
  },
  {
    houseNumber: 17,
    shows: 'JSON that is no label',
    labels: [],
    fault: { status: 200, body: '[{"Energieklasse":"Z"}]' },
  },
];

/** The Dutch day so long before `now`, and the last one on which a label of that day is valid. */
export function daysOf({ daysAgo }: StoredLabel, now: Date): { registeredOn: string; validUntil: string } {
  const registered = dutchClock(now.getTime() - daysAgo * 24 * 60 * 60 * 1000);
  const validUntil = new Date(registered);
  validUntil.setUTCFullYear(registered.getUTCFullYear() + 10);
  return { registeredOn: registered.toISOString().slice(0, 10), validUntil: validUntil.toISOString().slice(0, 10) };
}
