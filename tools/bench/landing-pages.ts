import { withDatabase } from '../local/database/backend.ts';

/**
 * Adds so many landing pages, of three blocks each, to the local database in a folder; nothing else may have it open.
 */
export async function addLandingPages(database: string, amount: number): Promise<void> {
  const statement = `
    insert into public.website_content (section_name, page_path, title, subtitle, content, last_updated)
    select
      block,
      '/energielabel-plaats-' || n,
      'Energielabel in Plaats ' || n,
      'Een adviseur komt bij u langs in Plaats ' || n || ' en registreert het label voor u.',
      case block when 'hero' then null
        else repeat('Verkoopt of verhuurt u een woning in Plaats ' || n || '? Dan hebt u een geldig label nodig. ', 8) end,
      now() - n * interval '1 minute'
    from generate_series(1, ${amount}) as n, unnest(array['hero', 'intro', 'benefits']) as block`;
  await withDatabase(database, ({ connection }) => connection.exec(statement));
}
