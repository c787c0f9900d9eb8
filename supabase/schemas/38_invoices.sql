-- Invoices (D-73): numbered without gaps, never changed once made, corrected by a credit note. Off until the owner has
-- filled in who he is. Amounts are whole cents, VAT included unless they say otherwise.

-- The last number of each year. A row and no sequence: its lock is held until the invoice is stored or undone, so that
-- no number is lost or used twice.
create table private.invoice_series (
  year smallint primary key,
  last integer not null default 0
);

-- The requests that lines charge: each names its own on an invoice for several homes, else it is `request_id`.
create function private.charged_requests(request_id uuid, lines jsonb) returns uuid[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct (line ->> 'request_id')::uuid), array[charged_requests.request_id])
  from jsonb_array_elements(lines) as line where line ? 'request_id'
$$;

create table private.invoices (
  id uuid primary key,
  number text not null unique,
  -- The invoice that this credit note takes back; null for an invoice.
  credits uuid unique references private.invoices,
  -- Without a foreign key: an invoice stays when its request is deleted. Of several the first.
  request_id uuid not null,
  -- What it charges: the work of the request ('job'), a visit at which nobody was home or that was cancelled late, or
  -- something besides ('extra').
  due text not null default 'job' check (due in ('job', 'no_show', 'late_cancellation', 'extra')),
  -- The visit of 'no_show' and 'late_cancellation'. Without a foreign key, as request_id.
  visit_id uuid,
  -- Why more is charged than the terms allow.
  reason text check (char_length(reason) <= 500),
  issued_on date not null,
  -- Null for a credit note.
  due_on date,
  -- When the work was done; null when it was not.
  delivered_on date,
  -- Whether the customer asked to begin within the withdrawal period.
  began_on_request boolean not null default false,
  -- Both as they were on that day.
  seller jsonb not null,
  customer jsonb not null,
  -- [{"description": ..., "amount": ..., "net": ..., "vat_rate": ...}], `net` without VAT; on an invoice for several homes also
  -- "request_id", whose home is in `customer`.
  lines jsonb not null,
  -- [{"rate": ..., "net": ..., "vat": ...}], by rate.
  vat jsonb not null,
  -- At most a cent per rate: what must be added to net and VAT to come to exactly the total.
  rounding smallint not null,
  total integer not null check (total > 0),
  -- Where the customer can pay online, if the owner added that.
  payment_url text check (char_length(payment_url) <= 500 and payment_url ~ '^https://[a-z0-9.-]+/[!-~]*$'),
  created_at timestamptz not null default now(),
  created_by_email text,
  request_ids uuid[] not null generated always as (private.charged_requests(request_id, lines)) stored
);
create index on private.invoices using gin (request_ids);
create index on private.invoices (issued_on);

-- What a due is charged for: the request for its job, the visit for a fee, null for an extra.
create function private.due_subject(due text, request_id uuid, visit_id uuid) returns uuid
language sql immutable
return case due when 'job' then request_id when 'extra' then null else visit_id end;

-- The invoices that were not credited, by what they charge: one job, and one visit, has one invoice (D-78), and one invoice may
-- charge the jobs of several homes.
create table private.open_dues (
  subject uuid primary key,
  invoice_id uuid not null references private.invoices
);
create index on private.open_dues (invoice_id);

-- Only the link to pay may change; seven years later the customer is forgotten, and the sums stay.
create function private.keep_invoice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.payment_url := null;
    old.payment_url := null;
    if old.issued_on < private.tax_period_start() and new.customer = '{}' then
      old.customer := '{}';
    end if;
    if new is not distinct from old then
      return null;
    end if;
  end if;
  raise restrict_violation using message = 'an invoice is never changed: make a credit note';
end
$$;
create constraint trigger "10_keep_invoice" after update or delete on private.invoices
  for each row execute function private.keep_invoice();

create trigger "40_log_setting" after update of payment_url on private.invoices
  for each row execute function private.log_setting('payment_url');

-- The first day of which tax law still keeps the books: for seven years after the year they are of.
create function private.tax_period_start() returns date
language sql stable set search_path = ''
as $$
  select (date_trunc('year', private.believed_time()) - interval '7 years')::date
