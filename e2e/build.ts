import '../tools/sandbox.ts';
import { env } from 'node:process';

// The site for the browser tests, with the first content: what is stored on this machine would make pages of its own.
env['LOCAL_DATABASE'] = 'memory://';
await import('../tools/build.ts');
