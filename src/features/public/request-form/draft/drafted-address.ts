import { readDraft } from './draft';

/** Fills the address of the draft into a form with one field for house number and addition, unless something is there. */
export function fillInDraft(form: HTMLFormElement | null): void {
  const [postcode, houseNumber] = ['postcode', 'houseNumber'].map((name) =>
    form?.querySelector<HTMLInputElement>(`[name=${name}]`),
  );
  const draft = readDraft(Date.now());
  if (!draft || !postcode || !houseNumber || postcode.value + houseNumber.value !== '') return;
  const { fields } = draft;
  postcode.value = fields.postcode;
  houseNumber.value = [fields.houseNumber, fields.houseNumberAddition].filter(Boolean).join(' ');
}
