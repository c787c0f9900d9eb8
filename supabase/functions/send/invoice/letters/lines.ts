// @ts-types="./bidi-js.d.ts"
import bidiFactory from 'bidi-js';
import { chooseFonts, printed } from './choose-fonts.ts';
import type { LetterFont } from './covered.ts';

/** Characters of one font in one direction, in the order in which they are read. */
export interface Run {
  text: string;
  font: LetterFont;
  isRightToLeft: boolean;
}

/** A line as it is drawn, its runs from left to right, and as it is read. */
export interface Line {
  runs: Run[];
  text: string;
}

const bidi = bidiFactory();

/** Breaks a paragraph into lines no wider than `width`, at spaces where it can. */
export function linesOf(paragraph: string, width: number, widthOf: (run: Run) => number): Line[] {
  const text = printed(paragraph);
  const letters = chooseFonts(text);
  const levels = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels);
  let at = 0;
  const placed = letters.map(({ character, font }) => {
    const place = at;
    at += character.length;
    return { character: mirrored.get(place) ?? character, font, level: levels.levels[place] ?? 0 };
  });

  function line(from: number, to: number): Line {
    return {
      runs: inOrder(placed.slice(from, to)),
      text: letters
        .slice(from, to)
        .map(({ character }) => character)
        .join(''),
    };
  }
  function fits(from: number, to: number): boolean {
    return line(from, to).runs.reduce((sum, run) => sum + widthOf(run), 0) <= width;
  }

  const lines: Line[] = [];
  let from = 0;
  while (from < placed.length) {
    let to = from + 1;
    while (to < placed.length && fits(from, to + 1)) to += 1;
    if (to < placed.length) {
      const space = placed.findLastIndex(({ character }, index) => character === ' ' && index > from && index <= to);
      if (space > from) to = space;
    }
    lines.push(line(from, to));
    from = placed[to]?.character === ' ' ? to + 1 : to;
  }
  return lines;
}

interface Placed {
  character: string;
  font: LetterFont;
  /** Of the bidirectional algorithm of Unicode: odd is right to left. */
  level: number;
}

/** The runs of a line from left to right: rule L2 of the algorithm. */
function inOrder(placed: readonly Placed[]): Run[] {
  const runs: (Run & { level: number })[] = [];
  for (const { character, font, level } of placed) {
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.text += character;
    else runs.push({ text: character, font, level, isRightToLeft: level % 2 === 1 });
  }
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while ((runs[end]?.level ?? 0) >= level) end += 1;
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
      start = end;
    }
  }
  return runs.map(({ text, font, isRightToLeft }) => ({ text, font, isRightToLeft }));
}
