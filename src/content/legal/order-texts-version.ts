// Made from order-texts.ts by `npm run order-texts`. Do not edit.

export const orderTextsVersion = '7895969ba989';
