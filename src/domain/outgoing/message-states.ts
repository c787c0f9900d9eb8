/** Where a message of the queue stands. */
export const messageStates = ['waiting', 'taken', 'sent', 'failed', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];
