/** What people read for each kind of change in the history of a request; one that is not known shows as it was stored. */
export const auditActionLabels: Record<string, string> = {
  update: 'Gewijzigd',
  delete: 'Verwijderd',
  restore: 'Teruggezet',
  anonymise: 'Geanonimiseerd',
};

/** Who made a change that no administrator made. */
export const automaticChange = 'automatisch';
