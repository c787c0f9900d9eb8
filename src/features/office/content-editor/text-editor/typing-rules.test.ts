// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { editorOptions } from './editor-options';
import { writeMarkdown } from './write-markdown';

beforeEach(() => {
  // jsdom has no such event, with which the editor handles a paste.
  vi.stubGlobal('ClipboardEvent', Event);
});

function newEditor(markdown = '') {
  const actions = { openLink: () => undefined, addPicture: undefined, tellLostLinks: () => undefined };
  return new Editor(editorOptions(markdown, actions));
}

/** The text of an editor in which this was typed, letter by letter. */
function typed(text: string): string {
  const editor = newEditor();
  const { view } = editor;
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insertion = view.state.tr.insertText(letter, from, to);
    const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, () => insertion));
    if (!isTaken) view.dispatch(insertion);
  }
  const written = writeMarkdown(editor.state.doc);
  editor.destroy();
  return written;
}

function pastedText(text: string, start = ''): string {
  const editor = newEditor(start);
  if (start !== '') editor.commands.focus('end');
  editor.view.pasteText(text);
  const written = writeMarkdown(editor.state.doc);
  editor.destroy();
  return written;
}

const plain = [
  'Een woning van 6 * 8 * 2,6 meter',
  '(breedte * lengte) * 2',
  '* inclusief btw, * exclusief',
  '* inclusief btw',
  '+ 10 procent',
  'prijs (*) en korting (*)',
  'prijs*, korting* en btw',
  'prijs* en (*) *',
  'a ** b ** c',
  '__ook__, _niet_ en snake_case_naam',
  'vraag *, antwoord *',
];

describe('what is typed', () => {
  test.each(plain)('%s is text', (text) => {
    expect(typed(text)).toBe(text.replace(/[*]/g, String.raw`\*`).replace(/^\+/, String.raw`\+`));
  });

  test.each([
    ['Een *schuin* woord', 'Een *schuin* woord'],
    ['Een **vet woord**, en (*schuin*)', 'Een **vet woord**, en (*schuin*)'],
    ['“*€ 285*”', '“*€ 285*”'],
    ['- een', '- een'],
    ['3. drie', '3. drie'],
    ['## Kop', '## Kop'],
    ['> citaat', '> citaat'],
  ])('%s is read as Markdown', (text, written) => {
    expect(typed(text)).toBe(written);
  });
});

describe('text that is pasted', () => {
  test.each(plain)('%s is text', (text) => {
    expect(pastedText(text)).toBe(text.replace(/[*]/g, String.raw`\*`).replace(/^\+/, String.raw`\+`));
  });

  test.each([
    ['Een *schuin* woord', 'Een *schuin* woord'],
    [String.raw`\\server\map en C:\*.*`, String.raw`\\\\server\\map en C:\\\*.\*`],
    ['regel\n* inclusief btw, * exclusief\n_niet_', 'regel\n\\* inclusief btw, \\* exclusief\n_niet_'],
  ])('%s becomes %s', (text, written) => {
    expect(pastedText(text)).toBe(written);
  });

  test('keeps the space before it and takes the style of its place', () => {
    expect(pastedText(' en *meer*', '**Vet**')).toBe('**Vet en *meer***');
  });

  test('an address with brackets becomes a link that is not lost', () => {
    expect(pastedText('https://nl.wikipedia.org/wiki/Isolatie_(bouwkunde)')).toBe(
      '[https://nl.wikipedia.org/wiki/Isolatie_(bouwkunde)](https://nl.wikipedia.org/wiki/Isolatie_%28bouwkunde%29)',
    );
  });
});
