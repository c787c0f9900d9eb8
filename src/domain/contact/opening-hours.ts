/** WhatsApp is answered from the first hour up to but not including the second one. */
export const whatsappHours = { from: 8, until: 22 } as const;

/** Whether WhatsApp is answered at this moment, in the local time of the browser. */
export function isOnWhatsapp(moment: Date): boolean {
  const hour = moment.getHours();
  return hour >= whatsappHours.from && hour < whatsappHours.until;
}
