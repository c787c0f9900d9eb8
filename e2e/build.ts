import '../tools/sandbox.ts';
import { env } from 'node:process';
import { secrets, webhookOrigin } from './markers.ts';

// The site for the browser tests, with the first content: what is stored on this machine would make pages of its own.
env['LOCAL_DATABASE'] = 'memory://';
Object.assign(env, secrets);
env['WEBHOOK_ORIGIN'] = webhookOrigin;
await import('../tools/build.ts');
