/** A piece of HTML: text with its entities, the start of an element or its end. */
type HtmlToken = { kind: 'text'; html: string } | StartTag | { kind: 'end'; name: string };

export interface StartTag {
  kind: 'start';
  /** In lower case. */
  name: string;
  /** Values with their entities, by their names in lower case. */
  attributes: Map<string, string>;
}

const tagPattern = /<(\/?)([a-z][\w:-]*)/iy;
const attributePattern = /[\s/]*([^\s>/][^\s=>/]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const tagEndPattern = /[\s/]*>/y;

/** Elements of which the content is no HTML. */
const rawElements = ['script', 'style', 'title', 'xml'];

/**
 * The pieces of HTML as a browser would read them; comments, scripts and the like are left out. Reads from left to
 * right and never back, so that the time grows with the length alone; what never ends is left out, as in a browser.
 */
export function* readHtml(html: string): Generator<HtmlToken, void> {
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    const textEnd = start === -1 ? html.length : start;
    if (textEnd > position) yield { kind: 'text', html: html.slice(position, textEnd) };
    if (start === -1) return;

    if (/[!?]/.test(html.charAt(start + 1))) {
      position = after(html, html.startsWith('<!--', start) ? '-->' : '>', start + 2);
      continue;
    }
    tagPattern.lastIndex = start;
    const [opening, slash = '', rawName = ''] = tagPattern.exec(html) ?? [];
    if (opening === undefined) {
      yield { kind: 'text', html: '&lt;' };
      position = start + 1;
      continue;
    }
    const name = rawName.toLowerCase();
    const { attributes, end } = readAttributes(html, start + opening.length);
    if (end > html.length) return;
    position = end;
    if (slash === '/') yield { kind: 'end', name };
    else if (rawElements.includes(name)) position = afterRaw(html, name, end);
    else yield { kind: 'start', name, attributes };
  }
}

/** The position after the next `mark`; beyond the end when there is none. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function afterRaw(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[^>]*>`, 'gi');
  closing.lastIndex = from;
  return closing.test(html) ? closing.lastIndex : html.length;
}

/** The attributes of a tag and the position after it; beyond the end of the HTML when the tag does not end. */
function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let end = from;
  for (;;) {
    tagEndPattern.lastIndex = end;
    if (tagEndPattern.test(html)) return { attributes, end: tagEndPattern.lastIndex };
    attributePattern.lastIndex = end;
    const [whole, name = '', quoted, single, bare] = attributePattern.exec(html) ?? [];
    if (whole === undefined) return { attributes, end: html.length + 1 };
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, quoted ?? single ?? bare ?? '');
    end += whole.length;
  }
}

const entities: Partial<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };

/** The text that the value of an attribute means. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
