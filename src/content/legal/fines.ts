export const fines = {
  privateSeller: 435,
  company: 870,
  since: '1 november 2021',
  inspectorate: 'Inspectie Leefomgeving en Transport (ILT)',
} as const;
