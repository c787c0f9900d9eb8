import { pictureFiles } from './picture.ts';

const maxLength = 2000;

/** White space, control characters and backslashes, which browsers drop or read as a slash; parentheses end a link. */
const misleading = /[\s\p{Cc}\p{Cf}\\<>"()]/u;

/**
 * Whether a text may link there: `http`, `https`, `mailto`, `tel`, or a path of this site. Never another scheme, and no
 * `//host`, which looks like a path but leads elsewhere.
 */
export function isAllowedHref(href: string): boolean {
  if (href.length > maxLength || misleading.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  if (/^mailto:[^@]+@[^@]+$/i.test(href) || /^tel:\+?[\d-]+$/i.test(href)) return true;
  return /^https?:\/\/[^/?#]/i.test(href) && URL.canParse(href);
}

/** Where a text finds the pictures of our own storage, on whatever installation it is shown. */
const pictures = '/storage/v1/object/public/pictures/';

/**
 * The path in our own storage of a picture that a text may show, by the URL in its Markdown; null for any other URL.
 */
export function ownPicture(url: string): string | null {
  const path = url.startsWith(pictures) ? url.slice(pictures.length) : '';
  return pictureFiles(path).length > 0 ? path : null;
}

/** The URL of a picture of our own storage in Markdown, by its path. */
export function ownPictureUrl(path: string): string {
  return `${pictures}${path}`;
}

/**
 * What somebody typed or pasted as the target of a link, as a text may hold it: an e-mail address, a telephone number,
 * a path or URL of this site, or another URL, with or without its scheme. Null for anything else.
 */
export function toHref(typed: string, siteUrl: string): string | null {
  return candidates(typed.trim(), siteUrl).find(isAllowedHref) ?? null;
}

/**
 * The target of a link that another program wrote, as a text may hold it; null for what a text may not link to. Nothing
 * is completed: without a scheme it is a path of the page that it came from.
 */
export function linkHref(href: string): string | null {
  if (isAllowedHref(href)) return href;
  return /^(?:https?:|mailto:|tel:|\/)/i.test(href) ? toHref(href, '') : null;
}

function candidates(text: string, siteUrl: string): string[] {
  if (/^[^\s@/:()]+@[^\s@/:()]+\.[^\s@/:()]+$/.test(text)) return [`mailto:${text}`];
  const phone = text.replace(/^tel:/i, '').replace(/[\s()-]|%20/g, '');
  if (/^(?:\+|0)\d{8,14}$/.test(phone) || /^tel:/i.test(text)) return [`tel:${phone}`];
  const url = text.replace(/[\t\r\n]/g, '').replace(/[ "()<>]/g, percentEncoded);
  if (url.startsWith(`${siteUrl}/`) && siteUrl !== '') return [url.slice(siteUrl.length)];
  const isBare = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#].*)?$/i.test(url);
  return isBare ? [`https://${url}`] : [url];
}

/** Browsers read these signs in a URL as their codes; in Markdown they would end the link. */
function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
