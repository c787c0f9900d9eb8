import { privateKey } from '@/data/query-client';

export const requestKeys = {
  all: [privateKey, 'requests'] as const,
  list: () => [...requestKeys.all, 'list'] as const,
};
