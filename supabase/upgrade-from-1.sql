-- What turns the tables of the last 1.x into those of this version. tools/database/upgrade.ts runs it in one transaction with
-- the functions, views, triggers, policies and grants of supabase/migrations, each in its new form, so none of these stands
-- here. Until 2.0.0 is released, a change of supabase/migrations also comes here where it is one of
--   rows, tables, columns, types, indexes, constraints, and row level security of a new table;
--   a function, view, trigger, policy or grant that is no more;
--   a function with other arguments, other names of them, or another result, and a view that lost or renamed a column: drop
--   the old one.
-- supabase/tests/upgrade.test.ts compares the outcome with a new database, and names what is missing here.

-- First, while the functions and triggers of 1.x still stand:

-- Then the statements of supabase/migrations run here.

-- Last, what needs the new ones, or could not go while something old used it:
