/** For the site on one machine, whose folder of data was removed while it ran. */
export const removedDataText =
  'De gegevens van deze site zijn weg: de map .data is verwijderd terwijl de site draaide. Er wordt niets meer bewaard. ' +
  'Stop de site, zet een back-up terug met npm run restore en start de site opnieuw.';
