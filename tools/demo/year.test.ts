import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dutchInstant } from '#shared/dutch-time.ts';
import { demoYear } from './year.ts';

const now = new Date('2026-11-25T10:00:00Z');
const advisers = ['ans', 'joris'];
const year = demoYear(now, advisers);

describe('a made-up year', () => {
  test('is the same at the same moment', () => {
    expect(demoYear(now, advisers)).toEqual(year);
    expect(new Set(year.map(({ id }) => id)).size).toBe(year.length);
  });

  test('fills every page of the back-office: each status, source and month, with visits before and after now', () => {
    expect(year.length).toBeGreaterThan(400);
    expect(new Set(year.map(({ status }) => status))).toEqual(
      new Set(['new', 'contacted', 'scheduled', 'completed', 'cancelled']),
    );
    expect(new Set(year.map(({ source }) => source)).size).toBe(2);
    expect(new Set(year.map(({ created_at }) => created_at.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
    const appointments = year.flatMap(({ appointment_date: date }) => date ?? []);
    expect(appointments.some((date) => date < '2026-11-25') && appointments.some((date) => date > '2026-11-25')).toBe(
      true,
    );
  });

  test('happens in the order of life, and nothing of it after now', () => {
    for (const request of year) {
      const { created_at, contacted_at, completed_at, appointment_date: date, appointment_time: time } = request;
      const appointment = date === null || time === null ? null : dutchInstant({ date, time }).toISOString();
      const past = [created_at, contacted_at, completed_at === null ? null : appointment, completed_at].filter(
        (moment) => moment !== null,
      );
      expect(past.toSorted(), request.id).toEqual(past);
      expect((past.at(-1) ?? '') <= now.toISOString(), request.id).toBe(true);
    }
  });

  test('sends no adviser to two homes at once, or out in the weekend', () => {
    const appointments = year.flatMap(({ appointment_date, appointment_time, assigned_to }) =>
      appointment_date === null ? [] : [`${assigned_to ?? ''} ${appointment_date} ${appointment_time ?? ''}`],
    );
    expect(new Set(appointments).size).toBe(appointments.length);
    const days = year.flatMap(({ appointment_date: date }) => (date === null ? [] : new Date(date).getUTCDay()));
    expect(days.filter((day) => day === 0 || day === 6)).toEqual([]);
  });

  test('is of nobody: no address of a mail and no number that exists', () => {
    for (const { email, phone } of year) {
      expect(email).toMatch(/^[a-z.]+\d+@example\.org$/);
      expect(phone).toMatch(/^06 000\d{5}$/);
    }
  });
});

test('the demo has nothing of the real site, whatever the environment says', () => {
  const program = `
    await import('./tools/demo/settings.ts');
    const { dataFolder } = await import('./tools/local/settings.ts');
    const { siteFolder } = await import('./tools/site-folder.ts');
    const { readSettings } = await import('./tools/settings.ts');
    const { supabaseUrl, siteUrl, formRelayUrl, isDemo } = readSettings('production');
    console.log(JSON.stringify({ dataFolder, siteFolder, supabaseUrl, siteUrl, formRelayUrl, isDemo }));`;
  const root = path.resolve(import.meta.dirname, '../..');
  const real = {
    VITE_SUPABASE_URL: 'https://echt.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_echt',
    VITE_SITE_URL: 'https://www.labelbureau.internal',
    VITE_FORM_RELAY_URL: 'https://submit-form.com/echt',
    LOCAL_DATABASE: path.join(root, '.data'),
    SITE_FOLDER: 'dist',
    NETLIFY: 'true',
  };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...process.env, ...real },
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual({
    dataFolder: path.join(root, '.demo'),
    siteFolder: path.join(root, 'dist.demo'),
    supabaseUrl: '',
    siteUrl: '',
    formRelayUrl: '/local/form-relay/local',
    isDemo: true,
  });
});