$$;

-- Splits gross amounts by rate, so that net + VAT is the amount that was promised. VAT is always the net of its rate
-- times the rate, rounded (BR-CO-17 of EN 16931). For one amount in six no net of whole cents does that: then a cent
-- of rounding is left.
create function private.vat_of_lines(lines jsonb) returns table (vat jsonb, rounding integer)
language sql immutable set search_path = ''
as $$
  with gross as (
    select (line ->> 'vat_rate')::integer as rate, sum((line ->> 'amount')::integer) as amount
    from jsonb_array_elements(lines) as line group by 1
  ), split as (
    select rate, amount, nearest.net, nearest.vat
    from gross cross join lateral (
      select net, round(net * rate / 100.0) as vat
      from (select round(amount * 100.0 / (100 + rate)) + step as net from unnest('{0,-1,1}'::integer[]) as step) as candidate
      order by abs(amount - net - round(net * rate / 100.0)), abs(net * (100 + rate) - amount * 100) limit 1
    ) as nearest
  )
  select
    jsonb_agg(jsonb_build_object('rate', rate, 'net', net::integer, 'vat', split.vat::integer) order by rate desc),
    sum(amount - net - split.vat)::integer
  from split
$$;

-- Each line with its amount without VAT; those of a rate add up to the net of that rate.
create function private.net_lines(lines jsonb, vat jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  with line as (
    select place, value, (value ->> 'vat_rate')::integer as rate, (value ->> 'amount')::integer as amount
    from jsonb_array_elements(lines) with ordinality as given (value, place)
  ), running as (
    select place, value, rate, row_number() over (partition by rate order by place desc) = 1 as is_last,
      round(sum(amount) over (partition by rate order by place) * 100.0 / (100 + rate)) as net
    from line
  ), settled as (
    select place, value, rate, case when is_last then
      (select (of_rate ->> 'net')::numeric from jsonb_array_elements(vat) as of_rate where (of_rate ->> 'rate')::integer = rate)
      else net end as net
    from running
  )
  select jsonb_agg(value || jsonb_build_object(
    'net', (net - coalesce(lag, 0))::integer
  ) order by place)
  from (select *, lag(net) over (partition by rate order by place) from settled) as step
$$;

-- Locks the series of a year, so that one writer at a time makes an invoice, and returns the next number.
create function private.lock_series(year integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.invoice_series (year) values (lock_series.year) on conflict do nothing;
  perform from private.invoice_series where invoice_series.year = lock_series.year for update;
end
$$;

create function private.next_number(of_year integer) returns text
language sql security definer set search_path = ''
as $$
  update private.invoice_series set last = last + 1 where year = of_year
  returning year || '-' || lpad(last::text, greatest(4, length(last::text)), '0')
$$;

-- The home as an invoice writes it. An address of the register has the number with its street; one that was typed need not.
create function private.invoice_home(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'street', case
      when street ~ ('\m' || request.house_number || '(?![0-9])') then street
      else concat_ws(' ', nullif(street, ''), request.house_number, request.house_number_addition)
    end,
    'postcode', coalesce(left(request.postcode, 4) || ' ' || right(request.postcode, 2), ''),
    'city', coalesce(request.place, '')
  )
  from split_part(coalesce(request.address, ''), ',', 1) as street
$$;

-- Who pays (D-76): who ordered, at the home; else the payer, at its own address, and then the home stands beside it.
create function private.invoice_customer(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when request.payer_kind is null then jsonb_build_object('name', request.name) || private.invoice_home(request)
    else jsonb_build_object(
      'name', request.payer_name, 'street', request.payer_street,
      'postcode', left(request.payer_postcode, 4) || ' ' || right(request.payer_postcode, 2), 'city', request.payer_city,
      'attention', coalesce(request.payer_attention, ''), 'chamber_of_commerce', coalesce(request.payer_kvk, ''),
      'vat_number', coalesce(request.payer_vat_id, ''), 'reference', coalesce(request.payer_reference, ''),
      'home', private.invoice_home(request)
    )
  end
$$;

-- The day on which the home of a request was visited; null when it was not.
create function private.delivery_day(of_request uuid) returns date
language sql stable security definer set search_path = ''
as $$
  select max(starts_at at time zone 'Europe/Amsterdam')::date from public.appointments
  where request_id = of_request and state in ('planned', 'completed') and starts_at < now()
$$;

-- Who pays for these requests together: without what they differ in, and with each home by its request.
create function private.joint_customer(requests uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(key, case when is_shared or key not in ('attention', 'reference') then value else '""' end) || jsonb_build_object('homes', (
    select jsonb_object_agg(request.id, private.invoice_home(request) || jsonb_build_object(
      'number', upper(left(request.id::text, 8)), 'own_reference', coalesce(request.payer_reference, ''),
      'visited_on', private.delivery_day(request.id)
    ))
    from public.contact_submissions as request where request.id = any (requests)
  ))
  from (
    select key, min(value::text)::jsonb as value, count(distinct value) = 1 as is_shared
    from public.contact_submissions as request
    cross join lateral jsonb_each(private.invoice_customer(request) - 'home') as part
    where request.id = any (requests) group by key
  ) as given
$$;

-- What requests have in common that one invoice can charge.
create function private.payer_key(request public.contact_submissions) returns text
language sql immutable set search_path = ''
as $$
  select lower(concat_ws(
    '|', request.payer_kind, request.payer_name, request.payer_street, request.payer_postcode, request.payer_city,
    request.payer_kvk, request.payer_vat_id, coalesce(request.payer_email, request.email, '')
  ))
$$;

-- The characters of a text that no font of an invoice has, each once, with spaces between; '' for none. The fonts and what they
-- have: supabase/functions/send/invoice/letters. Of Chinese a bit each from 4E00 to 9FFF, the lowest bit of a byte first.
create function private.unprinted(value text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(distinct letter, ' '), '')
  from regexp_split_to_table(normalize(value), '') as letter
  where letter ~ '[^[:cntrl:]]' and not ascii(letter) <@ (
      '{[32,126],[160,716],[718,772],[774,780],[786,786],[803,803],[806,809],[880,887],[890,895],[900,906],[908,908],'
      '[910,929],[931,993],[1008,1327],[1425,1479],[1488,1514],[1519,1524],[1536,1540],[1542,1563],[1566,1697],'
      '[1699,1791],[1872,1919],[2208,2208],[2210,2220],[2227,2227],[2276,2302],[7296,7304],[7424,7615],[7680,7957],'
      '[7960,7965],[7968,8005],[8008,8013],[8016,8023],[8025,8025],[8027,8027],[8029,8029],[8031,8061],[8064,8116],'
      '[8118,8132],[8134,8147],[8150,8155],[8157,8175],[8178,8180],[8182,8190],[8194,8194],[8201,8201],[8203,8208],'
      '[8211,8212],[8216,8218],[8220,8222],[8224,8226],[8230,8230],[8242,8243],[8249,8250],[8260,8260],[8304,8304],'
      '[8308,8313],[8320,8329],[8352,8384],[8467,8467],[8470,8470],[8482,8482],[8539,8542],[8592,8595],[8598,8601],'
      '[8722,8722],[8725,8725],[8800,8800],[8804,8805],[9676,9676],[11360,11391],[11744,11775],[42560,42655],'
      '[42784,42954],[42960,42961],[42963,42963],[42965,42969],[42994,43007],[64285,64310],[64312,64316],'
      '[64318,64318],[64320,64321],[64323,64324],[64326,64335],[64337,64337],[64339,64341],[64343,64345],'
      '[64347,64349],[64351,64353],[64355,64357],[64359,64361],[64363,64365],[64367,64369],[64371,64373],'
      '[64375,64377],[64379,64381],[64383,64385],[64387,64387],[64389,64389],[64391,64391],[64393,64393],'
      '[64395,64395],[64397,64397],[64399,64401],[64403,64405],[64407,64409],[64411,64413],[64415,64415],'
      '[64417,64417],[64421,64421],[64423,64425],[64427,64429],[64431,64431],[64433,64449],[64468,64470],'
      '[64472,64472],[64474,64474],[64476,64476],[64479,64479],[64481,64481],[64483,64483],[64485,64489],'
      '[64509,64511],[64515,64516],[64521,64522],[64527,64528],[64531,64532],[64561,64562],[64565,64566],'
      '[64573,64574],[64578,64580],[64591,64592],[64601,64605],[64612,64613],[64615,64619],[64621,64625],'
      '[64627,64631],[64633,64635],[64643,64644],[64650,64651],[64653,64658],[64660,64662],[64716,64716],'
      '[64729,64729],[64754,64756],[64763,64766],[64773,64776],[64781,64784],[64791,64794],[64801,64804],'
      '[64809,64812],[64828,64831],[65009,65010],[65012,65012],[65018,65021],[65070,65071],[65136,65140],'
      '[65142,65276]}'
    )::int4multirange
    and not (case when ascii(letter) between 19968 and 40959 then get_bit(decode(
      'q297//Yt1f88+93zQwILQGT7Pt32eyzM+2z64zpV5agi5oPn1axTNUjhu/89kum/WamCKOvXYIA8xIPlS/dKRUC6VpdSf0BUiNMgFCAA9KkhIQ'
      'I/LBOsSCCgYASAYChKUYgEgQIEFID7e1cVpHv/O+E3pBq1n/040boCOFOsS7/PZYYvMU/BL450UxiohiSgiCMC6AsvLtKKCmXjFPgpxGGh4SIL'
      'xADOq+f/1deKu4l0OiClZGNEiE7/9ov//+87Wv//6OP7fntNTakZVOGvOVfY9Q/Yvw6p1/uX5OJnBDTSghMIldC7QVqGaJDyfOdZ3Y4St4Bc7y'
      '4gQP6/WuWNIGFTgM2cMFaKAtCQFxQfUhuAwAmACMCQEAAmkOyfqz/mWClMkYgnCUyF5oPsU6+ICDxIDIxPaiAAjFiwhgEgoBftACKgEgQzBAA0'
      'kkUAGiBAKAbM0kFDAACiBCpAENhNJpD+cZal7pZHlMvyBaVk2CPcJcxiOM8MTkAOn/X4HwCK+hMKmSkCVhBPBiEExAT4hAAABEwAAAxlBhJUBE'
      'oCAQAgEoAIBD6VgAEA+79cHislq5uo/39ceeP0EB3g8ltp39bvey2QkBL/d/8jQDOQAvIfENMPBjqKgZIIBAJypUEozEDSCIBiECCAXAEJAJIQ'
      'APQJAAIAAIAkICAAYObLnuhukXE94OjJMTQQMAAOCFz/2IT79s8o4EMCD0iEDQTIhB+NqonloqJWBVGsI/Y2i5q7H69TAmeoIniw3zeTDCLod8'
      'B0OuOFIJhOKCUCPL9pvTA2UIRJt1YZ4Awilcf7WwYC4yCMmXwAgABZIhGMQeFABEgTAIoTREBEDwYAQADkgQH1Z/1J1N3Jg3s+Ccj+S9IRBu6d'
      'NxkiuvR73Z/s85vwhkNK7DuNBKZk+iHQjmHHDI2TRwmvV50VUKJFDAtmUCUnoFlQgjRwZNIFFEGAAgAHrAAnQDB6vR2nbBRFVRAQVAEABHE4iE'
      'DLIJHqa1wQtQGGWouasrqBsi7YwADl88odxdY4oqGhc1AOmvzEUMPRRJURwyCMSRIKQBMAckMSHfMJK7GoYL0yJE3TS9Ajp6/QmgqpdKysywEQ'
      'hB/VJZIbyLHbykCGJ4Bzb1N7EO8DwIBigIggxKFrABUqJIUJUDeGJmkEEBAgEeIFBBhkSWigM1RHMBiAaZAICnwDiQAgBKkEDAqDCocif5AIAI'
      'MCCAJSEUCRAASaCAEIAAAAAAAACBCEBQCPAARFwBIBAv4GnBvaDk4FAgCwlCfovAoCiAAgAIDbi97//2fHBqH8EwdVZn6TTYr+bgr7Mha4SC/N'
      'q30SGIRKoEYm//rPnxdJxpARJFM469vHJJHxGEJnUluqHyB/kyw7slQHOmZCiYLMEMBpgkGwpIxSFP8IOu92AxDARoI4AAWODsGIKRLZVGARFR'
      'FhABCSBEgCzwomyBPIAkAAgAIMABEgAgCQAEEIuGHxYUZ0MgD6jDcOhQCb0LuAIgAG6BdCgEMQMFYAUtBDBCEQhBCDARGiDwhFJITgQAAAQAAB'
      'CAA152/AMQSqx4IkJpMkBIAAkOwDFWGFQgNyhxECROB4IF7QwDBAhQAJISRJkIpCiODKjQ4lpwNCKeYEROimAQx01XkQEwig3hkmwUCLSAHRgQ'
      'MBBAAEBBJdwNAAEAACl2y/r00hlRISZB1Vw0iE0qY6yD5zpCc0S5wNE5JDDAKDVw4Q4QUQVFAOCAB91ElKAgDAFoBsxdeZusAWUwIbAMJBg8BV'
      'gwADDG4ZAOIwWAaAoTYJiAAggBgsekjhBzDUNKgglV0hEGUkAFiAEIJyip2IAhtUIgwhAAKRlAQCQAACQAAQVIdD4f4loYAVM6AACMBECG5LKg'
      'aB2KIBKSFokEQpQI66RWCAAAQC0YYaIe6xYUMAhAAIQNIpoNCmfIsyykEdCBZAilcsAQCmQiEguRCCOhIB0xIKIkNEglCAGACAghUAoQowAAAR'
      'AAg4AIKmgTBELvIiJOCSAYAACTEsly+H+AkCFBAhAEJAZgACKhgUQSgGxACEBgQIExAIEAAACAhIAmCKCBBAAA4AMgSQQADf/e/n//+//+/u+/'
      '3/Q3i/dXdTBTQAtwUGRiUCIlQQxJqCBaMjVDSBYwILGns4pQNAAMipRBxURQCGlaDYmkitN8YW9Ftw0HyyrFs15KdbBQCIDkFAXTsF4Gob3wGF'
      'Aj1JAwgsTQYAgag1GFzld1XYABzjB4AIAAFAwM3HDG2EM2L/imOS+L7YaoiSSn7TsBiAuXYTyYIVxLutgDlgRkxRAQ2eNqOVWJEDggchGnwAMf'
      'ATAjFAAoIMCjpqBAQYgZICgBS/EgpKoGBQAJAAAJoEChigPAgHQEIQIxRIsIAAGkDfAQICoikwMAIAiOAIQgAAIACRAMAzzAQYAmoHFCgwmJZi'
      'ANHOEcpQYAlCjSesFSYAkoiAU4gCSUBRUAwhAIAEoQgEQQgGAAEABEIAACCIBgAACnEwmCouW4XgNilEEBQsAgBmgDCzEgEaY4QAHQwgBFUAEg'
      'AAwEAEBIBKiEAEggQIJHdHB0RoAAABBUWoAQgsGlwAACBARQIOAoA2KEERNAWQgAhEEIBAAEGFQIAqAQAAAgACABVAkIEgAQQIBP7v3fd/v67v'
      '/7v/73/9v5/+t9YAwlYxBAYcAAckEhhhhx+QmYEFCFhdNBA0AIUA4P7/t/8+31nt3yj5ADIMIIIIAThFWFjCrBKV6A4AlgBgBEYiApQPBoJQMl'
      'SQgqAAAACYRAQANASABAAAIQgCMCgAhgABAAIAgMD7V7n4L/vbSKsHfrZBE/t0L5kjf66X7k/AZlmG7L9aLWO0tR+NqipO1SsPusSKcMapsGEU'
      'AgBChaADAEA+lWQs1uOBgDoFHAhcEATA/gIxCAAAAAAAAEAgABAAEAAAAAAAEABhAAABAECAAEAABAAABAAQEAAAAFSIREAAjN8/4AIgQACAQA'
      'AA8PBNnztAAAIAAAAAAMNRjEcgAAAABgAACI9qoMes+v/TO/5/e0O4n/NvxX+bh69+4PUOhzb/OMi4yYAJCg4AHGkHgN0FQBEA779vZ0fzlgJE'
      'foj1OyHIHgftJWDtkRuJBcN78/JmWgyNzErT50pQgCAFQwABTl4nAlgQICgCAQkgAAAACAgAwD5oiG4RHwEAKAAZQLAQQYCA4P73t9t91wECAB'
      'DALM8AgQRwIDQJAQBBAAAgACIAoPX3tHOt9QIgURgAIAAhCAIAAIAAQAwCAACBACAAgIQA8Nv79p2DfLcBwREmGBwDQMQACEgACICoAAIYvqIS'
      'hACAAAAAAAIAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAkKIhEpgdae4hOLTx8iAAGAAAAgAAAAEACAAAACAAEAAAAAAAAAAAEAAAAAAAAA'
      'AAAgAAAIBv/+vgPJeiVdB6CaIECIygYAAgeRjiFvsBgQBAAEgJAAEQAEoCDAUAAgAAgLA9AJ8AAAAAAAAAAAAAAAA=',
      'base64'), ascii(letter) - 19968) = 1 else false end)
$$;

-- Those of who pays for a request: its invoice does not come by itself.
create function private.unprinted_of(request public.contact_submissions) returns text
language sql stable set search_path = ''
as $$
  select private.unprinted(private.invoice_customer(request)::text)
$$;

-- Until when the customer can withdraw from work that began within the period of withdrawal; null when it began later, or
-- when the customer asked to begin.
create function private.withdrawal_ends(request public.contact_submissions) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select ends
  from (select (private.withdrawal_until(request.id) + 1)::timestamp at time zone 'Europe/Amsterdam' as ends) as period
  where request.early_start_requested_at is null and exists (
    select from public.appointments
    where request_id = request.id and state in ('planned', 'completed') and starts_at < ends
  )
$$;

-- Null stands for no such period.
create function private.is_withdrawable(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.withdrawal_ends(request) > now(), false)
$$;

create function private.total_of_lines(lines jsonb) returns bigint
language sql immutable set search_path = ''
as $$
  select sum((line ->> 'amount')::bigint) from jsonb_array_elements(lines) as line
$$;

-- What the customer was told, as the lines of an invoice; null while the price is not known.
create function private.promised_lines(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object('description', label_line, 'amount', request.price * 100))
  from public.invoice_settings where request.price is not null
$$;

-- Takes back a whole invoice. The caller holds the lock of the series of this year.
create function private.add_credit_note(id uuid, invoice_id uuid, by_email text, is_mailed boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  insert into private.invoices (
    id, number, credits, request_id, due, visit_id, issued_on, delivered_on, seller, customer, lines, vat, rounding, total,
    created_by_email
  )
  select add_credit_note.id, private.next_number(extract(year from today)::integer), invoice.id, request_id, due, visit_id, today, delivered_on, seller, customer, lines, vat,
    rounding, total, by_email
  from private.invoices as invoice where invoice.id = invoice_id;
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (add_credit_note.id, add_credit_note.is_mailed);
  delete from private.open_dues as due where due.invoice_id = add_credit_note.invoice_id;
  delete from private.planned_credits as planned where planned.invoice_id = add_credit_note.invoice_id;
  perform private.follow_open_amount(invoice_id);
end
$$;

-- Forgets the customers of invoices that tax law keeps no longer; numbers and sums stay.
create function private.forget_invoice_customers() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invoice_files where invoice_id in (
    select id from private.invoices where customer <> '{}' and issued_on < (select private.tax_period_start())
  );
  update private.invoices set customer = '{}' where customer <> '{}' and issued_on < (select private.tax_period_start());
end
$$;

revoke execute on all functions in schema private from public;
