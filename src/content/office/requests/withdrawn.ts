import { formatCents } from '#shared/format-cents.ts';

/** A request whose customer withdrew from the order. */
export const withdrawnTexts = {
  status: 'De klant heeft herroepen: dit blijft zo.',
  notice: (moment: string) =>
    `De klant heeft de overeenkomst herroepen op ${moment}. Je kunt dat niet ongedaan maken; de klant kan wel een nieuwe aanvraag doen.`,
  nothing: 'De klant hoeft niets te betalen.',
  owed: (cents: number) =>
    `De opname was al gedaan op verzoek van de klant. Daarvoor mag je ten hoogste ${formatCents(cents)} rekenen.`,
  paid: 'Heeft de klant al betaald, dan staat dat bij de facturen als “Terug te betalen”.',
  refund: (days: number) =>
    `Betaal het terug binnen ${days} dagen na de herroeping, min wat de klant voor de opname nog betaalt.`,
} as const;
