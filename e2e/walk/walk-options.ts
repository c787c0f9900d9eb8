export interface WalkOptions {
  /** How many steps each walk takes. */
  steps: number;
  /** How many visits with lost scripts are made. */
  visits: number;
  /** Chooses the steps and the scripts that are lost. */
  seed: number;
}

/** For `npm run test:wide`. WALK_SEED tries other walks. */
export const walkOptions: { [Name in keyof WalkOptions]: [number, { option: true }] } = {
  steps: [300, { option: true }],
  visits: [50, { option: true }],
  seed: [Number(process.env['WALK_SEED'] ?? 21), { option: true }],
};
