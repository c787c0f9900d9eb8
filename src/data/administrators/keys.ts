import { privateKey } from '@/data/query-client';

export const administratorKeys = {
  list: () => [privateKey, 'administrators'] as const,
};
