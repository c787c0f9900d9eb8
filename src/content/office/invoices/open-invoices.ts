import { formatCents } from '#shared/format-cents.ts';

/** What becomes of invoices that are not paid, before their requests are deleted. */
export const openInvoicesTexts = {
  open: (number: string, cents: number) => `Factuur ${number} is nog niet betaald: ${formatCents(cents)} staat open.`,
  more: (count: number) => `En nog ${count} facturen.`,
  what: 'De factuur blijft bestaan en blijft te betalen. Je vindt hem bij Facturen, en de klant heeft hem in zijn mail. Zijn pagina toont de betaalcode nog 7 dagen. Daarna vervalt die pagina, en er gaat geen herinnering meer uit.',
} as const;
