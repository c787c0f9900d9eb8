// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copyInput } from './copy-input';

function build(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

test('copies texts, choices and ticks to the fields of the same name', () => {
  const from = build(`<input name="name" value="Jan"><input type="checkbox" name="agreed" checked>
    <input type="checkbox" name="rush"><input type="radio" name="type" value="house">
    <input type="radio" name="type" value="flat" checked><textarea name="message">Bel aan</textarea>
    <input name="elsewhere" value="x">`);
  const to = build(`<input name="name"><input type="checkbox" name="agreed"><input type="checkbox" name="rush">
    <input type="radio" name="type" value="house" checked><input type="radio" name="type" value="flat">
    <textarea name="message"></textarea>`);
  copyInput(from, to);
  expect([...new FormData(to)]).toEqual([
    ['name', 'Jan'],
    ['agreed', 'on'],
    ['type', 'flat'],
    ['message', 'Bel aan'],
  ]);
});
