// Made from order-texts.ts by `npm run texts:order`. Do not edit.

export const orderTextsVersion = '88e491d8032e';
