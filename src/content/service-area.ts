import type { ServiceArea } from '@/domain/address/service-area';
import { pageBusiness } from './page-business.ts';

/** Where the advisers work (D-18), also for the sentences, the map and the check of an address. */
export const workArea: ServiceArea & { name: string } = pageBusiness.area;
