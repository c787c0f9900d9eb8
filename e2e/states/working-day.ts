import '../../tools/sandbox.ts';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { copyDatabase } from '../../supabase/tests/setup/database-copies.ts';
import { largeSeedStatement } from '../../tools/data/large-seed.ts';
import { withDatabase } from '../../tools/local/database/backend.ts';

const requests = 24;

/**
 * Appointments, a rush request, a callback, a failed mail, a held request, wrong prices and long names among the newest
 * requests.
 */
const workingDay = `
  with newest as (
    select id, row_number() over (order by created_at desc) as n, (now() at time zone 'Europe/Amsterdam')::date as today
    from public.contact_submissions
  )
  update public.contact_submissions r set
    name = case n when 1 then 'Wilhelmina Geertruida van der Westhuijzen-Scheltema de Heere' else name end,
    email = case n when 1 then 'wilhelmina.geertruida.van.der.westhuijzen-scheltema@vereniging.example.org' else email end,
    address = case n when 1
      then 'Burgemeester van Reenensingel-Achterwillens 1043-bis A, 2803 PA Nieuwerkerk aan den IJssel' else address end,
    message = case n when 1 then repeat('De sleutel ligt bij de buren op nummer 1045. ', 8) else message end,
    notes = case n when 3 then 'Achterom lopen, de bel doet het niet.' else notes end,
    rush_service = n in (2, 5),
    calculated_price = case when n in (5, 13) then 1
      else private.listed_price(r, n in (2, 5)) end,
    status = case when n in (1, 2, 6, 7) or n between 9 and 12 then 'new'
      when n in (3, 4, 8) then 'scheduled' when n = 13 then 'completed' else status end,
    appointment_date = case when n in (3, 4) then today when n = 8 then today - 1
      when n in (1, 2, 6, 7) or n between 9 and 12 then null else appointment_date end,
    appointment_time = case n when 3 then time '09:00' when 4 then time '09:30' when 8 then time '13:00'
      else case when n in (1, 2, 6, 7) or n between 9 and 12 then null else appointment_time end end,
    callback_on = case n when 7 then today end,
    relay_status = case n when 6 then 'failed' else 'sent' end,
    is_held = n between 9 and 12
  from newest where newest.id = r.id`;

/** A folder with a database as an adviser finds it on a working day; the caller removes it. */
export function copyWorkingDay(): string {
  const folder = copyDatabase();
  // In a process of its own, because PGlite never frees its memory.
  execFileSync(process.execPath, [import.meta.filename, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2);
  await withDatabase(path.join(folder, 'database'), async ({ connection }) => {
    await connection.exec(largeSeedStatement(1, requests));
    await connection.exec(workingDay);
  });
}
