// Without characters that look or sound alike.
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'];
const alphabet = kinds.join('');
const groups = 4;
const groupLength = 5;

/**
 * A random password: four groups of five characters (about 115 bits), with every kind of character a service may
 * require.
 */
export function generatePassword(): string {
  const characters = Array.from({ length: groups * groupLength }, randomCharacter);
  const hasAllKinds = kinds.every((kind) => characters.some((character) => kind.includes(character)));
  if (!hasAllKinds) return generatePassword();
  return characters.join('').replace(/.{5}(?=.)/g, '$&-');
}

function randomCharacter(): string {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
  // Bytes above the last whole multiple are skipped, so every character is equally likely.
  const limit = 256 - (256 % alphabet.length);
  return byte < limit ? alphabet.charAt(byte % alphabet.length) : randomCharacter();
}
