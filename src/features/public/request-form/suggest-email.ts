import { run } from '@zootools/email-spell-checker';

/** Where the Dutch have their mail; the package's own list is American. */
const domains = [
  ...[
    'gmail.com',
    'outlook.com',
    'hotmail.com',
    'live.nl',
    'icloud.com',
    'ziggo.nl',
    'kpnmail.nl',
    'hotmail.nl',
    'outlook.nl',
  ],
  ...[
    'live.com',
    'msn.com',
    'me.com',
    'mac.com',
    'yahoo.com',
    'home.nl',
    'planet.nl',
    'xs4all.nl',
    'hetnet.nl',
    'kpnplanet.nl',
  ],
  ...[
    'upcmail.nl',
    'casema.nl',
    'quicknet.nl',
    'chello.nl',
    'solcon.nl',
    'online.nl',
    'tele2.nl',
    'telfort.nl',
    'zonnet.nl',
  ],
  ...[
    'caiway.nl',
    'zeelandnet.nl',
    'delta.nl',
    'freedom.nl',
    'proton.me',
    'protonmail.com',
    'googlemail.com',
    'gmx.com',
    'gmx.net',
  ],
];
const secondLevelDomains = [
  'gmail',
  'outlook',
  'hotmail',
  'icloud',
  'yahoo',
  'ziggo',
  'kpnmail',
  'live',
  'planet',
  'xs4all',
];
const topLevelDomains = ['nl', 'com', 'net', 'org', 'eu', 'be', 'de', 'nu', 'info', 'co.uk', 'amsterdam', 'frl'];

/** The address that the visitor may have meant; '' where nothing looks mistyped. */
export function suggestEmail(email: string): string {
  // A short name is always close to another one, such as kpn.com to msn.com.
  if (!/@[^.@]{4,}\./.test(email)) return '';
  return run({ email: email.trim(), domains, secondLevelDomains, topLevelDomains })?.full ?? '';
}
