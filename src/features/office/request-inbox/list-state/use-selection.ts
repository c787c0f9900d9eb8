import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '@/components/ui/notify';
import { selectionTexts as texts } from '@/content/office/requests/bulk-texts';
import { readRequests } from '@/data/requests/all-requests';
import { countArgs, type RequestSelection } from '@/data/requests/list-query';
import type { RequestPage } from '@/data/requests/queries';
import type { StoredRequest } from '@/domain/request/request-fields';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Of the page that is shown, as a request of another page may have been selected before; or of all pages. */
  requests: StoredRequest[];
  isWholePage: boolean;
  select: (id: string, isSelected: boolean) => void;
  /** Selects the whole page, or none. */
  selectPage: (isSelected: boolean) => void;
  isOfAllPages: boolean;
  /** Selects the requests of all pages, so many at least. */
  selectAll: (expected: number, onSelected: () => void) => void;
  isSelectingAll: boolean;
}

/** The selected requests of a page, or of all pages of the list as it is filtered now. */
export function useSelection(page: RequestPage | undefined, list: RequestSelection): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState<{ of: string; requests: StoredRequest[] } | null>(null);
  // Other filters are another list.
  const shownList = JSON.stringify([list.status, countArgs(list)]);
  const reading = useMutation({
    mutationFn: async (expected: number) => {
      const requests: StoredRequest[] = [];
      for await (const part of readRequests(list, expected, new AbortController().signal)) requests.push(...part);
      return { of: shownList, requests };
    },
    onSuccess: (read) => {
      setAll(read);
      setIds(new Set(read.requests.map(({ id }) => id)));
    },
    onError: () => notify.error(texts.selectAllFailed, { description: texts.selectAllFailedDescription }),
  });

  const selectable = page?.requests.filter(({ id }) => !page.goneIds.includes(id)) ?? [];
  const newest = new Map(selectable.map((request) => [request.id, request]));
  const isOfAllPages = all?.of === shownList;
  const candidates = isOfAllPages ? all.requests.map((each) => newest.get(each.id) ?? each) : selectable;
  return {
    ids,
    requests: candidates.filter(({ id }) => ids.has(id)),
    isWholePage: selectable.length > 0 && selectable.every(({ id }) => ids.has(id)),
    select(id, isSelected) {
      setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((other) => other !== id)));
    },
    selectPage(isSelected) {
      setAll(null);
      setIds(new Set(isSelected ? selectable.map(({ id }) => id) : []));
    },
    isOfAllPages,
    selectAll(expected, onSelected) {
      reading.mutate(expected, { onSuccess: onSelected });
    },
    isSelectingAll: reading.isPending,
  };
}
