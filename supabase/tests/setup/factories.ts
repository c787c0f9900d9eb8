import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/data/database.types.ts';
import { anonymous, type TestBackend } from './backend.ts';

type Tables = Database['public']['Tables'];
export type RequestInsert = Tables['contact_submissions']['Insert'];
export type RequestUpdate = Tables['contact_submissions']['Update'];
export type ContentInsert = Tables['website_content']['Insert'];

/** A request as the form sends it, each of another person. */
export function buildRequestRow(overrides: Partial<RequestInsert> = {}): RequestInsert & { id: string } {
  const id = overrides.id ?? randomUUID();
  return {
    name: 'Jan de Vries',
    email: `jan-${id}@example.nl`,
    phone: '06 12345678',
    address: 'Overvoorde, Amsterdam',
    postcode: '1082GB',
    house_number: '43',
    house_number_addition: '2',
    property_type: 'apartment',
    surface_area: 76,
    construction_year: 1962,
    rd_x: 119764,
    rd_y: 483405,
    rush_service: false,
    calculated_price: 285,
    message: 'Graag in de ochtend.',
    relay_status: 'sent',
    ...overrides,
    id,
  };
}

/** A block of text on a page of its own. */
export function buildContentRow(overrides: Partial<ContentInsert> = {}): ContentInsert {
  return {
    section_name: 'hero',
    title: 'Energielabel Almere',
    subtitle: 'Snel geregeld',
    content: 'Een adviseur komt bij u langs.',
    page_path: `/energielabel-${randomUUID()}`,
    ...overrides,
  };
}

/** The same row as SQL that the owner runs. */
export function insertStatement(table: keyof Tables, row: object): string {
  return `insert into public.${table} (${Object.keys(row).join(', ')})
    select ${Object.keys(row).join(', ')} from jsonb_populate_record(null::public.${table}, ${literal(JSON.stringify(row))})`;
}

/** Adds an administrator whom nobody invited, by the name in the e-mail address; returns the id. */
export async function addAdministrator({ sql }: TestBackend, name: string, id: string = randomUUID()): Promise<string> {
  await sql('alter table auth.users disable trigger all');
  await sql(`insert into auth.users (id, email) values ('${id}', '${name}@example.nl')`);
  await sql('alter table auth.users enable trigger all');
  await sql(`insert into private.admins (user_id, email) values ('${id}', '${name}@example.nl')`);
  return id;
}

/** A text as an SQL literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Everything that the blog could show, newest first. */
export async function readArticles(url: string) {
  const { data, error } = await anonymous(url)
    .from('website_content')
    .select()
    .eq('section_name', 'blog_article')
    .order('last_updated', { ascending: false });
  if (error) throw error;
  return data;
}
