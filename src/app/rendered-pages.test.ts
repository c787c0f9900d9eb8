import { expect, test } from 'vitest';
import { propertyTypeLabels } from '@/content/public/request/property-types';
import { emptyRequestFields } from '@/domain/request/request';
import { roleFields } from '@/domain/request/roles';
import { anchors, cityPath, paths } from '@/lib/paths';
import { attribute, html, openRendered } from '@/test/render/rendered-page';

// What one page or another holds as the build makes it; renderer.test.tsx has what all do.

test('the front page has every anchor once', async () => {
  const { body } = await openRendered(paths.home);
  for (const anchor of Object.values(anchors)) expect(body.split(` id="${anchor}"`), anchor).toHaveLength(2);
});

test('the label check reads without script: the first question and all rules', async () => {
  const { main, document } = await openRendered(paths.labelCheck);
  expect(main).toContain('Wat gaat er met de woning gebeuren?');
  const rules = [
    'U verkoopt de woning.',
    'U verlengt een huurcontract',
    '50\u00A0m²',
    '2\u00A0jaar',
    '10\u00A0jaar',
    '€435',
    '€870',
  ];
  for (const rule of [...rules, 'Wat geen uitzondering is'])
    expect(main.slice(main.indexOf('De regels in het kort'))).toContain(rule);
  expect(document.querySelector('noscript')?.textContent).toContain('De vragen werken alleen met JavaScript');
});

test.each([paths.home, cityPath('gouda'), '/energielabel-soest'])(
  'the browser itself can send the form of %s to the relay, and checks it',
  async (path) => {
    const { document } = await openRendered(path);
    expect(document.querySelector('[inert]')).toBeNull();
    const form = document.querySelector<HTMLFormElement>('#contactForm');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/local/form-relay/local');
    expect(form?.noValidate).toBe(false);
    const required = form?.querySelectorAll<HTMLInputElement>('[required]') ?? [];
    expect([...required].map(({ name }) => name)).toEqual(['propertyType', 'name', 'email']);
    expect(document.querySelector<HTMLInputElement>('[name=email]')?.type).toBe('email');
    const sent = new Set([...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name')));
    const inTheForm = Object.keys(emptyRequestFields).filter((name) => !roleFields.some((field) => field === name));
    expect([...sent].toSorted()).toEqual(
      [...inTheForm, 'roles', '_email.from', '_email.subject', '_honeypot', '_redirect'].toSorted(),
    );
    expect(attribute(document, '#contactForm [type=hidden]', 'value')).toEqual([
      '/bedankt',
      'Website energielabel',
      'Nieuwe energielabel aanvraag',
    ]);
    // As the adviser reads the values in the mail.
    expect(attribute(document, '[name=rushService]', 'value')).toEqual(['Ja']);
    expect(attribute(document, '[name=propertyType] option', 'value')).toEqual([
      '',
      ...Object.values(propertyTypeLabels),
    ]);
  },
);

test('an article is shared as one', async () => {
  const { document } = await openRendered('/blog/een');
  expect(attribute(document, 'meta[property="og:type"]', 'content')).toEqual(['article']);
  expect(attribute(document, 'meta[property="og:image"]', 'content')).toEqual([
    'https://woninglabel.example/share/blog/een.png',
  ]);
  const home = await openRendered(paths.home);
  expect(attribute(home.document, 'meta[property="og:type"]', 'content')).toEqual(['website']);
});

test.each(['/blog/twee', '/blog', '/blog/een', '/sitemap', '/energielabel-soest'])(
  'HTML that somebody typed is text on %s',
  async (path) => {
    const { head, body, document } = await openRendered(path);
    expect(document.documentElement.textContent).toContain(html);
    expect(head + body).not.toContain('<script>');
    expect(head + body).not.toContain('alert("html")');
  },
);
