// @vitest-environment jsdom
import { act, render, screen, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { madeHtml } from '@/test/made-html';
import { stubNearness } from '@/test/nearness';
import { KeptHtml, keptMark } from './kept-html';
import { latePart } from './late-part';
import { staticPart } from './static-part';

interface PartProps {
  name: string;
}

type Part = ComponentType<PartProps>;

/** Reads, and counts how often it was pressed once its code runs. */
function Counter({ name }: PartProps) {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const load = vi.fn<() => Promise<Part>>();
let comeNear: () => void;

function loaded(): Promise<Part> {
  return Promise.resolve(Counter);
}

beforeEach(() => {
  load.mockReset();
  load.mockImplementation(loaded);
});

/** Takes over HTML as main.tsx does it; React may have nothing to remark about it. */
async function takeOver(html: string, content: ReactNode): Promise<RenderResult> {
  comeNear = stubNearness();
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const before = [...container.querySelectorAll('*')];
  const remarks = vi.fn();
  // The console is watched too, see src/test/setup.ts.
  const view = await act(async () => {
    const hydrated = render(content, { container, hydrate: true, onRecoverableError: remarks });
    await Promise.resolve();
    return hydrated;
  });
  expect(remarks).not.toHaveBeenCalled();
  expect([...container.querySelectorAll('*')]).toEqual(before);
  for (const [index, element] of [...container.querySelectorAll('*')].entries()) expect(element).toBe(before[index]);
  return view;
}

function page(PartOfPage: Part, name = 'deel') {
  return (
    <main>
      <h1>Pagina</h1>
      <Suspense fallback="wacht">
        <PartOfPage name={name} />
      </Suspense>
    </main>
  );
}

const kinds = [
  ['a static part', staticPart],
  ['a late part', latePart],
] as const;

describe.each(kinds)('%s', (_name, makePart) => {
  test('is HTML in the page, under a mark', async () => {
    const html = await madeHtml(page(makePart(loaded)));
    const view = document.createElement('div');
    view.innerHTML = html;
    expect(view.querySelector(`[${keptMark}]`)).toHaveTextContent('deel 0');
    expect(html).not.toContain('wacht');
  });

  test('stays as it came: the same elements, without its code', async () => {
    const html = await madeHtml(page(makePart(loaded)));
    await takeOver(html, page(makePart(load)));
    expect(load).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'deel 0' });
    await userEvent.click(button);
    expect(button).toHaveTextContent('deel 0');
  });

  test('stays as it came when the browser would draw it otherwise, also after the page was drawn anew', async () => {
    const html = await madeHtml(page(makePart(loaded), 'gemaakt'));
    const Kept = makePart(load);
    const { container, rerender } = await takeOver(html, page(Kept, 'later'));
    const button = screen.getByRole('button', { name: 'gemaakt 0' });
    rerender(page(Kept, 'nog later'));
    expect(screen.getByRole('button')).toBe(button);
    expect(container).toHaveTextContent('gemaakt 0');
    expect(load).not.toHaveBeenCalled();
  });

  test('is drawn by its own code for who comes from another page', async () => {
    comeNear = stubNearness();
    render(page(makePart(load)));
    await userEvent.click(await screen.findByRole('button', { name: 'deel 0' }));
    expect(screen.getByRole('button', { name: 'deel 1' })).toBeVisible();
    expect(document.querySelector(`[${keptMark}]`)).toBeNull();
  });

  test('is drawn by its own code when it appears after the page was taken over', async () => {
    const PartOfPage = makePart(load);
    function Opening() {
      const [isOpen, setIsOpen] = useState(false);
      return isOpen ? page(PartOfPage) : <button onClick={() => setIsOpen(true)}>open</button>;
    }
    await takeOver(await madeHtml(<Opening />), <Opening />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'deel 0' }));
    expect(screen.getByRole('button', { name: 'deel 1' })).toBeVisible();
    expect(document.querySelector(`[${keptMark}]`)).toBeNull();
  });

  test('goes with its page', async () => {
    const { container, rerender } = await takeOver(await madeHtml(page(makePart(loaded))), page(makePart(load)));
    rerender(<p>Een andere pagina</p>);
    expect(container.innerHTML).toBe('<p>Een andere pagina</p>');
  });
});

