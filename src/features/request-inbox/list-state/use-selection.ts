import { useState } from 'react';
import type { RequestPage } from '@/data/requests/queries';
import type { StoredRequest } from '@/domain/request/request-fields';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Those of the page that is shown: a request of another page may have been selected before. */
  requests: StoredRequest[];
  isWholePage: boolean;
  select: (id: string, isSelected: boolean) => void;
  /** Selects the whole page, or none. */
  selectPage: (isSelected: boolean) => void;
}

/** The selected requests of a page. */
export function useSelection(page: RequestPage | undefined): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectable = page?.requests.filter(({ id }) => !page.goneIds.includes(id)) ?? [];
  const requests = selectable.filter(({ id }) => ids.has(id));
  return {
    ids,
    requests,
    isWholePage: requests.length > 0 && requests.length === selectable.length,
    select(id, isSelected) {
      setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((other) => other !== id)));
    },
    selectPage(isSelected) {
      setIds(new Set(isSelected ? selectable.map(({ id }) => id) : []));
    },
  };
}
