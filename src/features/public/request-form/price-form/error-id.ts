/** Of the sentence that says what is wrong with the address, and describes its fields. */
export const errorId = 'price-error';
