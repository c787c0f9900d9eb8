import { env } from './env';

const folder = '/storage/v1/object/public/pictures/';

/** The path on the site of a file of that bucket. */
export function photoPath(path: string): string {
  return `${folder}${path}`;
}

/** Where everyone reads a photo, by its path on the site. */
export function photoUrl(path: string): string {
  return path.startsWith(folder) ? `${env.supabaseUrl}${path}` : path;
}

/** Where everyone reads a file of the bucket `pictures`, by its path in it. */
export function pictureUrl(path: string): string {
  return `${env.supabaseUrl}${folder}${path}`;
}
