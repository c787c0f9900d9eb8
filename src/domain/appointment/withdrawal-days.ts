/** Days to withdraw from a service ordered at a distance (Burgerlijk Wetboek 6:230o). */
export const withdrawalDays = 14;
