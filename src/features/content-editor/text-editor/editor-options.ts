import { Extension, type EditorOptions } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { cleanPastedHtml, maxPastedHtml } from './clean-paste';
import { toDocument } from './editor-document';
import { extensions } from './extensions';

interface EditorActions {
  openLink: () => void;
  /** Adds a picture that was pasted or dropped; left out where none can be added. */
  addPicture: ((file: File) => void) | undefined;
}

/** The options of an editor with this text that stay the same as long as it lives. */
export function editorOptions(markdown: string, { openLink, addPicture }: EditorActions) {
  function takePicture(files: FileList | undefined): boolean {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file || !addPicture) return false;
    addPicture(file);
    return true;
  }

  const keys = Extension.create({
    name: 'keys',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        openLink();
        return true;
      },
    }),
  });

  return {
    content: toDocument(parseMarkdown(markdown)),
    extensions: [...extensions, keys],
    // Our policy forbids the style element that it would add; office.css has what is needed of it.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, context, _isPlain, { state: { schema } }) => {
        // A part of a sentence, with the spaces around it.
        if (!text.includes('\n')) return new Slice(Fragment.from(schema.text(text, context.marks())), 0, 0);
        // Whole lines may be Markdown.
        return Slice.maxOpen(schema.nodeFromJSON(toDocument(parseMarkdown(text))).content);
      },
      handlePaste(view, { clipboardData }) {
        if (!clipboardData) return false;
        const text = clipboardData.getData('text/plain');
        if (clipboardData.getData('text/html').length > maxPastedHtml) {
          view.pasteText(text);
          return true;
        }
        // Word and Excel add a picture of the text to it.
        return text.trim() === '' && takePicture(clipboardData.files);
      },
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && takePicture(event.dataTransfer?.files),
    },
  } satisfies Partial<EditorOptions>;
}
