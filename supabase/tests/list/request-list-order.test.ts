import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '../../../src/data/database.types.ts';
import { requestStatuses } from '../../../src/domain/request/request-status.ts';
import { startRequestList } from './request-list.ts';

const jsonSchema: z.ZodType<Json> = z.json();

let requests: Awaited<ReturnType<typeof startRequestList>>;

beforeAll(async () => {
  requests = await startRequestList();
});
afterAll(() => requests.backend.stop());

const orders = [
  ['created_at', 'Anna bert Carla Dirk Eva Frits Greet'],
  ['name', 'Anna bert Carla Dirk Eva Frits Greet'],
  ['address', 'Eva Carla Anna bert Dirk Frits Greet'],
  ['property_type', 'Anna bert Carla Dirk Eva Frits Greet'],
  ['status', 'Anna bert Carla Dirk Eva Frits Greet'],
  ['rush_service', 'Anna bert Carla Eva Frits Greet Dirk'],
  ['price', 'Eva Anna bert Carla Frits Greet Dirk'],
] as const;

test('statuses are in their order, and one that is not known counts as new', async () => {
  const [row] = await requests.backend.sql(
    `select array(select private.status_order(status) from unnest('{on_hold,${requestStatuses.join()}}'::text[]) as status) as places`,
  );
  expect(row).toEqual({ places: [0, ...requestStatuses.keys()] });
});

describe.each(orders)('in the order of %s', (sort, expected) => {
  const reversed = expected.split(' ').toReversed().join(' ');

  test('both ways', async () => {
    expect(await requests.firstNames({ sort, descending: false })).toBe(expected);
    expect(await requests.firstNames({ sort, descending: true })).toBe(reversed);
  });

  test.each([false, true])('page by page meets everyone once (descending: %s)', async (descending) => {
    const seen: { id: string; name: string }[] = [];
    for (let pages = 0; pages < 10; pages++) {
      const last = seen.at(-1);
      const page = await requests.list({ sort, descending, page_size: 2, ...(last && { after: last.id }) });
      if (page.length === 0) break;
      seen.push(...page);
    }
    expect(seen.map(({ name }) => name.split(' ')[0]).join(' ')).toBe(descending ? reversed : expected);
  });

  test('the page before one comes nearest first', async () => {
    const [first, second, third] = await requests.list({ sort, descending: true });
    const before = await requests.list({
      sort,
      descending: true,
      backwards: true,
      after: third?.id ?? '',
      page_size: 2,
    });
    expect(before.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  });
});

describe('in the order of appointment', () => {
  test.each([
    [false, 'Anna Greet Frits bert Carla Dirk Eva'],
    [true, 'Frits Greet Anna Eva Dirk Carla bert'],
  ])('what has none comes last (descending: %s)', async (descending, expected) => {
    const sort = 'appointment';
    expect(await requests.firstNames({ sort, descending })).toBe(expected);
    const seen: { id: string; name: string }[] = [];
    for (let last = seen.at(-1); seen.length < 7; last = seen.at(-1)) {
      seen.push(
        ...(await requests.list({
          sort,
          descending,
          page_size: 3,
          ...(last && { after_values: jsonSchema.parse(last) }),
        })),
      );
    }
    expect(seen.map(({ name }) => name.split(' ')[0]).join(' ')).toBe(expected);
    const before = await requests.list({ sort, descending, backwards: true, after: seen[5]?.id ?? '', page_size: 4 });
    expect(before.map(({ id }) => id)).toEqual(
      seen
        .slice(1, 5)
        .map(({ id }) => id)
        .toReversed(),
    );
  });
});

describe('a page after a request as it was read', () => {
  async function firstOfTwoPages(): Promise<{ id: string; name: string }[]> {
    return requests.list({ sort: 'status', descending: false, page_size: 2 });
  }

  async function nextNames(last: { id: string } | undefined): Promise<string> {
    return requests.firstNames({ sort: 'status', descending: false, after_values: jsonSchema.parse(last) });
  }

  test('goes on where that one was, though its status was changed meanwhile', async () => {
    const [, last] = await firstOfTwoPages();
    await requests.backend.sql(`update public.contact_submissions set status = 'cancelled' where id = '${last?.id}'`);
    // By its id alone the page begins after its new place, and everyone in between is passed over.
    expect(await requests.firstNames({ sort: 'status', descending: false, after: last?.id ?? '' })).toBe('Frits Greet');
    expect(await nextNames(last)).toBe('Carla Dirk Eva bert Frits Greet');
    await requests.backend.sql(`update public.contact_submissions set status = 'new' where id = '${last?.id}'`);
    expect(await nextNames(last)).toBe('Carla Dirk Eva Frits Greet');
  });

  test('goes on where that one was, though it is gone', async () => {
    const [, last] = await firstOfTwoPages();
    expect(await nextNames(last && { ...last, id: last.id.replace(/^./, '0') })).toMatch(/Carla Dirk Eva Frits Greet$/);
  });

  test('is empty after what is no request', async () => {
    expect(await requests.list({ after_values: { name: 'Anna' } })).toEqual([]);
  });
});
