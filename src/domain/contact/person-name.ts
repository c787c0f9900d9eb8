// The database holds requests by a rule that finds at least these: private.is_name.
const noName =
  /[<>{}[\]@]|:\/\/|\bwww\.|[\p{L}\p{N}-]{5,}\.\p{L}{2}|[\p{L}\p{N}]\.(com|eu|info|net|nl|org)\b|\d([ ().+/-]*\d){8}/iu;

/**
 * Whether a text can name a person or an organisation: no URL, domain, e-mail address, phone number or markup. The name
 * of a company may end in a domain.
 */
export function isPersonName(text: string, ofCompany = false): boolean {
  const name = ofCompany ? text.replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,24}$)/u, ' ') : text;
  return /\p{L}/u.test(name) && !noName.test(name);
}
