// Made from order-texts.ts by `npm run texts:order`. Do not edit.

export const orderTextsVersion = '7be4b7599fae';
