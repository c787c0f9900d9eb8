// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { findCity, type City } from '@/content/cities/cities';
import { serviceArea } from '@/content/public/home-sections';
import { LeafletMap } from './leaflet-map';

// Leaflet supports half zooms only in browsers with 3D transforms, which it detects when it is imported.
vi.hoisted(() => {
  Object.assign(window, {
    WebKitCSSMatrix: class {
      m11 = 1;
    },
  });
});

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const onShow = vi.fn();

function renderMap(shown?: City) {
  render(<LeafletMap shown={shown} onShow={onShow} />);
}

function map() {
  return screen.getByRole('region', { name: serviceArea.mapLabel });
}

/** Radius in pixels of the one circle on the map. */
function circleRadius(): number {
  const path = document.querySelector('.leaflet-overlay-pane path')?.getAttribute('d') ?? '';
  return Number(/a(\d+),/.exec(path)?.[1]);
}

function tiles(): string[] {
  return [...document.querySelectorAll('img.leaflet-tile')].map((tile) => tile.getAttribute('src') ?? '');
}

test.each([
  // 80 km at this latitude, at zoom 7 and at zoom 7.5; half zooms use the tiles of the next whole one.
  [639, 107, 7],
  [640, 151, 8],
])('on a screen of %i px the circle is %i px', (width, radius, tileZoom) => {
  vi.stubGlobal('innerWidth', width);
  renderMap();
  expect(circleRadius()).toBe(radius);
  expect(tiles().length).toBeGreaterThan(0);
  expect(tiles().every((url) => url.includes(`/EPSG:3857/${tileZoom}/`))).toBe(true);
});

test('begins with its centre in the middle', () => {
  vi.stubGlobal('innerWidth', 360);
  renderMap();
  // The tile with 52.16, 5.39 in it.
  expect(tiles()).toContain('https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/7/65/42.png');
});

test('has a dot for each city, marks eight by name, and names the source of the map', () => {
  renderMap();
  const names = [...document.querySelectorAll('.leaflet-marker-icon')].map(({ textContent }) => textContent);
  expect(names).toHaveLength(21);
  expect(names.filter((name) => name !== '')).toHaveLength(8);
  expect(screen.getByText('Zwolle')).toBeInTheDocument();
  expect(document.querySelector('.leaflet-control-attribution')).toHaveTextContent(
    'Kaart: © PDOK, Kadaster (CC BY 4.0)',
  );
});

test('the outline lies under the tiles', () => {
  renderMap();
  expect(document.querySelector('.leaflet-outline-pane path')).toBeInTheDocument();
  expect(document.querySelector('.leaflet-outline-pane')).toHaveStyle({ zIndex: '100' });
});

test('scrolling the page and double clicks leave the map as it is', () => {
  vi.useFakeTimers();
  renderMap();
  const before = circleRadius();
  const wheel = createEvent.wheel(map(), { deltaY: -100, clientX: 300, clientY: 300 });
  fireEvent(map(), wheel);
  fireEvent.dblClick(map(), { clientX: 300, clientY: 300 });
  vi.advanceTimersByTime(1000);
  expect(wheel.defaultPrevented).toBe(false);
  expect(circleRadius()).toBe(before);
  vi.useRealTimers();
});

test('a dot that is pointed at shows its city, and the shown city has a ring', () => {
  renderMap(findCity('zwolle'));
  expect(document.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(2);
  const [dot] = document.querySelectorAll('.leaflet-marker-icon');
  fireEvent.mouseOver(dot ?? document.body);
  expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Almere' }));
});

test('zooms by buttons, as far as the map goes, and stops nowhere else', async () => {
  renderMap();
  expect(map()).not.toHaveAttribute('tabindex');
  const before = circleRadius();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'PDOK' })).toHaveFocus();
  await userEvent.tab();
  const zoomIn = screen.getByRole('button', { name: 'Inzoomen' });
  expect(zoomIn).toHaveFocus();
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(circleRadius()).toBe(2 * before), 20_000);
  for (let press = 0; press < 8; press++) await userEvent.keyboard(' ');
  expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Uitzoomen' })).toHaveAttribute('aria-disabled', 'false');
});
