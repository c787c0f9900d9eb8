// What is used of bidi-js, for Deno: it takes the package's own types for those of a CommonJS module.
interface Bidi {
  getEmbeddingLevels: (text: string) => { levels: Uint8Array };
  /** What to draw instead of a character, by its place: `(` for `)` from right to left. */
  getMirroredCharactersMap: (text: string, levels: Uint8Array) => Map<number, string>;
}

export default function bidiFactory(): Bidi;
