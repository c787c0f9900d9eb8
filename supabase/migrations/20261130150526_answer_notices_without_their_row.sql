-- A notice that lacks a field is refused without its row, which the log of the database would keep.

-- Takes what somebody says to withdraw from, and returns when that was: the same whether there is such a request or not.
create or replace function public.give_withdrawal_notice(
  id uuid, name text, email text, reference text default null, postcode text default null, house_number text default null,
  ordered_on date default null
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  sender constant text := private.caller_hash();
  received timestamptz;
begin
  perform private.require_short(given.argument, given.value, given.longest)
  from (values
    ('name', name, 100), ('email', email, 254), ('reference', reference, 8), ('postcode', postcode, 6),
    ('house_number', house_number, 17)
  ) as given (argument, value, longest);
  perform private.require_calendar_date('ordered_on', ordered_on);
  -- Two at once would not count each other.
  perform pg_advisory_xact_lock(7021006);
  select received_at into received from private.withdrawal_notices as notice where notice.id = give_withdrawal_notice.id;
  if received is null then
    perform private.limit_notices(sender);
    insert into private.withdrawal_notices (id, name, email, reference, postcode, house_number, ordered_on, caller)
    values (
      give_withdrawal_notice.id, btrim(give_withdrawal_notice.name), give_withdrawal_notice.email,
      give_withdrawal_notice.reference, give_withdrawal_notice.postcode, give_withdrawal_notice.house_number,
      give_withdrawal_notice.ordered_on, sender
    )
    returning received_at into received;
  end if;
  return received;
exception
  -- Without its detail, which holds the row: the log of the database keeps it.
  when check_violation or not_null_violation then raise check_violation using message = sqlerrm;
end
$$;
