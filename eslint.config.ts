import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Text of more than one word, one of which is common in Dutch and not an English word. */
const dutchSentence = String.raw`/(?=.*\s)(^|\s)(de|het|een|niet|uw|je|geen|wordt|kan|voor|met|bij|is er|nieuwe)(\s|$)/i`;

/** Children of an element that are its text: those of a fragment stand in the element around it. */
const text = ':matches(Literal, TemplateLiteral, MemberExpression, CallExpression[callee.name=/^(format|.*Text$)/])';
const conditional = ':matches(ConditionalExpression, LogicalExpression)';
const keyed = ':has(> JSXOpeningElement > JSXAttribute[name.name="key"])';
// These show their text in a ChangingText.
const changing = '[openingElement.name.name=/^(ChangingText|Notice|SubmitButton)$/]';

/** Text that a translator of the browser may take away from React while React still needs it. */
const bareTexts = [
  // Comes and goes, or changes, as a bare text.
  `JSXElement:not(${keyed}, ${changing}) > JSXExpressionContainer > ${conditional} > ${text}:not(.test, .left)`,
  `JSXFragment > JSXExpressionContainer > ${conditional} > ${text}:not(.test, .left)`,
  // Stands bare beside something that comes and goes.
  `:matches(JSXElement, JSXFragment):has(> JSXExpressionContainer > ${conditional}) > JSXText[value=/\\S/]`,
  `:matches(JSXElement, JSXFragment):has(> JSXExpressionContainer > ${conditional}) > JSXExpressionContainer > ${text}`,
  // Comes and goes with a fragment, which is no element.
  `${conditional} > JSXFragment > JSXText[value=/\\S/]`,
  `${conditional} > JSXFragment > JSXExpressionContainer > ${text}`,
  // Gives way to what it waits for.
  `JSXAttribute[name.name="fallback"] > :matches(Literal, JSXExpressionContainer > ${text})`,
];

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
  {
    files: ['src/{components,features/public,pages/public,app}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...bareTexts.map((selector) => ({
          selector,
          message: 'Put text that changes, or stands beside what comes and goes, in ChangingText or a keyed element.',
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
