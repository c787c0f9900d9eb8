import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';
import { SelectField, TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { textEditorTexts } from '@/content/office/texts/text-editor';
import { toHref } from '@/domain/content/allowed-urls';
import { env } from '@/lib/env';
import type { LinkTarget } from './text-editor-context';

const texts = textEditorTexts.linkPanel;

interface LinkPanelProps {
  id: string;
  editor: Editor;
  targets: readonly LinkTarget[];
  onClose: () => void;
}

/** Makes, changes and removes the link of the selection, or the link at the cursor. */
export function LinkPanel({ id, editor, targets, onClose }: LinkPanelProps) {
  const [start] = useState(() => hrefAt(editor));
  const [page, setPage] = useState(targets.some(({ path }) => path === start) ? start : '');
  const [typed, setTyped] = useState(page === '' ? start : '');
  const [isWrong, setIsWrong] = useState(false);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    const href = toHref(typed.trim() === '' ? page : typed, env.siteUrl);
    if (href === null) {
      setIsWrong(true);
      return;
    }
    const link = { type: 'link', attrs: { href } };
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && start === '') {
      const name = targets.find(({ path }) => path === href)?.name ?? typed.trim();
      chain.insertContent([{ type: 'text', text: name, marks: [link] }]).run();
    } else {
      chain.setLink({ href }).run();
    }
    close();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Not the form around it.
      event.preventDefault();
      apply();
    }
  }

  return (
    <div
      role="group"
      aria-label={textEditorTexts.link}
      data-closes-on-escape
      onKeyDown={handleKeyDown}
      className="grid gap-3 border-b border-line bg-surface p-3"
    >
      <SelectField
        id={`${id}-link-page`}
        label={texts.page}
        value={page}
        autoFocus
        options={[
          { value: '', label: texts.noPage },
          ...targets.map(({ path, name }) => ({ value: path, label: name })),
        ]}
        onChange={(event) => {
          setPage(event.target.value);
          setTyped('');
        }}
      />
      <TextField
        id={`${id}-link-href`}
        label={texts.href}
        hint={texts.hrefHint}
        error={isWrong ? texts.wrong : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={apply}>{texts.apply}</Button>
        {start !== '' && (
          <Button variant="secondary" onClick={remove}>
            {texts.remove}
          </Button>
        )}
        <Button variant="secondary" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** The link at the cursor; '' for none. */
function hrefAt(editor: Editor): string {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
}
