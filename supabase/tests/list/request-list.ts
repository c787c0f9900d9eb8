import { z } from 'zod';
import type { Database } from '../../../src/data/database.types.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { signInRoles, type Roles } from '../setup/roles.ts';

const rowSchema = z.array(z.looseObject({ id: z.string(), name: z.string() }));

// Explicit: the insert takes the named columns as they are, without their defaults.
const unset = { status: 'new', updated_at: '2026-08-01T00:00:00Z', appointment_sequence: 0 };

const people: (Partial<RequestInsert> & { name: string })[] = [
  {
    name: 'Anna Müller',
    email: 'anna@example.nl',
    phone: '+31 (0)6 11 22 33 44',
    created_at: '2026-03-01T10:00:00Z',
    appointment_date: '2026-05-01',
    appointment_time: '16:00',
  },
  { name: 'bert Bakker', email: 'b.bakker@example.org', phone: '033-4445566', created_at: '2026-03-02T10:00:00Z' },
  { name: 'Carla Chen', address: 'Dorpsstraat 12 A, Nootdorp', postcode: '2631CR', house_number: '12' },
  { name: 'Dirk Dam', status: 'automated', rush_service: true, calculated_price: 380 },
  { name: 'Eva Evers', status: 'completed', address: null, surface_area: null, calculated_price: null },
  // The last moment of a summer day in Amsterdam, and the first of the next.
  {
    name: 'Frits Fransen',
    created_at: '2026-07-04T21:59:59Z',
    status: 'cancelled',
    appointment_date: '2026-05-02',
    appointment_time: '09:00',
  },
  { name: 'Greet Groen', created_at: '2026-07-04T22:00:00Z', status: 'cancelled', appointment_date: '2026-05-01' },
];

export type ListCall = Database['public']['Functions']['list_requests']['Args'];

interface RequestList {
  backend: TestBackend;
  roles: Roles;
  list: (call: ListCall) => Promise<z.output<typeof rowSchema>>;
  /** First names, in the order of the list. */
  firstNames: (call: ListCall) => Promise<string>;
}

/** Starts a backend with seven requests, which an administrator lists. */
export async function startRequestList(): Promise<RequestList> {
  const backend = await startTestBackend();
  const roles = await signInRoles(backend);
  for (const [place, person] of people.entries()) {
    const created_at = `2026-04-0${place + 1}T10:00:00Z`;
    const row = buildRequestRow({ created_at, ...person });
    await backend.sql(insertStatement('contact_submissions', { ...unset, ...row }));
  }

  async function list(call: ListCall) {
    const { data, error } = await roles.admin.rpc('list_requests', call);
    if (error) throw new Error(error.message);
    return rowSchema.parse(data);
  }

  async function firstNames(call: ListCall): Promise<string> {
    return (await list(call)).map(({ name }) => name.split(' ')[0]).join(' ');
  }

  return { backend, roles, list, firstNames };
}
