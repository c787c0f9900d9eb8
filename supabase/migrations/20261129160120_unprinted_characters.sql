-- An invoice never changes: characters that no font of it has are told before it is made, and one that comes by itself waits for
-- a name that can be printed.

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

-- Makes the planned invoices that are due, at most 20 at once, those that somebody asked for first. The series is locked
-- before any row: two orders of locking would wait for each other.
create or replace function private.make_planned_invoices() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  planned private.planned_invoices;
  request public.contact_submissions;
begin
  if private.seller() is null or not exists (select from private.planned_invoices where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  -- An invoice never changes: with empty boxes for a name it waits until the name is written otherwise.
  update private.planned_invoices as waiting set not_before = now() + interval '10 minutes'
  from public.contact_submissions as named
  where waiting.lines is null and waiting.not_before <= now() and named.id = waiting.request_id
    and private.unprinted_of(named) <> '';
  for planned in
    with made as (
      delete from private.planned_invoices where id in (
        select id from private.planned_invoices where not_before <= now()
        order by lines is null, not_before limit 20 for update skip locked
      ) returning *
    )
    select * from made order by lines is null, not_before
  loop
    select * into request from public.contact_submissions where id = planned.request_id;
    if planned.lines is not null and request.anonymised_at is null and not exists (
      select from private.open_dues where subject = private.due_subject(planned.due, planned.request_id, planned.visit_id)
    ) then
      perform private.add_invoice(planned, request, planned.lines);
    elsif planned.lines is null and private.is_to_be_invoiced(request) then
      perform private.add_invoice(planned, request, private.promised_lines(request));
    end if;
  end loop;
end
$$;

-- A planned invoice as the back-office reads it; its total is null while the price is not known.
create or replace function private.shown_plan(planned private.planned_invoices, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', planned.id, 'request_id', request.id, 'name', request.name, 'due', planned.due, 'made_at', planned.not_before,
    'is_by_hand', planned.lines is not null, 'is_mailed', planned.is_mailed,
    'unprinted', case when planned.lines is null then private.unprinted_of(request) else '' end,
    'total', private.total_of_lines(coalesce(planned.lines, private.promised_lines(request)))
  )
$$;

-- The invoices of a request, and what a new one would start from; null while invoicing is off.
create or replace function public.invoices_of_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'name', request.name, 'is_cancelled', request.status = 'cancelled', 'is_withdrawn', request.withdrawn_at is not null, 'lines', coalesce(private.promised_lines(request), '[]'),
      'can_mail', private.can_mail_invoice(request.id), 'asks_to_begin', private.is_withdrawable(request),
      'planned', (
        select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
        from private.planned_invoices as planned where planned.request_id = request.id
      ),
      'unprinted', private.unprinted_of(request),
      'dues', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from private.chargeable_dues(request) as each),
      'items', (select coalesce(jsonb_agg(to_jsonb(item) order by item.name), '[]') from public.price_items as item),
      'invoices', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by number), '[]')
        from private.invoices as invoice where invoice.request_id = request.id
      )
    )
    from public.contact_submissions as request
    where request.id = invoices_of_request.request_id and private.seller() is not null
  );
end
$$;

revoke execute on function private.unprinted(value text) from public;

revoke execute on function private.unprinted_of(request public.contact_submissions) from public;
