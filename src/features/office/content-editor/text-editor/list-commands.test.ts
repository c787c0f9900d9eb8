// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { editorOptions } from './editor-options';
import { writeMarkdown } from './write-markdown';

/** The texts after the command is given once and twice, with everything selected from the first to the last text. */
function toggled(markdown: string, command: 'toggleBulletList' | 'toggleOrderedList'): [string, string] {
  const actions = { openLink: () => undefined, addPicture: undefined, tellLostLinks: () => undefined };
  const editor = new Editor(editorOptions(markdown, actions));
  editor.commands.setTextSelection({ from: 1, to: editor.state.doc.content.size - 1 });
  editor.commands[command]();
  editor.state.doc.check();
  const once = writeMarkdown(editor.state.doc);
  editor.commands[command]();
  const twice = writeMarkdown(editor.state.doc);
  editor.destroy();
  return [once, twice];
}

const picture = '![a](/storage/v1/object/public/pictures/0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp)';

describe('a list of a selection', () => {
  test.each([
    ['een\n\ntwee\n\n**drie**', '- een\n- twee\n- **drie**'],
    ['## Kop\n\neen', '- Kop\n- een'],
    ['een\n\n1. twee\n   - onder\n2. drie\n\nvier', '- een\n- twee\n  - onder\n- drie\n- vier'],
    [`een\n\ntwee\n\n${picture}\n\ndrie\n\nvier`, `- een\n- twee\n\n${picture}\n\n- drie\n- vier`],
    ['> een\n>\n> twee', '> - een\n> - twee'],
    ['een', '- een'],
    ['1. een\n2. twee', '- een\n- twee'],
  ])('%s becomes %s', (markdown, list) => {
    expect(toggled(markdown, 'toggleBulletList')[0]).toBe(list);
  });

  test('is numbered by the other command, and goes when it is given again', () => {
    expect(toggled('een\n\ntwee', 'toggleOrderedList')).toEqual(['1. een\n2. twee', 'een\n\ntwee']);
  });

  test.each([
    ['- een\n  1. onder\n- twee', 'een\n\n1. onder\n\ntwee'],
    ['> - een\n> - twee', '> een\n>\n> twee'],
  ])('%s is taken apart', (list, texts) => {
    expect(toggled(list, 'toggleBulletList')[0]).toBe(texts);
  });

  test('of which some items are taken out keeps the others, and their numbers', () => {
    const actions = { openLink: () => undefined, addPicture: undefined, tellLostLinks: () => undefined };
    const editor = new Editor(editorOptions('3. a\n4. b\n5. c\n6. d', actions));
    // From the second item to the third.
    editor.commands.setTextSelection({ from: 9, to: 13 });
    editor.commands.toggleOrderedList();
    expect(writeMarkdown(editor.state.doc)).toBe('3. a\n\nb\n\nc\n\n6. d');
    editor.destroy();
  });
});
