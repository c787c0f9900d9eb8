import { Extension, type EditorOptions } from '@tiptap/core';
import { Fragment, Slice, type Mark, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { linkHref } from '@/domain/content/allowed-urls';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { cleanPastedHtml, maxPastedHtml } from './clean-paste';
import { toDocument } from './editor-document';
import { extensions } from './extensions';
import { readLines, readPartOfLine } from './pasted-text';
import { pasteRules, typingRules } from './typing-rules';

interface EditorActions {
  openLink: () => void;
  /** Adds a picture that was pasted or dropped; left out where none can be added. */
  addPicture: ((file: File) => void) | undefined;
  /** Tells which links of a paste were left out. */
  tellLostLinks: (hrefs: readonly string[]) => void;
}

/** Some systems know no type of a photo in HEIC. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name);
}

/** The styles of a pasted text: its own, and those of the place where it comes. */
function marksOf(node: Node, place: ResolvedPos): readonly Mark[] {
  return place.marks().reduce((marks, mark) => mark.addToSet(marks), node.marks);
}

/** The options of an editor with this text that stay the same as long as it lives. */
export function editorOptions(markdown: string, { openLink, addPicture, tellLostLinks }: EditorActions) {
  function takePicture(files: FileList | undefined): boolean {
    const file = [...(files ?? [])].find(isPicture);
    if (!file || !addPicture) return false;
    addPicture(file);
    return true;
  }

  function cleanPaste(html: string): string {
    const lost = new Set<string>();
    const clean = cleanPastedHtml(html, (target) => {
      const href = linkHref(target);
      // What begins with # is a place in the original.
      if (href === null && target !== '' && !target.startsWith('#')) lost.add(target);
      return href;
    });
    if (lost.size > 0) tellLostLinks([...lost]);
    return clean;
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
    enableInputRules: typingRules,
    enablePasteRules: pasteRules,
    // Our policy forbids the style element that it would add; office.css has what is needed of it.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      clipboardTextParser: (text, context, _isPlain, { state: { schema } }) => {
        // Whole lines may be Markdown.
        if (text.includes('\n')) return Slice.maxOpen(schema.nodeFromJSON(toDocument(readLines(text))).content);
        const line = schema.nodeFromJSON(toDocument([{ kind: 'paragraph', text: readPartOfLine(text) }])).child(0);
        return new Slice(Fragment.from(line.children.map((node) => node.mark(marksOf(node, context)))), 0, 0);
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
