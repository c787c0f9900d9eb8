import { expect, test } from 'vitest';
import { filteredListLink, movedSection, openedRequestLink } from './admin-links';

const busy = new URLSearchParams('zoek=jo&status=new&na=5f0c9a3e&sorteer=naam&aanvraag=a1');

test('a request opens over whatever is shown', () => {
  expect(openedRequestLink(busy, 'b2')).toEqual({ search: '?zoek=jo&status=new&na=5f0c9a3e&sorteer=naam&aanvraag=b2' });
  expect(openedRequestLink(new URLSearchParams(), 'b2')).toEqual({ search: '?aanvraag=b2' });
  expect(busy.get('aanvraag')).toBe('a1');
});

test('a filter starts the list afresh', () => {
  expect(filteredListLink({ status: 'contacted' })).toEqual({
    pathname: '/admin',
    search: '?status=contacted',
    hash: '#aanvragen',
  });
});

test.each([
  ['/admin#agenda', '/admin/agenda#agenda'],
  ['/admin?week=2026-11-23&aanvraag=a1#agenda', '/admin/agenda?week=2026-11-23&aanvraag=a1#agenda'],
  ['/admin?pagina=/blog/a&status=new#teksten', '/admin/teksten?pagina=/blog/a&status=new#teksten'],
  ['/admin#beheerders', '/admin/beheer/mensen#beheerders'],
  ['/admin#privacy', '/admin/beheer/privacy#privacy'],
  ['/admin/beheer#adviseurs', '/admin/beheer/mensen#adviseurs'],
  ['/admin/beheer#uitgaande-berichten', '/admin/beheer/mails#uitgaande-berichten'],
  ['/admin/beheer#meldingen', '/admin/beheer/automatisering#meldingen'],
  ['/admin?week=2026-11-23', '/admin/agenda?week=2026-11-23'],
  ['/admin?pagina=/blog/a', '/admin/teksten?pagina=/blog/a'],
  ['/admin/cijfers?factuur=r#facturen', '/admin/facturen?factuur=r#facturen'],
  ['/admin/cijfers#bank', '/admin/facturen#bank'],
])('%s leads to %s', (old, now) => {
  const { pathname, search, hash } = movedSection(new URL(old, 'https://example.org')) ?? {};
  expect(`${pathname}${search}${hash}`).toBe(now);
});

test.each([
  '/admin',
  '/admin#vandaag',
  '/admin?status=new#aanvragen',
  '/admin?week=2026-11-23&zoek=jo',
  '/admin/agenda#agenda',
  '/admin/cijfers?van=2026-01-01',
  '/admin/beheer',
  '/admin/beheer?week=2026-11-23',
  '/admin/beheer/mensen#beheerders',
])('%s stays where it is', (url) => {
  expect(movedSection(new URL(url, 'https://example.org'))).toBeNull();
});
