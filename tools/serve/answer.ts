import { matches, type RedirectRule } from './rule-files.ts';

const notFound = '/404.html';

type Answer = { kind: 'redirect'; to: string } | { kind: 'file'; file: string; status: number };

/**
 * How a static host responds to a path: the only URL of a page has no `.html` and no trailing slash, a file takes
 * precedence over the rules, and the rest is 404.html. `files` are the paths that may be sent; nothing else is.
 */
export function answerTo(path: string, files: ReadonlySet<string>, rules: readonly RedirectRule[]): Answer {
  const clean = cleanPath(path);
  if (clean !== path) return { kind: 'redirect', to: clean };
  const file = fileAt(path, files);
  if (file !== undefined) return { kind: 'file', file, status: file === notFound ? 404 : 200 };
  const rule = rules.find(({ from }) => matches(from, path));
  if (rule?.status === 301) return { kind: 'redirect', to: rule.to };
  const rewritten = rule && fileAt(rule.to, files);
  if (rule && rewritten !== undefined) return { kind: 'file', file: rewritten, status: rule.status };
  return { kind: 'file', file: notFound, status: 404 };
}

function fileAt(path: string, files: ReadonlySet<string>): string | undefined {
  return [path === '/' ? '/index.html' : path, `${path}.html`].find((file) => files.has(file));
}

function cleanPath(path: string): string {
  // A browser that is redirected to `//example.org/` goes to another host.
  if (path.includes('//') || path.includes('\\')) return path;
  const clean = path.replace(/\/$/, '').replace(/\.html$/, '');
  return clean === '' || clean === '/index' ? '/' : clean;
}
