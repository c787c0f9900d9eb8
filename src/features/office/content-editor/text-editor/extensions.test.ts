// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test, vi } from 'vitest';
import { extensions } from './extensions';
import { writeMarkdown } from './write-markdown';

test.each([
  ['12. ', 'orderedList'],
  ['2026. ', 'paragraph'],
])('what begins with %j becomes %s', async (typed, type) => {
  vi.useFakeTimers();
  const editor = new Editor({ extensions, content: '<p></p>', injectCSS: false });
  editor.commands.insertContent({ type: 'text', text: typed }, { applyInputRules: true });
  await vi.runAllTimersAsync();
  editor.commands.insertContent('Een');
  expect(editor.state.doc.firstChild?.type.name).toBe(type);
  expect(writeMarkdown(editor.state.doc)).toBe(type === 'paragraph' ? String.raw`2026\. Een` : '12. Een');
  editor.destroy();
  vi.useRealTimers();
});

test('an own picture that is dragged or pasted stays that picture', () => {
  const path = '0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp';
  const editor = new Editor({ extensions, content: `<img data-picture="${path}" alt="Een raam">`, injectCSS: false });
  expect(editor.state.doc.firstChild?.attrs).toEqual({ path, alt: 'Een raam' });
  editor.destroy();
});
