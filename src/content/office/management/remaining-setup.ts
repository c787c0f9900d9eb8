import type { SetupStep } from '@/domain/setup-step';

/** Texts of what is left to do in a new installation. */
export const remainingSetupTexts = {
  title: 'Nog te doen',
  explanation: 'Met deze stappen is je website klaar voor klanten. Wat je hebt gedaan, verdwijnt uit deze lijst.',
} as const;

/** What each step asks, and why. */
export const setupStepTexts: Record<SetupStep, { name: string; why: string }> = {
  business: {
    name: 'Vul de gegevens van je bedrijf in',
    why: 'Op de website staan nog een voorbeeldnummer, een voorbeeldadres en een voorbeeldadviseur.',
  },
  adviser: {
    name: 'Maak een adviseur, met werktijden en een startplaats',
    why: 'Dan kiezen klanten zelf een moment, en weet de agenda hoe lang de rit is.',
  },
  rush: {
    name: 'Laat de uren voor spoed kloppen met de werktijden van de adviseurs',
    why: 'Nu gaat spoed in op uren waarop niemand werkt. Dan blijft er minder tijd over voor de opname en het label.',
  },
  mails: { name: 'Zet de mails aan klanten aan', why: 'Dan krijgt een klant bericht van zijn aanvraag en afspraak.' },
  invoices: {
    name: 'Vul in wie er factureert',
    why: 'Dan krijgt een klant vanzelf een factuur zodra zijn label in het register staat.',
  },
  calendar: {
    name: 'Verbind je agenda: op je telefoon, of je eigen agenda met deze',
    why: 'Dan zie je je bezoeken ook onderweg, en plan je niets dubbel.',
  },
  text: { name: 'Pas een eerste tekst aan', why: 'De teksten van de website zijn nog die van het begin.' },
  request: {
    name: 'Doe zelf een aanvraag',
    why: 'Dan zie je wat een klant ziet, en komt er hier een aanvraag binnen.',
  },
};
