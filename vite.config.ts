import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseEnv } from './src/lib/env-schema.ts';
import { allPlaceholdersLeft } from './tools/placeholders.ts';
import { localServices } from './tools/local/plugin.ts';

export default defineConfig(({ mode, command }) => {
  const env = parseEnv(loadEnv(mode, import.meta.dirname));
  const address = { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173), strictPort: true };
  const placeholders = command === 'build' && env.siteUrl !== '' ? allPlaceholdersLeft() : [];
  if (placeholders.length > 0) {
    throw new Error(`src/content still holds placeholders: ${placeholders.join(', ')}`);
  }
  return {
    plugins: [react(), tailwindcss(), localServices(env, address.port)],
    resolve: { alias: { '@': path.join(import.meta.dirname, 'src') } },
    define: { __ENV__: JSON.stringify(env) },
    server: address,
    preview: address,
  };
});
