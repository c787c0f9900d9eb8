import { privateKey } from '@/data/query-client';

export const authKeys = {
  setupState: () => ['setup-state'] as const,
  isAdmin: (userId: string) => [privateKey, 'is-admin', userId] as const,
};
