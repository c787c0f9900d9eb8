export type ListTag = 'ul' | 'ol';
export type BlockTag = ListTag | 'li' | 'h2' | 'h3' | 'blockquote';

/** Deeper lists are not stored. */
const maxLevel = 6;

const blockTag = /^<\/?(?:p|ul|ol|li|h2|h3|blockquote)>$/;

/** An item of a list that Word wrote as a paragraph. */
interface WordItem {
  level: number;
  /** Its bullet or number, which Word writes as text. */
  sign: string;
  /** Where its start is written once its sign is known. */
  index: number;
}

/** Writes HTML from left to right. A paragraph ends where another block begins, and an empty one is left out. */
export class CleanHtml {
  readonly #parts: string[] = [];
  #isInParagraph = false;
  #item: WordItem | null = null;
  /** The lists of Word that are open, the outermost first; each has an open item. */
  readonly #lists: { tag: ListTag; level: number }[] = [];

  toString(): string {
    return this.#parts.join('');
  }

  /** A tag within a text. */
  addInline(tag: string) {
    this.#parts.push(tag);
  }

  addText(html: string) {
    const text = html.replace(/\r?\n|&nbsp;|\u00a0/g, ' ');
    if (text.trim() === '' && blockTag.test(this.#parts.at(-1) ?? '<p>')) return;
    if (!this.#isInParagraph) this.#endLists();
    this.#parts.push(text);
  }

  startParagraph() {
    this.endParagraph();
    this.#endLists();
    this.#parts.push('<p>');
    this.#isInParagraph = true;
  }

  endParagraph() {
    if (!this.#isInParagraph) return;
    this.#isInParagraph = false;
    if (this.#item) this.#startItem(this.#item);
    this.#item = null;
    if (this.#parts.at(-1) === '<p>') this.#parts.pop();
    else this.#parts.push('</p>');
  }

  startBlock(tag: BlockTag) {
    this.endParagraph();
    this.#endLists();
    // Google Docs writes a list within a list after its item.
    if ((tag === 'ul' || tag === 'ol') && this.#parts.at(-1) === '</li>') {
      this.#parts.pop();
      this.#parts.push(`<${tag}>`);
      return () => this.#endBlock(`</${tag}>`, '</li>');
    }
    this.#parts.push(`<${tag}>`);
    return () => this.#endBlock(`</${tag}>`);
  }

  /** A paragraph of Word that is an item of a list, at this level from 1. */
  startWordItem(level: number) {
    this.endParagraph();
    this.#item = { level: Math.min(level, maxLevel), sign: '', index: this.#parts.length };
    this.#parts.push('<p>');
    this.#isInParagraph = true;
  }

  addMarker(text: string) {
    if (this.#item) this.#item.sign += text;
  }

  end() {
    this.endParagraph();
    this.#endLists();
  }

  #endBlock(...tags: string[]) {
    this.end();
    this.#parts.push(...tags);
  }

  #startItem({ level, sign, index }: WordItem) {
    const tag = /^\s*(?:\d{1,3}|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul';
    const start: string[] = [];
    while (this.#levelOfList() > level) start.push(this.#endList());
    if (this.#levelOfList() === level && this.#lists.at(-1)?.tag !== tag) start.push(this.#endList());
    if (this.#levelOfList() === level) start.push('</li>');
    else {
      this.#lists.push({ tag, level });
      start.push(`<${tag}>`);
    }
    this.#parts[index] = `${start.join('')}<li><p>`;
  }

  #levelOfList(): number {
    return this.#lists.at(-1)?.level ?? 0;
  }

  #endList(): string {
    const list = this.#lists.pop();
    return list ? `</li></${list.tag}>` : '';
  }

  #endLists() {
    while (this.#lists.length > 0) this.#parts.push(this.#endList());
  }
}
