import { z } from 'zod';
import { firstDay, lastDay, momentOf } from './plausible-moment.ts';

/** A day as YYYY-MM-DD. */
export const plausibleDay = z.iso.date().refine((day) => day >= firstDay && day <= lastDay);

/** A moment as ISO 8601. */
export const plausibleMoment = z.string().refine((text) => !Number.isNaN(momentOf(text)));
