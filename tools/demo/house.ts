import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/data/database.types.ts';
import { pictureFiles, sharePath } from '../../src/domain/content/picture.ts';

/** Of the largest file of a drawn house. */
export const housePath = 'd0000000-0000-4000-8000-0000000000a1/1600x1067.jpg';

/** Stores the picture of a house as an administrator does it. */
export async function addHouse(administrator: SupabaseClient<Database>): Promise<void> {
  for (const name of [...pictureFiles(housePath).map((file) => file.path), sharePath(housePath)]) {
    const bytes = await readFile(path.join(import.meta.dirname, 'house', path.basename(name)));
    const { error } = await administrator.storage
      .from('pictures')
      .upload(name, new Uint8Array(bytes).buffer, { contentType: 'image/jpeg' });
    if (error) throw error;
  }
  const { error } = await administrator.from('pictures').insert({ path: housePath, alt: 'Een huis met een rood dak' });
  if (error) throw error;
}
