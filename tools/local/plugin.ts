import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type { Env } from '../../src/lib/env-schema.ts';
import { openBackend } from './database/open-backend.ts';
import { shellPaths } from '../hosting/redirects.ts';
import { createServices, healthPath } from './services.ts';

const prefixes = ['/local/', '/auth/v1/', '/rest/v1/', '/functions/v1/', '/storage/v1/', healthPath];

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Vite plugin that serves the local services beside the pages of the dev server. Not part of a build. */
export function localServices(env: Env, port: number): Plugin {
  async function createMiddleware(): Promise<Middleware> {
    const siteUrl = `http://localhost:${port}`;
    const backend = env.supabaseUrl === '' ? await openBackend(siteUrl) : null;
    const { app } = await createServices({ env, siteUrl, backend });
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    return (request, response, next) => {
      if (prefixes.some((prefix) => request.url?.startsWith(prefix))) void listener(request, response);
      else next();
    };
  }

  return {
    name: 'local-services',
    async configureServer(server) {
      server.middlewares.use(await createMiddleware());
    },
  };
}

/** Vite plugin that lets the dev server answer the paths of the back-office with its application. */
export function officeInDevelopment(): Plugin {
  return {
    name: 'office-in-development',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '/' }) =>
        shellPaths.includes(new URL(originalUrl, 'http://localhost').pathname)
          ? html.replace('/src/app/main.tsx', '/src/app/office.tsx')
          : html,
    },
  };
}
