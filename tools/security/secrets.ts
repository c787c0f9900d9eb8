import { containsToken } from '../../src/lib/setting-rules.ts';

// The formats of the services' keys. Passwords have no format of their own: they are found by what they are assigned
// to.
const patterns = [
  /\bsb_secret_[\w-]{20,}|\bsbp_[0-9a-f]{40}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\b(ghp|gho|ghs)_[A-Za-z0-9]{30,}|\bgithub_pat_\w{30,}/,
  /\bxox[abp]-[\w-]{20,}/,
  /\bl7[0-9a-z]{30,}\b/,
  /\bpostgres(ql)?:\/\/[^\s:/@'"`$]+:[^\s@'"`$]+@(?!localhost|127\.)/,
  /\bsmtps?:\/\/[^\s:/@'"`$]+:[^\s@'"`$]+@/,
  /(?:\b|_)(api|secret|private|service|bag|smtp)[-_]?(role[-_]?)?(key|secret|pass(word)?)\b['"]?\s*[:=]\s*['"]?[A-Za-z0-9+/_-]{20,}/i,
  /https:\/\/hook\.\w+\.make\.com\/\w{20,}|https:\/\/api\.(netlify|cloudflare)\.com\/\S*hooks?\S*\/[0-9a-f-]{20,}/,
];

/** Whether a file of the repository or of the site holds something that only its owner may know. */
export function containsSecret(text: string): boolean {
  return containsToken(text) || patterns.some((pattern) => pattern.test(text));
}
