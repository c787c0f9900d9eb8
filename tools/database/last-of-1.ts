/** The last commit of 1.x, and the first and the last migration that it has. */
export const lastOf1 = { commit: 'a5d1ff72', firstMigration: '20261122050100', lastMigration: '20261201200000' };
