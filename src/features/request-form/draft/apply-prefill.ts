import { normalisePostcode, parseHouseNumber } from '@/domain/address/address-input';
import { emptyRequestFields } from '@/domain/request/request';
import type { RequestInput } from '../form-section';
import type { Prefill } from '../prefill';
import { draftIdentity, readDraft, writeDraft } from './draft';

/**
 * The input with what was found elsewhere on the page. A guess never replaces the type of home that the visitor chose
 * for the same address.
 */
export function applyPrefill<Input extends RequestInput>(input: Input, prefill: Prefill): Input {
  const isGuess = prefill.guessedType !== undefined && prefill.guessedType !== '';
  const isChosen = input.propertyType !== '' && input.guessedType === '';
  const found = { ...input, ...prefill };
  if (!isGuess || !isChosen || addressOf(found) !== addressOf(input)) {
    return prefill.propertyType === undefined ? found : { ...found, guessedType: prefill.guessedType ?? '' };
  }
  return { ...found, propertyType: input.propertyType, guessedType: '' };
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
