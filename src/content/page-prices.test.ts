import { afterEach, expect, test, vi } from 'vitest';
import { specificationList, writePriceList } from '@/domain/pricing/price-list';

const list = { ...specificationList, validFrom: '2027-01-01', otherPrice: 321, rushPrice: 123 };

afterEach(() => {
  vi.resetModules();
  globalThis.priceListOfBuild = undefined;
});

test('pages that are rendered without a database have the list of the specification', async () => {
  vi.resetModules();
  expect((await import('./page-prices')).pagePrices).toEqual(specificationList);
});

test('the texts of a build have the prices of its list', async () => {
  vi.resetModules();
  globalThis.priceListOfBuild = writePriceList(list);
  const { lowestPrice, pagePrices } = await import('./page-prices');
  expect([lowestPrice, pagePrices]).toEqual([321, list]);
  const { faq } = await import('./public/faq');
  expect(faq[0]?.answer[0]).toContain('inclusief btw €321');
  expect(faq[0]?.answer[0]).toContain('Spoed kost €123 extra');
});
