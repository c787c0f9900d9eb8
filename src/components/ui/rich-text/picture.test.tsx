// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './picture';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const folder = `/storage/v1/object/public/pictures/${id}`;

afterEach(cleanup);

test('comes in the size that the screen needs, takes its place at once and loads when it is near', () => {
  render(<Picture path={`${id}/1600x1067.webp`} alt="Een raam" />);
  const image = screen.getByRole('img', { name: 'Een raam' });
  expect(image).toHaveAttribute('srcset', `${folder}/800x534.webp 800w, ${folder}/1600x1067.webp 1600w`);
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('loads at once in the first view', () => {
  render(<Picture path={`${id}/640x480.webp`} alt="Een raam" isInFirstView />);
  const image = screen.getByRole('img');
  expect(image).not.toHaveAttribute('loading');
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('src', `${folder}/640x480.webp`);
});

test('shows nothing for what is no picture of ours', () => {
  render(<Picture path="https://kwaad.example/x.webp" alt="Een raam" />);
  expect(screen.queryByRole('img')).toBeNull();
});
