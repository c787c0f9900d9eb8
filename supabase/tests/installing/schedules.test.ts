import { expect, test } from 'vitest';
import { startBackendWithRoles } from '../setup/roles.ts';

// The embedded backend has neither pg_cron nor pg_net: these stand-ins note what would be scheduled.

const { sql } = (await startBackendWithRoles()).backend;

function schedule() {
  return sql(`select private.schedule_sending('https://p.example/send', 'https://s.example') as sending,
    private.schedule_reading('https://p.example/read', 'https://s.example') as reading`);
}

test('the sender and the reader of calendars are woken where the extensions are, and only there', async () => {
  expect(await schedule()).toEqual([{ sending: false, reading: false }]);
  await sql('create schema cron');
  await sql('create schema net');
  await sql('create table cron.job (jobname text, schedule text, command text)');
  await sql(`create function cron.schedule(text, text, text) returns bigint language sql
    as 'insert into cron.job values ($1, $2, $3); select 1::bigint'`);
  expect(await schedule()).toEqual([{ sending: false, reading: false }]);
  await sql(
    `create function net.http_post(url text, body jsonb, headers jsonb) returns bigint language sql as 'select 1::bigint'`,
  );
  expect(await schedule()).toEqual([{ sending: true, reading: true }]);
  function call(url: string, condition: string) {
    const headers = `jsonb_build_object('Origin', 'https://s.example')`;
    return `select net.http_post(url := '${url}', body := '{}'::jsonb, headers := ${headers}) where ${condition}`;
  }
  expect(await sql('select * from cron.job order by jobname desc')).toEqual([
    { jobname: 'send-messages', schedule: '* * * * *', command: call('https://p.example/send', 'private.has_work()') },
    {
      jobname: 'read-calendars',
      schedule: '* * * * *',
      command: call('https://p.example/read', 'private.has_calendar_to_read()'),
    },
  ]);
});
