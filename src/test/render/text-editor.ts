import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Pastes plain text or HTML at the start of the editor of a text. */
export function pasteInto(
  editor: HTMLElement,
  data: Partial<Record<'text/plain' | 'text/html', string>>,
  files: File[] = [],
) {
  // jsdom has no layout, so nothing can be scrolled into view.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  // Nor does it have this event, with which the editor handles a paste.
  vi.stubGlobal('ClipboardEvent', Event);
  function getData(type: string): string {
    return type === 'text/plain' || type === 'text/html' ? (data[type] ?? '') : '';
  }
  fireEvent.paste(editor, { clipboardData: { getData, files, types: Object.keys(data) } });
}
