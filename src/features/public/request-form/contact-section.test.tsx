// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ContactSection } from './contact-section';

test.each([
  ['Gouda', /Gouda/],
  [undefined, /^$/],
])('the form of the page of %s begins with a message that says so', async (city, message) => {
  render(
    <MemoryRouter>
      <ContactSection {...(city !== undefined && { city })} />
    </MemoryRouter>,
  );
  const field: HTMLTextAreaElement = await screen.findByLabelText(/Bericht/, {}, { timeout: 20_000 });
  expect(field.value).toMatch(message);
});
