import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const github = path.resolve(import.meta.dirname, '../.github');
const files = readdirSync(path.join(github, 'workflows'));

test.each(files)('%s runs actions by hash, named by version, and may only read', (file) => {
  const workflow = readFileSync(path.join(github, 'workflows', file), 'utf8');
  const used = [...workflow.matchAll(/^\s*-? *uses: *(.*)$/gm)].map(([, action]) => action);
  expect(used).not.toEqual([]);
  expect(used.filter((action) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow.match(/permissions:/g)).toHaveLength(1);
  expect(workflow).not.toMatch(/: *write\b|pull_request_target|secrets\./);
});

test('packages and actions are kept up to date, each in one weekly group', () => {
  const config = readFileSync(path.join(github, 'dependabot.yml'), 'utf8');
  const updates = config.split('- package-ecosystem: ').slice(1);
  expect(updates.map((update) => update.split('\n')[0])).toEqual(['npm', 'github-actions']);
  for (const update of updates) {
    expect(update).toContain('interval: weekly');
    expect(update).toMatch(/groups:\n +\w+:\n +patterns: \['\*'\]/);
  }
});
