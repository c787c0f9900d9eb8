import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationVersion } from './migration.ts';
import { migrationsFolder } from './schema-differences.ts';

const files = readdirSync(migrationsFolder).toSorted();

function momentOf(file: string): Date {
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[a-z0-9_]+\.sql$/.exec(file) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** A name with an invalid or future timestamp. */
function isMisnamed(file: string, now: Date): boolean {
  const moment = momentOf(file);
  return Number.isNaN(moment.getTime()) || migrationVersion(moment) !== file.slice(0, 14) || moment > now;
}

/** Of the names added by each commit, oldest first, those that do not sort after the earlier ones. */
function outOfOrder(commits: readonly string[][]): string[] {
  let newest = '';
  return commits.flatMap((names) => {
    const before = newest;
    newest = [newest, ...names].toSorted().at(-1) ?? '';
    return names.filter((name) => name <= before);
  });
}

function git(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { cwd: migrationsFolder, encoding: 'utf8' }).split('\n');
}

test('each migration is named by a moment that has been', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => isMisnamed(file, new Date()))).toEqual([]);
});

test.each([
  ['20261127303000_hour.sql', true],
  ['20261127103080_second.sql', true],
  ['20260230101010_day.sql', true],
  ['20991127101010_to_come.sql', true],
  ['2026_short.sql', true],
  ['20261127101010_right.sql', false],
])('%s is misnamed: %s', (file, expected) => {
  expect(isMisnamed(file, new Date('2026-11-28T00:00:00Z'))).toBe(expected);
});

test('what is new sorts last', () => {
  const commits = git(
    'log',
    '--diff-filter=A',
    '--no-renames',
    '--reverse',
    '--format=format:commit',
    '--name-only',
    '--',
    '.',
  )
    .join('\n')
    .split('commit\n')
    .map((names) => names.split('\n').flatMap((name) => files.find((file) => name.endsWith(`/${file}`)) ?? []));
  const added = git('ls-files', '--others', '--exclude-standard').filter((name) => name.endsWith('.sql'));
  expect(outOfOrder([...commits, added])).toEqual([]);
  expect(outOfOrder([['3', '5'], ['4'], ['6']])).toEqual(['4']);
});
