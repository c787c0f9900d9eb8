/** What the `style` and `class` of a pasted element say of its text. */

/** Classes of Word that are no part of its text: remarks, their anchors and deletions that can still be undone. */
const unseenClass = /(?:^|\s)(?:mso(?:comanchor|comtxt|comhide|del)|MsoComment(?:Text|Reference))(?:\s|$)/i;

/** Elements whose text is not shown, or is shown as no longer valid. */
const unseenElements = ['del', 's', 'strike', 'template', 'noscript'];

/** Declarations of text that is not shown, is a remark of Word, or is struck out. */
const unseenDeclarations = [
  ['display', /^none\b/],
  ['visibility', /^(?:hidden|collapse)\b/],
  ['mso-hide', /^all\b/],
  ['mso-element', /^comment(?:-list)?\b/],
  ['mso-special-character', /^comment\b/],
  ['text-decoration', /\bline-through\b/],
  ['text-decoration-line', /\bline-through\b/],
  ['text-line-through', /^(?!none\b)\S/],
] as const;

const noStyle: ReadonlyMap<string, string> = new Map();

/** The declarations of a `style`, in lower case, by their names; of two with one name the last. */
export function readStyle(style: string): ReadonlyMap<string, string> {
  if (style === '') return noStyle;
  const declarations = style.split(';').map((declaration): [string, string] => {
    const colon = declaration.indexOf(':');
    return [
      declaration.slice(0, colon).trim().toLowerCase(),
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    ];
  });
  return new Map(declarations);
}

/**
 * Whether people who read the original do not see this text, or see that it no longer applies: hidden, a remark beside
 * it, deleted, or struck out.
 */
export function isUnseen(name: string, attributes: Map<string, string>, style: ReadonlyMap<string, string>): boolean {
  return (
    unseenElements.includes(name) ||
    attributes.has('hidden') ||
    unseenClass.test(attributes.get('class') ?? '') ||
    unseenDeclarations.some(([property, value]) => value.test(style.get(property) ?? ''))
  );
}

/** Whether the style makes its text bold; undefined says nothing of it. */
export function isBoldStyle(style: ReadonlyMap<string, string>): boolean | undefined {
  const weight = style.get('font-weight');
  return weight === undefined ? undefined : /^(?:bold|bolder|[6-9]00)\b/.test(weight);
}

/** Whether the style makes its text italic; undefined says nothing of it. */
export function isItalicStyle(style: ReadonlyMap<string, string>): boolean | undefined {
  return style.has('font-style') ? /^(?:italic|oblique)\b/.test(style.get('font-style') ?? '') : undefined;
}

export type Raised = 'super' | 'sub' | null;

/** Whether a text stands above or below its line; undefined says nothing of it. */
export function raisedBy(name: string, style: ReadonlyMap<string, string>): Raised | undefined {
  if (name === 'sup') return 'super';
  if (name === 'sub') return 'sub';
  const align = style.get('vertical-align');
  if (align === undefined) return undefined;
  return align === 'super' || align === 'sub' ? align : null;
}

const raisedSigns = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' } as const;
const plainSigns = '0123456789+-';

/** Figures above or below the line as signs of their own, such as m²; another text stays as it is. */
export function raise(text: string, raised: Raised): string {
  if (raised === null || !/^\s*[\d+-]+\s*$/.test(text)) return text;
  return text.replace(/[\d+-]/g, (sign) => raisedSigns[raised].charAt(plainSigns.indexOf(sign)));
}
