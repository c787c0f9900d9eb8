-- What moments suit the visitor for the visit, in their own words.

alter table public.contact_submissions add preferred_times text
  check (
    char_length(preferred_times) between 1 and 200 and preferred_times !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(preferred_times)
  );

insert into private.request_columns (name, is_personal, is_searched, added_by, is_changed)
values ('preferred_times', true, true, 'visitors', true);

select private.grant_request_columns();
