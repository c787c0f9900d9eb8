import { env } from './env';

const folder = '/storage/v1/object/public/pictures/';

/** Where everyone reads a file of the bucket `pictures`, by its path in it. */
export function pictureUrl(path: string): string {
  return `${env.supabaseUrl}${folder}${path}`;
}
