import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { withDatabase } from '../local/database/backend.ts';
import { examples, freeMoment, office, quiet } from './trigger-examples.ts';
import { stages } from './trigger-stages.ts';
import { startTracing, takeTrace, type Write } from './trigger-trace.ts';

// npm run docs:triggers writes docs/triggers.md; supabase/tests/triggers/trigger-page.test.ts fails when that is out of date.

type Sql = (statement: string) => Promise<unknown[]>;

/** The page that is made. */
export const triggerPage = path.resolve(import.meta.dirname, '../../docs/triggers.md');

const rowsOfStages = Object.entries(stages).map(
  ([digit, { name, times, about }]) => `| ${digit}x | ${name} | ${times.join(', ')} | ${about} |`,
);

const intro = `# What a write sets off

Made by \`npm run docs:triggers\`, which makes six writes on a migrated database and records what runs. Do not edit.

Triggers of one table run in the order of their names, so each name is its place and its function. The first digit is the
stage; the second one orders those of a stage whose order matters. Equal numbers mean that it does not.
\`supabase/tests/triggers/trigger-stages.test.ts\` refuses a trigger without a stage or one that does what its stage may not.

| place | stage | runs | what its triggers do |
| ----- | ----- | ---- | -------------------- |
${rowsOfStages.join('\n')}

A request and its visit write each other: stage 5 of \`contact_submissions\` writes the visit, stage 9 of \`appointments\` the
request. Each writes only what differs, so it ends after one round. Foreign keys have triggers named \`RI_…\`, which run after
ours: what a deleted row takes with it is deleted last. The triggers of \`auth.users\` have no place in their names, because on
Supabase only the owner of that table can rename them.

Each list is in the order in which the triggers ran, with the tables in brackets that they changed. A trigger without brackets
ran and changed no other row.
`;

/** The page, as recorded on this database, which is changed by it. */
export async function renderTriggerPage(sql: Sql): Promise<string> {
  await sql(office);
  await startTracing(sql);
  const sections: string[] = [];
  for (const [place, { title, about, role, call, isUndone }] of examples.entries()) {
    const moment = await readMoment(sql, place);
    await sql(quiet);
    await takeTrace(sql);
    await sql(`begin; ${role}; ${call(moment)}; reset role`);
    const writes = await takeTrace(sql);
    await sql(isUndone ? 'rollback' : 'commit');
    sections.push(`## ${title}\n\n${about}\n\n${writes.flatMap((write) => linesOf(write, '')).join('\n')}\n`);
  }
  return format([intro, ...sections].join('\n'), { ...(await resolveConfig(triggerPage)), filepath: triggerPage });
}

async function readMoment(sql: Sql, place: number): Promise<string> {
  const [row] = z.array(z.object({ moment: z.string() })).parse(await sql(freeMoment(place)));
  return `'${row?.moment ?? ''}'`;
}

/** A write with its triggers, those that set off nothing more together in a line for each stage. */
function linesOf({ what, triggers, cascades }: Write, indent: string): string[] {
  const lines = [`${indent}- **${what}**`];
  let previous = '';
  for (const { name, writes } of triggers) {
    const more = writes.filter((write) => !setsOffNothing(write));
    const tables = new Set(writes.filter(setsOffNothing).map((write) => write.what.replace(/^\w+ /, '')));
    const text = `\`${name}\`${tables.size > 0 ? ` (${[...tables].join(', ')})` : ''}`;
    if (more.length === 0 && previous === name.charAt(0)) lines.push(`${lines.pop() ?? ''}, ${text}`);
    else lines.push(`${indent}  - ${text}`, ...more.flatMap((write) => linesOf(write, `${indent}    `)));
    previous = more.length === 0 ? name.charAt(0) : '';
  }
  const alone = cascades.filter(setsOffNothing).map((write) => write.what);
  if (alone.length > 0) lines.push(`${indent}  - by foreign keys: ${alone.join(', ')}`);
  return [
    ...lines,
    ...cascades.filter((write) => !setsOffNothing(write)).flatMap((write) => linesOf(write, `${indent}  `)),
  ];
}

function setsOffNothing({ triggers, cascades }: Write): boolean {
  return triggers.length === 0 && cascades.length === 0;
}

if (import.meta.main) {
  await withDatabase('memory://', async ({ sql }) => writeFile(triggerPage, await renderTriggerPage(sql)));
}
