import type { PastedCell, PastedContext, PastedItem } from './pasted-context';
import { raise } from './pasted-style';

/** A block of a pasted text, as HTML without its own tags. */
export interface PastedBlock {
  kind: PastedContext['block'] | 'picture';
  html: string;
  quote: object | null;
  item: PastedItem | null;
  cell: PastedCell | null;
}

/** Collects a text from left to right. A block ends where another begins, and an empty one is left out. */
export class PastedBlocks {
  readonly blocks: PastedBlock[] = [];
  readonly #items = new Map<PastedItem, PastedBlock>();
  #open: PastedBlock | null = null;
  /** The tags that are open in it, and of which text. */
  #tags: string[] = [];
  #context: PastedContext | null = null;

  addText(html: string, context: PastedContext) {
    const text = html.replace(/\r?\n|&nbsp;|&#160;|&#xa0;|\u00a0/gi, ' ');
    if (context.reads === 'sign' && context.item) context.item.sign += text;
    if (context.reads !== 'text' || (this.#open === null && text.trim() === '')) return;
    const block = this.#blockOf(context);
    if (context !== this.#context) block.html += this.#restyle(tagsOf(context));
    this.#context = context;
    block.html += raise(text, context.raised);
  }

  addBreak({ reads }: PastedContext) {
    if (reads === 'text' && this.#open) this.#open.html += '<br>';
  }

  addPicture(html: string, { reads, quote }: PastedContext) {
    this.end();
    if (reads === 'text') this.blocks.push({ kind: 'picture', html, quote, item: null, cell: null });
  }

  /** Ends the block that is open. */
  end() {
    const block = this.#open;
    if (!block) return;
    block.html += this.#restyle([]);
    this.#context = null;
    if (block.kind !== 'loose') block.html = block.html.trim();
    this.#open = null;
    const begun = block.item && this.#items.get(block.item);
    if (begun) {
      begun.html += `<br>${block.html}`;
      return;
    }
    this.blocks.push(block);
    if (block.item) this.#items.set(block.item, block);
  }

  #blockOf({ block: kind, quote, item, cell }: PastedContext): PastedBlock {
    this.#open ??= { kind, html: '', quote, item, cell };
    return this.#open;
  }

  /** The tags that end the styles which are open and begin these. */
  #restyle(tags: string[]): string {
    let same = 0;
    while (same < tags.length && tags[same] === this.#tags[same]) same += 1;
    const ended = this.#tags.slice(same).toReversed();
    this.#tags = tags;
    return [...ended.map((tag) => `</${tag.split(' ', 1)[0]}>`), ...tags.slice(same).map((tag) => `<${tag}>`)].join('');
  }
}

function tagsOf({ href, isBold, isItalic }: PastedContext): string[] {
  return [
    ...(href === null ? [] : [`a href="${escapeValue(href)}"`]),
    ...(isBold ? ['strong'] : []),
    ...(isItalic ? ['em'] : []),
  ];
}

/** The value of an attribute between double quotes. */
export function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
