import { expect, test } from 'vitest';
import { filteredListLink, openedRequestLink } from './admin-links';

const busy = new URLSearchParams(
  'zoek=jo&status=new&na=5f0c9a3e&sorteer=naam&week=2026-11-23&pagina=/blog/a&aanvraag=a1',
);

test('a request opens over whatever is shown', () => {
  expect(openedRequestLink(busy, 'b2')).toEqual({
    search: '?zoek=jo&status=new&na=5f0c9a3e&sorteer=naam&week=2026-11-23&pagina=%2Fblog%2Fa&aanvraag=b2',
  });
  expect(openedRequestLink(new URLSearchParams(), 'b2')).toEqual({ search: '?aanvraag=b2' });
  expect(busy.get('aanvraag')).toBe('a1');
});

test('a filter starts the list afresh and leaves the calendar and the editor', () => {
  expect(filteredListLink(busy, { status: 'contacted' })).toEqual({
    search: '?status=contacted&week=2026-11-23&pagina=%2Fblog%2Fa',
    hash: '#aanvragen',
  });
  expect(filteredListLink(new URLSearchParams('zoek=jo'), { spoed: 'ja' })).toEqual({
    search: '?spoed=ja',
    hash: '#aanvragen',
  });
});
