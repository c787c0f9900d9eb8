import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

const pictureSchema = z.object({
  /** Of its largest file in the bucket `pictures`; it holds the size (src/domain/content/picture.ts). */
  path: z.string(),
  alt: z.string(),
});

export type StoredPicture = z.output<typeof pictureSchema>;

/** Less than the 1000 rows to which hosted Supabase silently limits a response. */
const picturesPerRead = 500;

/** Every picture of the library, the newest first. Fails with a DataError. */
export function picturesQuery() {
  return queryOptions({
    queryKey: [privateKey, 'pictures'],
    queryFn: ({ signal }) => readPictures(signal),
  });
}

async function readPictures(signal: AbortSignal): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  for (;;) {
    const found = await read(
      z.array(pictureSchema),
      supabase
        .from('pictures')
        .select('path, alt')
        .order('created_at', { ascending: false })
        .order('path')
        .range(pictures.length, pictures.length + picturesPerRead - 1)
        .abortSignal(signal),
    );
    pictures.push(...found);
    if (found.length < picturesPerRead) return pictures;
  }
}
