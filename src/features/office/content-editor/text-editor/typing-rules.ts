import { Extension, markInputRule, wrappingInputRule } from '@tiptap/core';

/**
 * Stars around a text make it bold or italic where Markdown means that: at the start and the end of words. Elsewhere
 * they are text, as in a product, a pair of brackets or a note. Underscores always are, as when a text is read.
 */
const openingStar = String.raw`(?<=^|[\s([{"'‘’“”„])`;
const starredText = String.raw`((?![\s*.,;:!?)\]}])[^*]*(?<![\s*([{]))`;
const bold = new RegExp(String.raw`${openingStar}\*\*${starredText}\*\*$`);
const italic = new RegExp(String.raw`${openingStar}\*${starredText}\*$`);

/** A star or a plus sign at the start of a line is text, such as a note at a price. */
const bullet = /^-\s$/;

/** What typed signs do, where the rules of the library do not fit. */
export const TypingRules = Extension.create({
  name: 'typingRules',
  addInputRules() {
    const { marks, nodes } = this.editor.schema;
    return [
      ...(marks['bold'] ? [markInputRule({ find: bold, type: marks['bold'] })] : []),
      ...(marks['italic'] ? [markInputRule({ find: italic, type: marks['italic'] })] : []),
      ...(nodes['bulletList'] ? [wrappingInputRule({ find: bullet, type: nodes['bulletList'] })] : []),
    ];
  },
});

/** The extensions whose rules apply to what is typed. */
export const typingRules = ['typingRules', 'heading', 'orderedList', 'blockquote'];

/** The extensions whose rules apply to what is pasted: signs in it are text, and an address becomes a link. */
export const pasteRules = ['link'];
