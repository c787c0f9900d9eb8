import type { PropertyType } from './pricing.ts';

/** A home whose price shows what a list does: square metres. */
export interface ExampleHome {
  propertyType: PropertyType;
  surfaceArea: number;
  rushService: boolean;
}

/** From small to large, over and under the included areas, with and without rush. */
export const exampleHomes: readonly ExampleHome[] = [
  { propertyType: 'apartment', surfaceArea: 75, rushService: false },
  { propertyType: 'terraced', surfaceArea: 120, rushService: true },
  { propertyType: 'semi-detached', surfaceArea: 165, rushService: false },
  { propertyType: 'detached', surfaceArea: 180, rushService: false },
  { propertyType: 'detached', surfaceArea: 250, rushService: true },
];
