/** Texts of the export of the list of requests. */
export const csvExportTexts = {
  download: 'Exporteren (CSV)',
  cancel: 'Export annuleren',
  progress: (done: string, total: string) => `${done} van ${total}`,
  done: 'Export klaar',
  doneDescription: (count: number, name: string) =>
    count === 1 ? `1 aanvraag staat in ${name}` : `${count.toLocaleString('nl-NL')} aanvragen staan in ${name}`,
  none: 'Er zijn geen aanvragen om te exporteren',
  cancelled: 'Export geannuleerd',
  failed: 'Export mislukt',
  failedDescription: 'Er is geen bestand gemaakt. Probeer het opnieuw.',
} as const;