test('a page can have many parts beside each other', async () => {
  function all(loadPart: () => Promise<Part>) {
    const [First, Second, Third] = [staticPart(loadPart), latePart(loadPart), staticPart(loadPart)];
    return (
      <>
        <First name="een" />
        <Second name="twee" />
        <Third name="drie" />
      </>
    );
  }
  const { container } = await takeOver(await madeHtml(all(loaded)), all(load));
  expect(container).toHaveTextContent('een 0twee 0drie 0');
});

describe('a late part', () => {
  async function openLate() {
    return takeOver(await madeHtml(page(latePart(loaded))), page(latePart(load)));
  }

  test('works from when the reader comes near, and is never away meanwhile', async () => {
    const arrivals: ((part: Part) => void)[] = [];
    load.mockReturnValue(
      new Promise((resolve) => {
        arrivals.push(resolve);
      }),
    );
    await openLate();
    act(() => comeNear());
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'deel 0' })).toBeVisible();
    await act(async () => {
      arrivals.forEach((arrive) => arrive(Counter));
      await Promise.resolve();
    });
    await userEvent.click(screen.getByRole('button', { name: 'deel 0' }));
    expect(screen.getByRole('button', { name: 'deel 1' })).toBeVisible();
    expect(screen.queryByText('wacht')).not.toBeInTheDocument();
  });

  test('stays as it came when its code cannot be loaded, and that is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const failure = new Error('no network');
    load.mockRejectedValue(failure);
    await openLate();
    await act(async () => {
      comeNear();
      await Promise.resolve();
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith('A part of the page stays as it is', failure);
    expect(screen.getByRole('button', { name: 'deel 0' })).toBeVisible();
  });
});

describe('kept HTML', () => {
  test('is inert where that was asked, and its place is known', async () => {
    const place = createRef<HTMLDivElement>();
    const content = (
      <KeptHtml ref={place} inert className="plaats">
        <input aria-label="Naam" />
      </KeptHtml>
    );
    const html = await madeHtml(content);
    expect(html).toContain('inert');
    const { container } = await takeOver(html, content);
    expect(place.current).toBe(container.firstElementChild);
    expect(place.current).toHaveAttribute('inert');
    expect(place.current).toHaveClass('plaats');
    expect(place.current).toContainElement(screen.getByLabelText('Naam'));
  });

  test('is not inert otherwise', async () => {
    expect(await madeHtml(<KeptHtml>tekst</KeptHtml>)).toBe(`<div ${keptMark}="">tekst</div>`);
  });
});

describe('the focus inside a late part', () => {
  function Place({ name }: PartProps) {
    return (
      <section id="plaats">
        <a href="/een">een</a>
        <div role="region" aria-label="rij" tabIndex={0} />
        <a href="/twee">{name}</a>
      </section>
    );
  }

  async function comeAliveWithFocusOn(find: () => HTMLElement) {
    const html = await madeHtml(page(latePart(() => Promise.resolve(Place))));
    await takeOver(html, page(latePart(() => Promise.resolve(Place))));
    const old = find();
    old.focus();
    expect(old).toHaveFocus();
    await act(async () => {
      comeNear();
      await Promise.resolve();
    });
    expect(old.isConnected).toBe(false);
    expect(find()).toHaveFocus();
  }

  test('stays on the link that had it', async () => {
    await comeAliveWithFocusOn(() => screen.getByRole('link', { name: 'deel' }));
  });

  test('stays on a row that scrolls', async () => {
    await comeAliveWithFocusOn(() => screen.getByRole('region', { name: 'rij' }));
  });

  test('is let go where nothing could have it again', async () => {
    const html = await madeHtml(page(latePart(loaded)));
    await takeOver(html, page(latePart(load)));
    const place = screen.getByRole('button').parentElement;
    place?.setAttribute('tabindex', '-1');
    place?.focus();
    await act(async () => {
      comeNear();
      await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'deel 0' })).toBeVisible();
  });

  test('stays on a section that a link led to', async () => {
    await comeAliveWithFocusOn(() => {
      const section = document.getElementById('plaats');
      if (!section) throw new Error('no section');
      section.setAttribute('tabindex', '-1');
      return section;
    });
  });
});
