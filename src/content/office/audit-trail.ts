/** What people read for each kind of change in the history of a request; one that is not known shows as it was stored. */
export const auditActionLabels: Record<string, string> = {
  update: 'Gewijzigd',
  delete: 'Verwijderd',
  restore: 'Teruggezet',
  anonymise: 'Geanonimiseerd',
};

/** Who made a change that no administrator made. */
export const automaticChange = 'automatisch';

/** What people read for each column of a stored request that can change. */
export const auditColumnLabels: Record<string, string> = {
  name: 'Naam',
  email: 'Email',
  phone: 'Telefoon',
  address: 'Adres',
  postcode: 'Postcode',
  house_number: 'Huisnummer',
  house_number_addition: 'Toevoeging',
  property_type: 'Type woning',
  surface_area: 'Oppervlakte',
  rush_service: 'Spoed',
  calculated_price: 'Prijs',
  message: 'Bericht',
  relay_status: 'Mail',
  status: 'Status',
  appointment_date: 'Datum afspraak',
  appointment_time: 'Tijd afspraak',
  notes: 'Notities',
};
