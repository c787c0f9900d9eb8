import { z } from 'zod';
import type { RushTerm } from '@/domain/request/rush-deadline';
import { instant } from '@/data/readable-rows';

/** What `private.rush_term` returns of a request; null without rush. */
export const rushTerm = z
  .object({ by: instant, last_start: instant })
  .transform(({ by, last_start: lastStart }): RushTerm => ({ by: Date.parse(by), lastStart: Date.parse(lastStart) }))
  .nullable();
