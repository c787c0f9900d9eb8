import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { vi } from 'vitest';

/**
 * The HTML of something as the build makes it, where there is no document, in a test that has one. Not for what provides
 * a context: React keeps one state of those for what makes HTML and for what takes it over.
 */
export async function madeHtml(content: ReactNode): Promise<string> {
  vi.stubGlobal('document', undefined);
  try {
    const { prelude } = await prerender(content);
    return await new Response(prelude).text();
  } finally {
    vi.unstubAllGlobals();
  }
}
