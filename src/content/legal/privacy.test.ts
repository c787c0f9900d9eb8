import { expect, test } from 'vitest';
import { draftLifetime } from '@/features/public/request-form/draft/draft';
import { sentLifetime } from '@/lib/browser/sent-request';
import { privacyFigures, type LegalSection } from './legal-pages';
import { privacy } from './privacy';
import { site } from '@/content/site';

function textOf({ title, paragraphs, points = [] }: LegalSection): string {
  return [title, ...paragraphs, ...points].join('\n');
}

function section(id: string): string {
  return privacy
    .filter((part) => part.id === id)
    .map(textOf)
    .join();
}

test.each([
  ['welke-gegevens', 'de naam en het telefoonnummer van wie thuis is'],
  ['bewaartermijnen', 'Klantgegevens: 7 jaar'],
  ['bewaartermijnen', 'Gegevens over het energielabel: 10 jaar'],
  ['bewaartermijnen', 'Een aanvraag die geen opdracht werd: na 12 maanden maken wij die anoniem'],
  ['bewaartermijnen', 'Een aanvraag die wij verwijderen: nog 7 dagen in onze prullenbak'],
  ['bewaartermijnen', 'De e-mail erover verwijderen wij dan ook, bij Formspark en in onze mailbox'],
  ['wie-ziet-uw-gegevens', 'De aanvraag blijft bij Formspark staan, en de e-mail in onze mailbox'],
  ['wie-ziet-uw-gegevens', 'Vult u bij uw aanvraag een telefoonnummer in, dan kunnen wij u ook zelf appen'],
  ['leeftijd', 'jonger is dan 16 jaar'],
  ['uw-apparaat', 'blijft 7 dagen op dit apparaat staan'],
  ['uw-apparaat', 'blijft uw aanvraag op dit apparaat tot het wel lukt'],
  ['uw-apparaat', 'geen trackingcookies'],
  ['waarvoor', 'zonder deze gegevens kunnen wij dat niet maken. Daarom vragen wij geen aparte toestemming'],
  ['klacht', 'Autoriteit Persoonsgegevens'],
  ['wie-wij-zijn', site.email],
])('%s says: %s', (id, sentence) => {
  expect(section(id)).toContain(sentence);
});

test.each([
  'Kadaster',
  'Formspark',
  'Supabase',
  'Rijksdienst voor Ondernemend Nederland (RVO)',
  site.host,
  'WhatsApp',
  'Google Maps',
])('names %s as one who sees data', (party) => {
  const named = privacy.find(({ id }) => id === 'wie-ziet-uw-gegevens')?.points?.map((point) => point.split(':')[0]);
  expect(named).toContain(party);
});

test.each(['Inzien', 'Verbeteren', 'Verwijderen', 'Beperken en bezwaar maken', 'Meenemen'])(
  'tells about the right: %s',
  (right) => {
    expect(section('uw-rechten')).toContain(`${right}:`);
  },
);

test('a draft and the last request stay as long as the policy says', () => {
  expect(sentLifetime).toBe(privacyFigures.sentDays * 24 * 60 * 60 * 1000);
  expect(draftLifetime).toBe(privacyFigures.draftDays * 24 * 60 * 60 * 1000);
});

test('every section has an anchor of its own and something to say', () => {
  const ids = privacy.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const { title, paragraphs } of privacy) {
    expect(title).not.toBe('');
    expect(paragraphs.length).toBeGreaterThan(0);
  }
});
