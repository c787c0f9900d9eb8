import { normalisePostcode, parseHouseNumber } from '@/domain/address/address-input';
import { emptyRequestFields } from '@/domain/request/request';
import type { RequestInput } from '../form-section';
import type { Prefill } from '../prefill';
import { draftIdentity, readDraft, writeDraft } from './draft';

/**
 * The input with what was found elsewhere on the page. A guess never replaces the type of home that the visitor chose
 * for the same address, and belongs to no other address.
 */
export function applyPrefill<Input extends RequestInput>(input: Input, prefill: Prefill): Input {
  const found = { ...input, ...prefill };
  const isSameAddress = addressOf(found) === addressOf(input);
  if (prefill.propertyType === undefined) {
    return input.guessedType === '' || isSameAddress ? found : { ...found, propertyType: '', guessedType: '' };
  }
  const { guessedType = '' } = prefill;
  const isChosen = input.propertyType !== '' && input.guessedType === '';
  return guessedType !== '' && isChosen && isSameAddress
    ? { ...found, propertyType: input.propertyType, guessedType: '' }
    : { ...found, guessedType };
}

function addressOf({ postcode, houseNumber, houseNumberAddition }: RequestInput): string {
  const house = parseHouseNumber(houseNumber, houseNumberAddition);
  return `${normalisePostcode(postcode)} ${house?.number ?? ''} ${house?.suffix ?? ''}`;
}

/** Keeps what was found in the draft, for whatever form the visitor opens next, also after a reload (D-12). */
export function keepPrefill(prefill: Prefill): void {
  const now = Date.now();
  const draft = readDraft(now) ?? {
    fields: emptyRequestFields,
    edits: null,
    guessedType: '' as const,
    identity: draftIdentity(now),
  };
  const { edits, guessedType, ...fields } = applyPrefill(
    { ...draft.fields, edits: draft.edits, guessedType: draft.guessedType },
    prefill,
  );
  writeDraft({ fields, edits, guessedType, identity: draft.identity }, now);
}
