import { env } from './env';

/** A path of the site as a full address; on a local machine with the placeholder's domain. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.siteUrl || 'https://woninglabel.example').href;
}
