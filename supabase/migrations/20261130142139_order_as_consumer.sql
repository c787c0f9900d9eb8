-- A consumer who orders may withdraw, whoever pays: a company that pays need not be who orders (D-76).

alter table public.contact_submissions add column ordered_as text check (ordered_as ~ '^consumer$');

insert into private.request_columns
  (name, is_personal, replacement, is_kept_by_tax_law, is_home, is_searched, added_by, is_changed)
values ('ordered_as', true, null, false, false, false, 'visitors', true);
select private.grant_request_columns();

-- Whether who orders is a consumer, who may withdraw, whoever pays: not who orders for the company that pays.
create or replace function private.is_consumer(request public.contact_submissions) returns boolean
language sql immutable set search_path = ''
as $$
  select request.payer_kind is distinct from 'company' or request.ordered_as is not distinct from 'consumer'
$$;

create or replace trigger "40_correct_messages" after update on public.contact_submissions
  for each row when (
    new.anonymised_at is null and (
      old.name, old.email, old.address, old.postcode, old.house_number, old.house_number_addition, old.property_type,
      old.surface_area, old.rush_service, old.price, old.status in ('completed', 'cancelled'), old.at_home_name,
      old.at_home_email, old.payer_kind, old.ordered_as, old.payer_name, old.payer_attention, old.payer_email
    ) is distinct from (
      new.name, new.email, new.address, new.postcode, new.house_number, new.house_number_addition, new.property_type,
      new.surface_area, new.rush_service, new.price, new.status in ('completed', 'cancelled'), new.at_home_name,
      new.at_home_email, new.payer_kind, new.ordered_as, new.payer_name, new.payer_attention, new.payer_email
    )
  )
  execute function private.correct_messages();
