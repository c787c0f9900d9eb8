import { isAllowedHref } from '@/domain/content/allowed-urls';

/** Characters of HTML above which a paste is taken as plain text. */
const maxLength = 2_000_000;

/** What is pasted with it, but is no text. */
const notText =
  /<(script|style|head|xml|title)\b[^]*?<\/\1\s*>|<!--\[if !supportLists\]-->[^]*?<!--\[endif\]-->|<!\[if !supportLists\]>[^]*?<!\[endif\]>|<!--[^]*?-->|<![^>]*>/gi;
const tagPattern = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** The tags that the editor reads, by the tags of Word, Google Docs and web pages. */
const kept: Partial<Record<string, string>> = {
  ...{ p: 'p', div: 'p', br: 'br', ul: 'ul', ol: 'ol', li: 'li', blockquote: 'blockquote', a: 'a' },
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', span: 'span', img: 'img', tr: 'p' },
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
};

/**
 * Pasted HTML with only the tags that the editor knows. Works on text: our policy would report every `style` and `on…` of
 * the original as soon as a browser parses it.
 */
export function cleanPastedHtml(html: string): string {
  if (html.length > maxLength) return '';
  const clean = listsOfWord(html)
    .replace(notText, '')
    .replace(/\r?\n|&nbsp;|\u00a0/g, ' ');
  /** What ends each tag that is open, by its own name. */
  const open: { name: string; end: string }[] = [];
  const tags = clean.replace(tagPattern, (_, slash: string, rawName: string, attributes: string) => {
    const name = rawName.toLowerCase();
    if (slash === '/') {
      const index = open.findLastIndex((tag) => tag.name === name);
      return index === -1 ? '' : (open.splice(index, 1)[0]?.end ?? '');
    }
    const { start, end } = startOf(name, attributes);
    if (!isEmpty(name)) open.push({ name, end });
    return start;
  });
  return tags.replace(/<\/(ul|ol)>\s*<\1>/g, '');
}

function isEmpty(name: string): boolean {
  return ['br', 'img', 'hr', 'meta', 'link', 'input', 'col'].includes(name);
}

function startOf(name: string, attributes: string): { start: string; end: string } {
  const none = { start: '', end: '' };
  const tag = kept[name];
  if (tag === undefined) return none;
  const style = attributeOf(attributes, 'style');
  if (tag === 'a') {
    const href = attributeOf(attributes, 'href');
    return isAllowedHref(href) ? { start: `<a href="${href.replaceAll('&', '&amp;')}">`, end: '</a>' } : none;
  }
  if (tag === 'img') {
    const picture = attributeOf(attributes, 'data-picture').replace(/[^\w./-]/g, '');
    const alt = attributeOf(attributes, 'alt').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return picture === '' ? none : { start: `<img data-picture="${picture}" alt="${alt}">`, end: '' };
  }
  if (['span', 'strong', 'em'].includes(tag)) {
    // Google Docs wraps everything in a <b> that is not bold, and says of a <span> that it is.
    const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1] ?? '';
    const isBold = weight === '' ? tag === 'strong' : /^(bold|bolder|[6-9]00)$/i.test(weight);
    const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1] ?? '';
    const isItalic = slant === '' ? tag === 'em' : slant.toLowerCase() === 'italic';
    const names = [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])];
    return {
      start: names.map((one) => `<${one}>`).join(''),
      end: names
        .toReversed()
        .map((one) => `</${one}>`)
        .join(''),
    };
  }
  return { start: `<${tag}>`, end: tag === 'br' ? '' : `</${tag}>` };
}

/** Word writes an item of a list as a paragraph, with its sign as text. */
function listsOfWord(html: string): string {
  const paragraph = /<p\b([^>]*mso-list:\s*l\d[^>]*)>([^]*?)<\/p\s*>/gi;
  return html.replace(paragraph, (_, _attributes: string, text: string) => {
    const sign = /mso-list:\s*Ignore[^>]*>\s*(?:<[^>]*>)?\s*([^<&\s]*)/i.exec(text)?.[1] ?? '';
    const list = /^(\d{1,3}|[a-z])[.)]/i.test(sign) ? 'ol' : 'ul';
    return `<${list}><li><p>${text}</p></li></${list}>`;
  });
}

function attributeOf(attributes: string, name: string): string {
  const [, quoted, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? [];
  return decodeEntities(quoted ?? single ?? bare ?? '').trim();
}

const entities: Partial<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
