import { z } from 'zod/v4';

// What browsers import as `zod` (vite.config.ts), so this runs before any schema is made. Otherwise zod tries `eval` to
// see whether it may compile schemas, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true });

export { z };
