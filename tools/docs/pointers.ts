import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

// What documents and comments refer to: files, headings, decisions and commands.

export const root = path.resolve(import.meta.dirname, '../..');

/** Paths of all files of the project, relative to its root, that git keeps or would keep. */
export const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: Infinity,
})
  .trim()
  .split('\n');

const folders = files.flatMap((file) => ancestors(path.posix.dirname(file)));
const paths = new Set([...files, ...folders]);
const fileNames = new Set(files.map((file) => path.posix.basename(file)));

const scripts = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).scripts;

const decisions = new Set(captures(read('docs/decisions.md'), /^\| (D-\d+) /gm));
const benches = captures(
  /const benches = \{([\s\S]*?)\n\};/.exec(read('tools/bench.ts'))?.[1] ?? '',
  /^ {2}'?([\w-]+)'?:/gm,
);

/** With its name and parameters, or, in quotes, parameters for the command before. */
const command = /npm run (?:-s )?([\w:]*\w)(?: -- ([\w./ -]+))?|`-- ([\w./ -]+)`/g;

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The first group of each match. */
export function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found = '']) => (found === '' ? [] : [found]));
}

/** The comments of a source file, in the syntax of its extension. */
export function commentsOf(file: string, text: string): string {
  if (file.endsWith('.sql')) return captures(text, /--(.*)$/gm).join('\n');
  return [...captures(text, /(?<=^|\s)\/\*([\s\S]*?)\*\//gm), ...captures(text, /(?:^|\s)\/\/ (.*)$/gm)].join('\n');
}

/** Names of files and folders that do not exist. `…` stands for anything within a name. */
export function missingPaths(text: string): string[] {
  // The parameters of a test are parts of paths.
  const prose = text.replaceAll(command, '');
  const long = captures(prose, /(?<![\w/.@:-])((?:src|supabase|tools|e2e|public|docs|findings)\/[\w…*{},./-]*[\w*}])/g);
  const short = captures(prose, /(?<![\w/.@…*-])([\w…-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sql))(?![\w/-])/g).filter(
    (name) => !name.endsWith('.sql') || name.startsWith('…'),
  );
  return [
    ...long.filter((name) => !isPath(name.replaceAll('…', '*'))),
    ...short.filter((name) => !isFileName(name.replaceAll('…', '*'))),
  ];
}

/** Decisions without a row in docs/decisions.md. */
export function missingDecisions(text: string): string[] {
  return captures(text, /\b(D-\d+)\b/g).filter((number) => !decisions.has(number));
}

/** Commands of npm that do not exist, or whose parameters name no test or bench. */
export function missingCommands(text: string): string[] {
  let script = '';
  return [...text.matchAll(command)].flatMap(([whole, named, parameters, others = '']) => {
    script = named ?? script;
    const words = (parameters ?? others).trim().split(/\s+/);
    const firstOption = words.findIndex((word) => word.startsWith('-'));
    const filters = (firstOption < 0 ? words : words.slice(0, firstOption)).filter((word) => word !== '');
    const isRight = Object.hasOwn(scripts, script) && filters.every((filter) => acceptsFilter(script, filter));
    return isRight ? [] : [whole.trim()];
  });
}

/** Links to files that do not exist, and to headings that their document does not have. */
export function missingLinks(document: string, text: string): string[] {
  const links = [...captures(text, /\]\(([^)\s]+)\)/g), ...captures(text, /<img src="([^"]+)"/g)];
  return links.filter((link) => {
    if (/^\w+:/.test(link)) return false;
    const [target = '', heading] = link.split('#');
    const file = target === '' ? document : path.posix.join(path.posix.dirname(document), target);
    if (!paths.has(file)) return true;
    return heading !== undefined && !headings(file === document ? text : read(file)).includes(heading);
  });
}

function isPath(name: string): boolean {
  const plain = name.replace(/\/$/, '');
  if (!/[*{]/.test(plain)) return paths.has(plain);
  return [...paths].some((file) => path.posix.matchesGlob(file, plain));
}

function isFileName(name: string): boolean {
  return name.includes('*') ? [...fileNames].some((file) => path.posix.matchesGlob(file, name)) : fileNames.has(name);
}

function acceptsFilter(script: string, filter: string): boolean {
  if (script === 'bench') return benches.includes(filter);
  if (!script.startsWith('test')) return true;
  const tests = script.includes('e2e') || script === 'test:wide' ? /^e2e\/.*\.spec\.ts$/ : /\.(?:test|wide)\.tsx?$/;
  return files.some((file) => tests.test(file) && file.includes(filter));
}

/** The anchors of a document, as GitHub makes them. */
function headings(text: string): string[] {
  return captures(text, /^#{1,6} (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

function ancestors(folder: string): string[] {
  return folder === '.' ? [] : [folder, ...ancestors(path.posix.dirname(folder))];
}
