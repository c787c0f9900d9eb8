export const leaveQuestion =
  'Er staat hier iets open dat je nog niet hebt opgeslagen. Wil je deze pagina toch verlaten?';
