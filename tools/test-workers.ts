import { availableParallelism } from 'node:os';

/** Half of the cores: a test keeps more than one busy, with its browser or its database. */
export const testWorkers = Math.max(2, Math.floor(availableParallelism() / 2));
