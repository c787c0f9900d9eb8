import { lazy, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { KeptHtml, useComesWithPage } from './kept-html';
import { rememberFocus, type GiveFocus } from './remember-focus';
import { useNearViewport } from './use-near-viewport';

/**
 * A part of a page that can be read as it came, and does more once its code is there: that is loaded when the reader
 * comes near, and draws the same anew. Without it the part stays as it is.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));

  return function LatePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const isNear = useNearViewport(place);
    const comesWithPage = useComesWithPage();
    const [loaded, setLoaded] = useState<{ LoadedPart: ComponentType<Props>; giveFocus: GiveFocus } | null>(null);

    useEffect(() => {
      if (!isNear) return;
      load().then(
        (LoadedPart) => setLoaded({ LoadedPart, giveFocus: rememberFocus(place.current) }),
        (error: unknown) => console.warn('A part of the page stays as it is', error),
      );
    }, [isNear]);

    useLayoutEffect(() => {
      if (place.current) loaded?.giveFocus(place.current);
    }, [loaded]);

    if (loaded) {
      return (
        <div ref={place}>
          <loaded.LoadedPart {...props} />
        </div>
      );
    }
    const part = <Part {...props} />;
    return comesWithPage ? <KeptHtml ref={place}>{part}</KeptHtml> : part;
  };
}
