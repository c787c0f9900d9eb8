// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BothVersions } from './block-texts';

test('both versions of a text keep their lines', () => {
  const stored = { title: '', subtitle: 'Een\ntwee', content: '', summary: '', searchTitle: '', searchDescription: '' };
  render(<BothVersions stored={stored} changes={{ subtitle: 'Drie\nvier' }} place="article" />);
  expect(screen.getByText(/^Een\s+twee$/)).toHaveClass('whitespace-pre-wrap');
  expect(screen.getByText(/^Drie\s+vier$/)).toHaveClass('whitespace-pre-wrap');
});
