// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { cities } from '@/content/cities/cities';
import { serviceArea } from '@/content/public/home-sections';
import { workArea } from '@/content/service-area';
import { anchors, cityPath, paths } from '@/lib/paths';

const loads = vi.fn();

let observed: { margin: string | undefined; come: (isIntersecting: boolean) => void };
const disconnect = vi.fn();

beforeEach(() => {
  vi.resetModules();
  loads.mockReset();
  disconnect.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      unobserve = vi.fn();
      disconnect = disconnect;
      observe: (target: Element) => void;
      constructor(
        report: (entries: Partial<IntersectionObserverEntry>[]) => void,
        { rootMargin }: { rootMargin?: string },
      ) {
        this.observe = (target) => {
          observed = {
            margin: rootMargin,
            come: (isIntersecting) => report([{ target, isIntersecting, intersectionRatio: Number(isIntersecting) }]),
          };
        };
      }
    },
  );
});

async function renderSection() {
  vi.doMock('./leaflet-map', () => {
    loads();
    return { LeafletMap: () => <p>de echte kaart</p> };
  });
  const { ServiceAreaMap } = await import('./service-area-map');
  render(
    <MemoryRouter>
      <ServiceAreaMap />
    </MemoryRouter>,
  );
}

test('links to the page of each city, to all of them, and to the form', async () => {
  await renderSection();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...cities.map(({ slug }) => cityPath(slug)),
    paths.serviceAreas,
    `/#${anchors.contactForm}`,
  ]);
});

test('shows the outline first, and asks for the map only from 300 px before the screen', async () => {
  await renderSection();
  expect(screen.getByRole('img', { name: serviceArea.mapLabel })).toHaveTextContent('Zwolle');
  expect(observed.margin).toBe('300px');
  act(() => observed.come(false));
  expect(loads).not.toHaveBeenCalled();
  act(() => observed.come(true));
  expect(await screen.findByText('de echte kaart')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(disconnect).toHaveBeenCalled();
});

test('keeps the outline when the map cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  loads.mockImplementation(() => {
    throw new Error('no network');
  });
  await renderSection();
  act(() => observed.come(true));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('The map could not be loaded', expect.anything()), 20_000);
  expect(screen.getByRole('img', { name: serviceArea.mapLabel })).toBeVisible();
});

test('shows the drawing of a city that has the focus or the pointer, and where it lies', async () => {
  await renderSection();
  expect(document.querySelector('img')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Almere' })).toHaveFocus();
  expect(document.querySelector('img')).toHaveAttribute('src', '/images/cities/almere.svg');
  await userEvent.hover(screen.getByRole('link', { name: 'Zwolle' }));
  expect(document.querySelector('img')).toHaveAttribute('src', '/images/cities/zwolle.svg');
  expect(screen.getByText(/^Zwolle$/, { selector: 'span' })).toBeVisible();
  expect(screen.getByText(new RegExp(`\\d+ km van ${workArea.name}`))).toBeVisible();
});
