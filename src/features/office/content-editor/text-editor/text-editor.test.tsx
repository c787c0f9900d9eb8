// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { renderAdmin } from '@/test/render/render-admin';
import { pasteInto } from '@/test/render/text-editor';
import { editorOptions } from './editor-options';
import { TextEditor } from './text-editor';
import { TextEditorContext, type PicturePicker } from './text-editor-context';

const onChange = vi.fn<(markdown: string) => void>();
const path = '0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp';
const linkTargets = [{ path: '/blog', name: 'Blog' }];

beforeEach(() => {
  onChange.mockReset();
  // jsdom lays nothing out, so nothing is where a press is.
  Object.assign(document, { elementFromPoint: () => null });
});

function Picker({ file, onPick, onClose }: ComponentProps<PicturePicker>) {
  return (
    <div role="dialog" aria-label="Foto kiezen">
      {file?.name}
      <button onClick={() => onPick({ path, alt: 'Een raam' })}>Kies</button>
      <button onClick={onClose}>Sluit</button>
    </div>
  );
}

interface ShownProps {
  start: string;
  isDisabled?: boolean;
}

function Shown({ start, isDisabled = false }: ShownProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <TextEditor
        id="text"
        label="Tekst"
        isDisabled={isDisabled}
        value={value}
        onChange={(markdown) => {
          setValue(markdown);
          onChange(markdown);
        }}
      />
      <button onClick={() => setValue('Van een **ander**')}>Nieuwste</button>
    </>
  );
}

function show(start: string, PicturePickerOfPage?: PicturePicker) {
  return renderAdmin(
    <TextEditorContext value={{ linkTargets, PicturePicker: PicturePickerOfPage }}>
      <Shown start={start} />
    </TextEditorContext>,
  );
}

function editor() {
  return screen.getByRole('textbox', { name: 'Tekst' });
}

function tool(name: RegExp) {
  return within(screen.getByRole('toolbar', { name: 'Opmaak' })).getByRole('button', { name });
}

test('shows a text as the page does, and says nothing before something changed', () => {
  show('## Kop\n\nEen **vet** woord.');
  expect(within(editor()).getByRole('heading', { name: 'Kop' })).toHaveClass('text-2xl');
  expect(editor().querySelector('strong')).toHaveTextContent('vet');
  expect(onChange).not.toHaveBeenCalled();
});

test('what is pasted is written as Markdown, without what a page cannot show', () => {
  show('');
  pasteInto(editor(), {
    'text/html':
      '<h1 style="color:red">Kop</h1><p>Een <b>vet</b> <a href="javascript:alert(1)">woord</a><img src=x></p>',
  });
  expect(onChange).toHaveBeenLastCalledWith('## Kop\n\nEen **vet** woord');
});

test('a link that a page cannot have is told', () => {
  const info = vi.spyOn(notify, 'info').mockImplementation(() => undefined);
  show('');
  pasteInto(editor(), { 'text/html': '<p>Zie <a href="file:///C:/prijzen.docx">de prijzen</a></p>' });
  expect(onChange).toHaveBeenLastCalledWith('Zie de prijzen');
  expect(info).toHaveBeenCalledExactlyOnceWith('Eén link is niet meegekomen', {
    description: 'De tekst staat er wel. Een bezoeker kan dit adres niet openen: file:///C:/prijzen.docx',
    duration: 5000,
  });
});

test('of HTML that is far too long the plain text is pasted, and no text is lost for nothing', async () => {
  const user = show('Tekst');
  const html = `<p>${'x'.repeat(2_000_000)}</p>`;
  await user.click(editor());
  await user.keyboard('{Control>}a{/Control}');
  pasteInto(editor(), { 'text/html': html, 'text/plain': '' });
  expect(editor()).toHaveTextContent('Tekst');
  pasteInto(editor(), { 'text/html': html, 'text/plain': 'Kort' });
  expect(onChange).toHaveBeenLastCalledWith('Kort');
});

test('a newer version takes the place of the text, without being a change', async () => {
  const user = show('Eerst');
  await user.click(screen.getByRole('button', { name: 'Nieuwste' }));
  expect(editor()).toHaveTextContent('Van een ander');
  expect(onChange).not.toHaveBeenCalled();
});

test('the toolbar is one stop of the Tab key, and its arrows go round', async () => {
  const user = show('');
  await user.tab();
  expect(tool(/^Kop /)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tool(/^Opnieuw /)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool(/^Tussenkop /)).toHaveFocus();
  await user.tab();
  expect(editor()).toHaveFocus();
});

test('says that it cannot be typed in', () => {
  renderAdmin(<Shown start="Tekst" isDisabled />);
  expect(editor()).toHaveAttribute('aria-disabled', 'true');
});

