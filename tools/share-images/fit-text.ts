interface Space {
  /** Pixels. */
  width: number;
  height: number;
  /** Font sizes to try, largest first. */
  sizes: readonly [number, ...number[]];
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Height of a line as a share of its font size. */
export const lineHeight = 1.1;

/** Gives the width of a text in pixels at a font size of 1. */
type Measure = (text: string) => number;

/**
 * Breaks a text into lines at the largest size at which it fits; at the smallest size the excess is replaced by an
 * ellipsis.
 */
export function fitText(text: string, { width, height, sizes }: Space, measure: Measure): FittedText {
  let smallest = sizes[0];
  for (const size of sizes) {
    smallest = size;
    const lines = breakLines(text, width / size, measure);
    if (lines.length <= linesIn(height, size) && lines.every((line) => measure(line) <= width / size)) {
      return { size, lines: balance(text, lines, measure) };
    }
  }
  const lines = breakLines(text, width / smallest, measure);
  const kept = lines.slice(0, linesIn(height, smallest));
  return {
    size: smallest,
    lines: kept.map((line, index) => {
      const hasMore = index === kept.length - 1 && kept.length < lines.length;
      return cut(line, width / smallest, measure, hasMore);
    }),
  };
}

function linesIn(height: number, size: number): number {
  return Math.max(1, Math.floor(height / (size * lineHeight)));
}

function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, of widths as equal as possible, so that no word is left alone on the last one. */
function balance(text: string, lines: string[], measure: Measure): string[] {
  const widest = Math.max(...lines.map(measure));
  for (let width = widest / 2; width < widest; width += widest / 40) {
    const narrower = breakLines(text, width, measure);
    if (narrower.length === lines.length && narrower.every((line) => measure(line) <= width)) return narrower;
  }
  return lines;
}

/** Shortens a line that is too wide, or after which more was to come. */
function cut(line: string, width: number, measure: Measure, hasMore: boolean): string {
  if (!hasMore && measure(line) <= width) return line;
  let kept = line;
  while (kept !== '' && measure(`${kept}…`) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
