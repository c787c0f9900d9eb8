// Without the letters and digits that are mistaken for one another when read aloud or copied by hand.
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'];
const alphabet = kinds.join('');
const groups = 4;
const groupLength = 5;

/** A new password, four groups of five characters (about 115 bits), with every kind of character that a service may ask for. */
export function generatePassword(): string {
  const characters = Array.from({ length: groups * groupLength }, randomCharacter);
  const hasAllKinds = kinds.every((kind) => characters.some((character) => kind.includes(character)));
  if (!hasAllKinds) return generatePassword();
  return characters.join('').replace(/.{5}(?=.)/g, '$&-');
}

function randomCharacter(): string {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
  // Above the last whole multiple some characters would come up more often than others.
  const limit = 256 - (256 % alphabet.length);
  return byte < limit ? alphabet.charAt(byte % alphabet.length) : randomCharacter();
}
