import { lazy, type ComponentType } from 'react';
import { KeptHtml, useComesWithPage } from './kept-html';

/**
 * A part of a page that does nothing but be read. It comes as HTML, and stays so: the browser loads its code only when
 * the reader comes to this page from another one, for then there is no HTML of it.
 */
export function staticPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));

  return function StaticPart(props: Props) {
    const part = <Part {...props} />;
    return useComesWithPage() ? <KeptHtml className="contents">{part}</KeptHtml> : part;
  };
}
