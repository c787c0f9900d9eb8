import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Gives the light value of a colour of src/styles/tokens.css by its name. Throws for a name that is not there. */
export function readTokens(): (name: string) => string {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');
  return (name) => {
    // The first one is the light one.
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (value === undefined) throw new Error(`src/styles/tokens.css has no colour --${name}`);
    return value;
  };
}
