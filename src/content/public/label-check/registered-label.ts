import type { LabelLookup } from '#shared/registered-label.ts';
import { formatWholeDate } from '@/lib/format/format-whole-date';

export interface LabelText {
  /** What the register says, in at most two lines of a phone; one where the price is a guess, which takes a line too. */
  fact: string;
  /** What that means for the visitor. */
  meaning: string;
}

/** What a home owner reads about the label that the home has; nothing while the register does not say. */
export function registeredLabelText(state: LabelLookup): LabelText {
  if (state.kind === 'asking' || state.kind === 'silent') return { fact: '', meaning: '' };
  if (state.kind === 'none') {
    return {
      fact: 'Deze woning heeft geen label in het register.',
      meaning: 'Bij verkoop of verhuur is een label meestal verplicht.',
    };
  }
  const { labelClass, validUntil } = state.label;
  const day = formatWholeDate(validUntil).replaceAll(' ', '\u00A0');
  switch (state.kind) {
    case 'valid':
      return {
        fact: `Deze woning heeft al label ${labelClass}, geldig tot ${day}.`,
        meaning: 'U hebt geen nieuw label nodig. Het mag wel, bijvoorbeeld na een verbouwing.',
      };
    case 'expiring':
      return {
        fact: `Label ${labelClass} geldt tot ${day}.`,
        meaning: 'Daarna is bij verkoop of verhuur meestal een nieuw label verplicht.',
      };
    case 'expired':
      return {
        fact: `Label ${labelClass} verliep op ${day}.`,
        meaning: 'Bij verkoop of verhuur is een nieuw label meestal verplicht.',
      };
    case 'building':
      return {
        fact: `Het hele gebouw heeft label ${labelClass}, geldig tot ${day}.`,
        meaning: 'Vraag ons of dat ook voor uw woning telt.',
      };
  }
}
