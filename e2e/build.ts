import '../tools/sandbox.ts';
import { env } from 'node:process';
import { secrets } from './support/markers.ts';

// The site for the browser tests, with the first content: the developer's own texts would add pages.
env['LOCAL_DATABASE'] = 'memory://';
Object.assign(env, secrets);
await import('../tools/build.ts');
