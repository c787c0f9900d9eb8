import { lazy, memo, Suspense, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadModule } from '@/lib/load-module';
import { whenIdle, whenNear, whenUsed } from './when-near';

/**
 * `visible`: when the reader comes near; `idle`: also at the first key or focus, or once the page has been quiet;
 * `used`: when it is pressed or gets the focus; `never`: stays HTML.
 */
type HydrateWhen = 'visible' | 'idle' | 'used' | 'never';

/**
 * A part of a prerendered page that hydrates later than the page: until then React leaves its HTML alone, with what was
 * typed into it and the focus. When the reader came from another page there is no HTML, and its code is loaded at once.
 * At most one of each island on a page; its props must not change before it is hydrated.
 */
export function island<Props extends object>(
  when: HydrateWhen,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let want: ((place: HTMLElement) => void) | undefined;
  const wanted = new Promise<HTMLElement>((resolve) => {
    want = resolve;
  });

  const Part = lazy(async () => ({ default: await loadModule(load) }));

  const WaitingPart = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    const place = await wanted;
    try {
      const Loaded = await loadModule(load);
      // From here on React itself handles a press, by hydrating at once.
      place.removeAttribute('data-waiting');
      return { default: hydrated(Loaded, place) };
    } catch (error) {
      console.warn('A part of the page stays HTML', error);
      place.dataset['failed'] = '';
      return new Promise<never>(() => undefined);
    }
  });

  // With new props React would draw it anew.
  const Waiting = memo(function Waiting(props: Props) {
    const element = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const place = element.current;
      if (!place) return;
      const triggers =
        when === 'used' ? [whenUsed(place)] : [whenNear(place), ...(when === 'idle' ? [whenIdle()] : [])];
      void Promise.race(triggers).then(() => want?.(place));
    }, []);

    const part = (
      <Suspense>
        <WaitingPart {...props} />
      </Suspense>
    );
    if (when === 'never') return part;
    return (
      <div ref={element} data-waiting="">
        {part}
      </div>
    );
  });

  return function Island(props: Props) {
    return useIsPrerendered() ? <Waiting {...props} /> : <Part {...props} />;
  };
}

/** Tells the deferred loader, which replays a press that came too early. */
function hydrated<Props extends object>(Part: ComponentType<Props>, place: HTMLElement): ComponentType<Props> {
  return function Hydrated(props: Props) {
    useEffect(() => {
      place.dispatchEvent(new Event('hydrate', { bubbles: true }));
    }, []);
    return <Part {...props} />;
  };
}

/** True where the component came as HTML, also after that was hydrated; false where the browser rendered it. */
export function useIsPrerendered(): boolean {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  return isPrerendered;
}

/** False where the page is prerendered and while its HTML is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
