import type { LetterFont } from './covered.ts';

/** Each loaded only for a text that needs it: together they weigh 2.4 MB. Their licence stands in OFL.txt. */
export const letterFonts: Record<Exclude<LetterFont, 'figtree'>, () => Promise<{ font: string }>> = {
  latin: () => import('./latin.ts'),
  'latin-ext': () => import('./latin-ext.ts'),
  vietnamese: () => import('./vietnamese.ts'),
  greek: () => import('./greek.ts'),
  'greek-ext': () => import('./greek-ext.ts'),
  cyrillic: () => import('./cyrillic.ts'),
  'cyrillic-ext': () => import('./cyrillic-ext.ts'),
  hebrew: () => import('./hebrew.ts'),
  arabic: () => import('./arabic.ts'),
  chinese: () => import('./chinese.ts'),
};
