import type { Locator } from '@playwright/test';

/** The editor of a written text in a dialog or card. */
export function textEditorIn(part: Locator): Locator {
  return part.getByRole('textbox', { name: /^(Tekst|Inhoud)/ });
}

/** Types paragraphs at the end of a text, as a person would: `## ` and `- ` begin a heading and a list. */
export async function writeText(part: Locator, ...paragraphs: string[]): Promise<void> {
  const editor = textEditorIn(part);
  await editor.click();
  await editor.press('Control+End');
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) await editor.press('Enter');
    await editor.pressSequentially(paragraph);
  }
}
