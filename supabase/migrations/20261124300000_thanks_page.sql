-- Reserves the path of the new page /bedankt: no text can be published there. The same list as reservedSlugs in src/lib/paths.ts.

-- 1.0.0 allowed texts there. Such a text moves aside: the new constraint would refuse it, and stop the migration.
update public.website_content set page_path = page_path || '-pagina'
where page_path ~ '^/(blog/|energielabel-)?bedankt$';

alter table public.website_content
  drop constraint website_content_reserved_path,
  add constraint website_content_reserved_path check (
    page_path !~ (
      '^/(blog/|energielabel-)?(404|admin|algemene-voorwaarden|app|assets|bedankt|blog|build|create-admin|favicon|'
      || 'heb-ik-een-energielabel-nodig|images|index|local|login|privacy-beleid|robots|share|sitemap|'
      || 'voorbereiding-opname|werkgebieden)$'
    )
  );
