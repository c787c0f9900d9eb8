import { withDatabase } from '../local/database/backend.ts';

const atOnce = 5_000;

/**
 * SQL that adds requests numbered from `first` to `last`, spread over two years: names, places, statuses and prices in
 * varied shares, each with an e-mail address and a phone number of its own. The same numbers give the same requests.
 * One in 500 has a price that differs from the price list. Completed ones have a past appointment with an
 * administrator, if there is one.
 */
export function largeSeedStatement(first: number, last: number): string {
  return `
    insert into public.contact_submissions (
      created_at, name, email, phone, address, postcode, house_number, property_type, surface_area, rush_service,
      calculated_price, relay_status, status, appointment_date, appointment_time,
      contacted_at, completed_at, landing_path, referrer_host, rd_x, rd_y, assigned_to, price_list, list_price
    )
    select
      now() - n * interval '10 minutes 31 seconds',
      given[1 + n % 20] || ' ' || family[1 + (n / 7) % 25] || case when n % 3 = 0 then '' else '-' || family[1 + n % 23] end,
      lower(given[1 + n % 20]) || n || '@example.org',
      '06' || lpad(n::text, 8, '0'),
      street[1 + n % 12] || ' ' || 1 + n % 250 || ', ' || town[1 + n % 15],
      (1000 + n % 9000)::text || chr(65 + n % 18) || chr(65 + (n / 18) % 26),
      (1 + n % 250)::text,
      kind[1 + n % 5],
      40 + n % 260,
      n % 17 = 0,
      case when n % 500 = 0 then 1 else private.list_price(list, kind[1 + n % 5], 40 + n % 260, n % 17 = 0) end,
      case when n % 97 = 0 then 'failed' else 'sent' end,
      state[1 + (n * 7) % 20],
      case when state[1 + (n * 7) % 20] in ('scheduled', 'completed')
        then (now() - n * interval '10 minutes 31 seconds')::date + 5 end,
      case when state[1 + (n * 7) % 20] in ('scheduled', 'completed') then time '08:00' + (n % 9) * interval '1 hour' end,
      case when state[1 + (n * 7) % 20] <> 'new'
        then now() - n * interval '10 minutes 31 seconds' + (1 + n % 70) * interval '47 minutes' end,
      case when state[1 + (n * 7) % 20] = 'completed'
        then now() - n * interval '10 minutes 31 seconds' + interval '6 days' + (n % 200) * interval '1 hour' end,
      case when n % 4 > 0 then page[1 + n % 12] end,
      case when n % 3 > 0 then site[1 + n % 6] end,
      120000 + n * 37 % 60000,
      430000 + n * 53 % 60000,
      case when state[1 + (n * 7) % 20] = 'completed' then visitor end,
      list.valid_from,
      private.list_price(list, kind[1 + n % 5], 40 + n % 260, n % 17 = 0)
    from generate_series(${first}, ${last}) as n, (select
      array['Anna','Bert','Carla','Dirk','Eva','Frits','Greet','Henk','Ilse','Jan','Karin','Loes','Mark','Nina','Otto',
        'Petra','Rob','Sanne','Tom','Vera'] as given,
      array['Bakker','Bos','Brouwer','Dam','Dekker','Dijkstra','Evers','Groen','Hendriks','Jansen','Koning','Kuiper',
        'Maas','Meijer','Mulder','Peters','Post','Prins','Schouten','Smit','Verhoeven','Visser','Vos','Willems','Zwart'] as family,
      array['Dorpsstraat','Kerkweg','Stationsplein','Lindelaan','Beukenhof','Molenweg','Schoolstraat','Parklaan',
        'Havenkade','Eikenlaan','Zonnebloem','Nieuwstraat'] as street,
      array['Amersfoort','Utrecht','Amsterdam','Rotterdam','Den Haag','Apeldoorn','Arnhem','Nijmegen','Hilversum',
        'Zwolle','Amstelveen','Ede','Leiden','Haarlem','Gouda'] as town,
      array['apartment','terraced','semi-detached','detached','other'] as kind,
      array['new','contacted','scheduled','scheduled','completed','completed','completed','completed','completed',
        'completed','completed','completed','completed','completed','completed','completed','completed','cancelled',
        'cancelled','cancelled'] as state,
      array['/','/blog/isolatie-en-uw-energielabel','/energielabel-utrecht-aanvragen','/energielabel-ede-aanvragen','/energielabel-gouda-aanvragen','/werkgebieden',
        '/energielabel-amersfoort-aanvragen','/heb-ik-een-energielabel-nodig','/blog','/energielabel-zwolle-aanvragen','/voorbereiding-opname','/energielabel-leiden-aanvragen'] as page,
      array['google.com','bing.com','funda.nl','duckduckgo.com','facebook.com','nl.linkedin.com'] as site
    ) as words
    left join (select min(user_id::text)::uuid as visitor from private.admins) as present on true
    join public.price_lists as list on valid_from = '2000-01-01'`;
}

/** Statistics for the query planner after so many new rows; VACUUM runs outside a transaction. */
export const afterLargeSeed = 'vacuum (analyze) public.contact_submissions, private.request_search';

/** Adds that many requests to the local database in a folder; nothing else may have it open. */
export async function addManyRequests(database: string, amount: number, onProgress: (added: number) => void) {
  await withDatabase(database, async ({ connection }) => {
    for (let first = 1; first <= amount; first += atOnce) {
      const last = Math.min(first + atOnce - 1, amount);
      await connection.exec(largeSeedStatement(first, last));
      onProgress(last);
    }
    await connection.exec(afterLargeSeed);
  });
}
