import { heroQuery } from '@/data/content/queries';
import { queryClient } from '@/data/query-client';

/** The texts that the owner gave the hero; null when there are none. */
export function readHero() {
  return queryClient.query(heroQuery());
}
