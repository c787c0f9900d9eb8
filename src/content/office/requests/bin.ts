import { requestCount } from './requests';

/** Texts of the bin with deleted requests. */
export const binTexts = {
  title: 'Prullenbak',
  explanation: 'Verwijderde aanvragen. Je kunt ze 7 dagen terugzetten. Daarna zijn ze voorgoed weg.',
  loading: 'Prullenbak laden...',
  loadFailed: 'De prullenbak kon niet worden opgehaald.',
  total: (count: number) => (count === 0 ? 'De prullenbak is leeg.' : requestCount(count)),
  shown: (shown: number) => `(je ziet de laatste ${shown})`,
  moments: (deleted: string, gone: string) => `Verwijderd op ${deleted}, voorgoed weg op ${gone}`,
  restore: 'Terugzetten',
  restoreOf: (name: string) => `${name} terugzetten`,
  cancel: 'Annuleren',
  restoring: 'Bezig...',
} as const;
