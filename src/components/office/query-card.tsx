import type { ReactNode, Ref } from 'react';
import { Card } from '@/components/ui/card';
import { QueryState, type QueryStateProps } from './query-state';

interface QueryCardProps<Data> extends QueryStateProps<Data> {
  /** The anchor of the card, on its title. */
  id: string;
  titleRef?: Ref<HTMLHeadingElement>;
  texts: QueryStateProps<Data>['texts'] & { title: string; explanation: string };
  /** What chooses the query, above what was fetched. */
  controls?: ReactNode;
  /** What was fetched. */
  children: (data: Data) => ReactNode;
}

/** A card of the back-office: its title, what it is for, and what a query fetched. */
export function QueryCard<Data>({ id, titleRef, texts, query, controls, children }: QueryCardProps<Data>) {
  return (
    <Card isDense>
      <h2 id={id} ref={titleRef} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-muted">{texts.explanation}</p>
      {controls}
      <QueryState query={query} texts={texts} />
      {query.data !== undefined && children(query.data)}
    </Card>
  );
}
