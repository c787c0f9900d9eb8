import { afterEach, describe, expect, it, test } from 'vitest';
import { closeRegisters, serveAnswer } from '@/test/services/register-server';
import { buildAddress } from '@/test/factories';
import { findLabels } from './label-register';

afterEach(closeRegisters);

const { signal } = new AbortController();
const label = { labelClass: 'C', registeredOn: '2021-03-12', validUntil: '2031-03-12', isOfBuilding: false };

async function answered(status: number, body: string) {
  const { url } = await serveAnswer(status, body);
  return findLabels(url, buildAddress(), signal);
}

it('reads the labels of a home, and none', async () => {
  expect(await answered(200, JSON.stringify([label]))).toEqual([label]);
  expect(await answered(200, '[]')).toEqual([]);
});

describe('throws for what is no answer of the function', () => {
  test.each([
    [503, '{"status":503,"code":"sourceUnavailable"}'],
    [200, '<h1>Log in</h1>'],
    [200, ''],
    [200, '{"labels":[]}'],
    [200, JSON.stringify([{ ...label, labelClass: 'Z' }])],
    [200, JSON.stringify([{ ...label, validUntil: 'morgen' }])],
    [200, JSON.stringify([{ ...label, registeredOn: '0001-01-01' }])],
    [200, JSON.stringify(Array.from({ length: 101 }, () => label))],
  ])('%d %s', async (status, body) => {
    await expect(answered(status, body)).rejects.toThrow();
  });
});