test('a button shows whether it applies, and undo brings the text back', async () => {
  const user = show('Tekst');
  expect(tool(/^Ongedaan maken /)).toHaveAttribute('aria-disabled', 'true');
  await user.click(tool(/^Kop /));
  expect(onChange).toHaveBeenLastCalledWith('## Tekst');
  expect(tool(/^Kop /)).toHaveAttribute('aria-pressed', 'true');
  await user.click(tool(/^Ongedaan maken /));
  expect(onChange).toHaveBeenLastCalledWith('Tekst');
  await user.click(tool(/^Opnieuw /));
  expect(onChange).toHaveBeenLastCalledWith('## Tekst');
});

describe('a link', () => {
  test('to a page of the website gets its name where nothing is selected', async () => {
    const user = show('');
    await user.click(tool(/^Link /));
    await user.selectOptions(screen.getByLabelText('Pagina van de website'), 'Blog');
    await user.click(screen.getByRole('button', { name: 'Link maken' }));
    expect(onChange).toHaveBeenLastCalledWith('[Blog](/blog)');
    expect(screen.queryByLabelText('Pagina van de website')).toBeNull();
  });

  test('to another address is completed, and a wrong one is explained', async () => {
    const user = show('');
    await user.click(tool(/^Link /));
    const href = screen.getByLabelText('Of een ander adres');
    await user.type(href, 'javascript:alert(1){Enter}');
    expect(href).toHaveAccessibleDescription(/Dit adres klopt niet/);
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(href);
    await user.type(href, 'www.example.org{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('[www.example.org](https://www.example.org)');
  });

  test('is changed and taken away where the cursor stands in it; Escape leaves it', async () => {
    const user = show('[Blog](/blog)');
    await user.click(editor());
    await user.keyboard('{Control>}a{/Control}');
    await user.click(tool(/^Link /));
    expect(screen.getByLabelText('Pagina van de website')).toHaveValue('/blog');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Pagina van de website')).toBeNull();
    await user.click(tool(/^Link /));
    await user.click(screen.getByRole('button', { name: 'Link weghalen' }));
    expect(onChange).toHaveBeenLastCalledWith('Blog');
  });
});

describe('a picture', () => {
  test('that is chosen stands in the text', async () => {
    const user = show('', Picker);
    await user.click(tool(/^Foto/));
    await user.click(screen.getByRole('button', { name: 'Kies' }));
    expect(onChange).toHaveBeenLastCalledWith(`![Een raam](/storage/v1/object/public/pictures/${path})`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(editor()).getByRole('img', { name: 'Een raam' })).toHaveAttribute('width', '1600');
  });

  test('that is pasted is given to the picker', async () => {
    const user = show('Tekst', Picker);
    pasteInto(editor(), {}, [new File(['x'], 'raam.jpg', { type: 'image/jpeg' })]);
    expect(await screen.findByRole('dialog')).toHaveTextContent('raam.jpg');
    await user.click(screen.getByRole('button', { name: 'Sluit' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['Een zin.', 'Een zin.'],
    ['- a\n- b', '- a\n- b'],
    ['> citaat', '> citaat'],
  ])('stands below what the cursor stands in, and leaves that whole: %s', async (start, whole) => {
    const user = show(`${start}\n\nVerder`, Picker);
    await user.click(tool(/^Foto/));
    await user.click(screen.getByRole('button', { name: 'Kies' }));
    expect(onChange).toHaveBeenLastCalledWith(
      `${whole}\n\n![Een raam](/storage/v1/object/public/pictures/${path})\n\nVerder`,
    );
  });

  test('of the text, as Word and Excel put beside it, is left for the text', () => {
    show('Tekst', Picker);
    const data = { 'text/plain': 'Kosten 285 euro', 'text/html': '<p>Kosten 285 euro</p>' };
    pasteInto(editor(), data, [new File(['x'], 'image.png', { type: 'image/png' })]);
    expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('Kosten 285 euro'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('that is dropped is given to the picker, unless it comes from the text itself: %s', (isMoved, taken) => {
    const addPicture = vi.fn<(file: File) => void>();
    const { handleDrop } = editorOptions('', {
      openLink: () => undefined,
      addPicture,
      tellLostLinks: () => undefined,
    }).editorProps;
    const file = new File(['x'], 'raam.jpg', { type: 'image/jpeg' });
    const event = Object.assign(new Event('drop'), { dataTransfer: { files: [file] } });
    expect(Reflect.apply(handleDrop, null, [null, event, null, isMoved])).toBe(!isMoved);
    expect(addPicture).toHaveBeenCalledTimes(taken);
  });

  test('cannot be added where there is nothing to choose from', () => {
    show('Tekst');
    expect(screen.queryByRole('button', { name: /^Foto/ })).toBeNull();
    pasteInto(editor(), { 'text/plain': 'Meer ' }, [new File(['x'], 'raam.jpg', { type: 'image/jpeg' })]);
    expect(onChange).toHaveBeenLastCalledWith('Meer Tekst');
  });
});
