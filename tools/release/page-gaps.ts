import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPriceList, specificationList } from '../../src/domain/pricing/price-list.ts';
import { readTerms } from '../../src/domain/terms/written-terms.ts';
import type { Env } from '../../src/lib/env-schema.ts';
import { readBusiness } from '../prerender/business-rows.ts';
import { siteFolder } from '../site-folder.ts';
import { firstTerms } from '#shared/business-terms.ts';
import { oldFacts } from './old-facts.ts';

/** The pages of the last build on this machine that name a fact which has changed since. Queries the hosted project. */
export async function pageGaps(env: Env): Promise<string[]> {
  if (!existsSync(siteFolder)) return [];
  const { rows, business } = await readBusiness(env, fetch);
  const prices = readPriceList(rows.prices) ?? specificationList;
  const terms = readTerms(rows.terms) ?? firstTerms;
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pages = new Map(files.map((file) => [file, readFileSync(path.join(siteFolder, file), 'utf8')]));
  return oldFacts(pages, { prices, terms, business });
}
