import { createHmac } from 'node:crypto';

/** The key of the server itself, as the embedded backend with this secret accepts it; a hosted project has its own. */
export function serviceToken(jwtSecret: string): string {
  const content = [{ alg: 'HS256', typ: 'JWT' }, { role: 'service_role' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}
