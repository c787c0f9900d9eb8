import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { textEditorTexts as texts } from '@/content/office/texts/text-editor';

interface Tool {
  name: string;
  keys: string;
  Icon: LucideIcon;
  run: () => void;
  /** Whether it applies at the cursor; left out where that has no meaning. */
  isActive?: boolean;
  isDisabled?: boolean;
}

interface ToolbarProps {
  editor: Editor;
  onLink: () => void;
  /** Left out where there are no pictures to choose. */
  onPicture?: (() => void) | undefined;
}

/** The buttons of the editor: one stop of the Tab key, the arrows go from button to button. */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const tools = useTools(editor, onLink, onPicture);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -current, End: tools.length - 1 - current }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={texts.toolbar}
      onKeyDown={handleKeyDown}
      className="text-editor-toolbar flex flex-wrap rounded-t-lg border-b border-line bg-surface-sunk"
    >
      {tools.map(({ name, keys, Icon, run, isActive, isDisabled = false }, index) => (
        <IconButton
          key={name}
          label={keys === '' ? name : texts.withKeys(name, keys)}
          Icon={Icon}
          tabIndex={index === current ? 0 : -1}
          aria-disabled={isDisabled}
          {...(isActive !== undefined && { 'aria-pressed': isActive })}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setCurrent(index);
            if (!isDisabled) run();
          }}
        />
      ))}
    </div>
  );
}

function useTools(editor: Editor, onLink: () => void, onPicture: (() => void) | undefined): Tool[] {
  const state = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      isHeading: shown.isActive('heading', { level: 2 }),
      isSubheading: shown.isActive('heading', { level: 3 }),
      isBold: shown.isActive('bold'),
      isItalic: shown.isActive('italic'),
      isBulletList: shown.isActive('bulletList'),
      isOrderedList: shown.isActive('orderedList'),
      isQuote: shown.isActive('blockquote'),
      isLink: shown.isActive('link'),
      canUndo: shown.can().undo(),
      canRedo: shown.can().redo(),
    }),
  });

  function chain() {
    return editor.chain().focus();
  }

  return [
    {
      ...{ name: texts.heading, keys: withCommand('Alt+2'), Icon: Heading2, isActive: state.isHeading },
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      ...{ name: texts.subheading, keys: withCommand('Alt+3'), Icon: Heading3, isActive: state.isSubheading },
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      ...{ name: texts.bold, keys: withCommand('B'), Icon: Bold, isActive: state.isBold },
      run: () => chain().toggleBold().run(),
    },
    {
      ...{ name: texts.italic, keys: withCommand('I'), Icon: Italic, isActive: state.isItalic },
      run: () => chain().toggleItalic().run(),
    },
    {
      ...{ name: texts.bulletList, keys: withCommand('Shift+8'), Icon: List, isActive: state.isBulletList },
      run: () => chain().toggleBulletList().run(),
    },
    {
      ...{ name: texts.orderedList, keys: withCommand('Shift+7'), Icon: ListOrdered, isActive: state.isOrderedList },
      run: () => chain().toggleOrderedList().run(),
    },
    {
      ...{ name: texts.quote, keys: withCommand('Shift+B'), Icon: Quote, isActive: state.isQuote },
      run: () => chain().toggleBlockquote().run(),
    },
    { name: texts.link, keys: withCommand('K'), Icon: Link, isActive: state.isLink, run: onLink },
    ...(onPicture ? [{ name: texts.picture, keys: '', Icon: ImagePlus, run: onPicture }] : []),
    {
      ...{ name: texts.undo, keys: withCommand('Z'), Icon: Undo2, isDisabled: !state.canUndo },
      run: () => chain().undo().run(),
    },
    {
      ...{ name: texts.redo, keys: withCommand('Shift+Z'), Icon: Redo2, isDisabled: !state.canRedo },
      run: () => chain().redo().run(),
    },
  ];
}

/** Keys as they are written on the keyboard. */
function withCommand(keys: string): string {
  return `${/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl'}+${keys}`;
}
