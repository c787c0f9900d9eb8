import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { clsx } from 'clsx/lite';
import { use, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { longDuration, notify } from '@/components/ui/notify';
import { richTextClasses } from '@/components/ui/rich-text/rich-text-classes';
import { textEditorTexts as texts } from '@/content/office/texts/text-editor';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { toDocument } from './editor-document';
import { editorOptions } from './editor-options';
import { LinkPanel } from './link-panel';
import { TextEditorContext } from './text-editor-context';
import { Toolbar } from './toolbar';
import { writeMarkdown } from './write-markdown';

interface TextEditorProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled: boolean;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  ref?: Ref<{ focus: () => void }>;
}

/** A field for a written text, that looks like the page which shows it. Its value is Markdown. */
export function TextEditor({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled,
  value,
  onChange,
  ref,
}: TextEditorProps) {
  const { linkTargets, PicturePicker } = use(TextEditorContext);
  const [isLinking, setIsLinking] = useState(false);
  /** The picker is open, with what was dropped or pasted. */
  const [picking, setPicking] = useState<{ file: File | null } | null>(null);
  const written = useRef(value);
  const [options] = useState(() =>
    editorOptions(value, {
      openLink: () => setIsLinking(true),
      addPicture: PicturePicker && ((file) => setPicking({ file })),
      tellLostLinks: (hrefs) =>
        notify.info(texts.lostLinks(hrefs.length), { description: texts.lostLinksHelp(hrefs), duration: longDuration }),
    }),
  );

  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const editorProps = useMemo(() => {
    const attributes: Record<string, string> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-required': String(isRequired),
      'aria-disabled': String(isDisabled),
      'aria-invalid': String(errorId !== undefined),
      class: clsx(richTextClasses.text, 'text-editor'),
    };
    const describedBy = [hintId, errorId].filter((one) => one !== undefined).join(' ');
    if (describedBy !== '') attributes['aria-describedby'] = describedBy;
    return { ...options.editorProps, attributes };
  }, [options, id, isRequired, isDisabled, hintId, errorId]);

  const editor = useEditor({
    ...options,
    editorProps,
    onUpdate({ editor: changed }) {
      written.current = writeMarkdown(changed.state.doc);
      onChange(written.current);
    },
  });

  // Another version of the text, from a draft or the database.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(toDocument(parseMarkdown(value)), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  return (
    <div>
      <span id={`${id}-label`} className="block font-semibold">
        {label}
      </span>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <div
        className={clsx(
          'mt-1 rounded-lg bg-surface text-ink',
          errorId === undefined ? 'border border-control' : 'border-2 border-danger',
        )}
      >
        <Toolbar
          editor={editor}
          onLink={() => setIsLinking(true)}
          onPicture={PicturePicker && (() => setPicking({ file: null }))}
        />
        {isLinking && <LinkPanel id={id} editor={editor} targets={linkTargets} onClose={() => setIsLinking(false)} />}
        <EditorContent editor={editor} />
      </div>
      {errorId !== undefined && (
        <p id={errorId} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {PicturePicker && picking && (
        <PicturePicker
          file={picking.file}
          onPick={(picture) => {
            setPicking(null);
            insertPicture(editor, picture);
          }}
          onClose={() => {
            setPicking(null);
            editor.commands.focus();
          }}
        />
      )}
    </div>
  );
}

/** Below the paragraph, list or quote with the cursor, which stays whole; in place of an empty paragraph. */
function insertPicture(editor: Editor, attrs: { path: string; alt: string }) {
  const { $to } = editor.state.selection;
  const block = $to.node(1);
  const isEmpty = $to.depth === 1 && block.content.size === 0;
  const position = $to.depth === 0 ? $to.pos : isEmpty ? { from: $to.before(1), to: $to.after(1) } : $to.after(1);
  editor.chain().insertContentAt(position, { type: 'picture', attrs }).focus().run();
}
