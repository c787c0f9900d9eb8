import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Text of more than one word, one of which is common in Dutch and not an English word. */
const dutchSentence = String.raw`/(?=.*\s)(^|\s)(de|het|een|niet|uw|je|geen|wordt|kan|voor|met|bij|is er|nieuwe)(\s|$)/i`;

export default defineConfig(
  {
    ignores: [
      'dist',
      'dist.*',
      '.data',
      '.demo',
      'supabase/.temp',
      'supabase/functions/*/index.ts',
      'src/data/database.types.ts',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['tools/*.mjs', 'tools/*.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'func-style': ['error', 'declaration'],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['src/**'],
    ignores: ['src/lib/http.ts', '**/*.test.{ts,tsx}', 'src/test/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Call fetchWithin of src/lib/http.ts, which ends in time.' },
      ],
    },
  },
  {
    files: ['src/{domain,data,integrations}/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`Literal[value=${dutchSentence}]`, `TemplateElement[value.raw=${dutchSentence}]`].map((selector) => ({
          selector,
          message: 'Return or throw a code; what people read stands in src/content.',
        })),
      ],
    },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  {
    files: ['e2e/**'],
    rules: {
      // Playwright's fixtures are called use and may need nothing of the others.
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': 'off',
    },
  },
  { files: ['**/*.{mjs,cjs,js}'], extends: [tseslint.configs.disableTypeChecked] },
);
