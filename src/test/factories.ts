import type { RegisterAddress } from '../domain/address/address.ts';
import { specificationList } from '../domain/pricing/price-list.ts';
import { emptyRequestFields, type LabelRequest, type RequestFields } from '../domain/request/request.ts';

/** A form as a visitor leaves it, complete. */
export function buildRequestFields(overrides: Partial<RequestFields> = {}): RequestFields {
  return {
    ...emptyRequestFields,
    name: 'Jo de Vries',
    email: 'jo@example.org',
    phone: '06 12345678',
    address: 'Voorbeeldstraat 12, Amersfoort',
    propertyType: 'terraced',
    postcode: '3811AA',
    houseNumber: '12',
    ...overrides,
  };
}

/** A request that is ready to be sent. */
export function buildRequest(overrides: Partial<LabelRequest> = {}): LabelRequest {
  return {
    ...buildRequestFields(),
    propertyType: 'terraced',
    id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
    surfaceArea: 120,
    constructionYear: 1962,
    rdX: 155000,
    rdY: 463000,
    priceList: specificationList.validFrom,
    calculatedPrice: 285,
    customerKey: 'c0ffee'.padEnd(64, '0'),
    landingPath: '/energielabel-gouda',
    textsVersion: '',
    terms: '',
    referrerHost: 'google.com',
    ...overrides,
  };
}

/** A dwelling as the address register knows it. */
export function buildAddress(overrides: Partial<RegisterAddress> = {}): RegisterAddress {
  return {
    id: '0307200000000001',
    objectId: '0307010000000001',
    street: 'Langestraat',
    houseNumber: 12,
    letter: '',
    addition: '',
    postcode: '3811AA',
    city: 'Amersfoort',
    surfaceArea: 120,
    constructionYear: 1962,
    objectKind: 'building-object',
    isDwelling: true,
    isUnderInvestigation: false,
    position: { x: 155_000, y: 463_000 },
    ...overrides,
  };
}
