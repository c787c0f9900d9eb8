import { pageBusiness } from './page-business.ts';
import { officeHoursText } from './weekdays.ts';

/** When the office answers the telephone. In code that is built for browsers a constant takes the place of this module too. */
export const officeHours = officeHoursText(pageBusiness.office);
