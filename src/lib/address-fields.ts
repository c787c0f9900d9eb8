/** As typed. */
export interface AddressInput {
  postcode: string;
  houseNumber: string;
}

/** The fields `postcode` and `houseNumber` of a form. */
export function typedAddress(form: HTMLFormElement): AddressInput {
  const fields = new FormData(form);
  const [postcode = '', houseNumber = ''] = ['postcode', 'houseNumber'].map((name) => {
    const typed = fields.get(name);
    return typeof typed === 'string' ? typed.trim() : '';
  });
  return { postcode, houseNumber };
}

/** Focuses a field with its text selected, so that typing replaces it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
  field?.focus();
  field?.select();
}
