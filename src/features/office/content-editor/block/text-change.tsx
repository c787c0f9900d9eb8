import { diffWordsWithSpace } from 'diff';
import { contentEditorTexts } from '@/content/office/texts/content-editor';

const texts = contentEditorTexts.history;

/** Changes above which the texts are shown whole: they have too little in common. */
const maxEdits = 1000;
/** Characters of context on either side of a change. */
const contextLength = 60;

interface TextChangeProps {
  from: string;
  to: string;
}

/** The deleted and inserted parts of a text, with a little context. */
export function TextChange({ from, to }: TextChangeProps) {
  const parts = diffWordsWithSpace(from, to, { maxEditLength: maxEdits }) ?? [
    { value: from, removed: true, added: false },
    { value: to, removed: false, added: true },
  ];
  return parts.map(({ value, removed, added }, index) => {
    if (removed) {
      return (
        <del key={index} className="bg-danger-soft text-danger">
          <span className="sr-only">{texts.removed} </span>
          {value}
        </del>
      );
    }
    if (added) {
      return (
        <ins key={index} className="bg-primary-soft text-primary">
          <span className="sr-only">{texts.added} </span>
          {value}
        </ins>
      );
    }
    return <span key={index}>{shortened(value, index === 0, index === parts.length - 1)}</span>;
  });
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const [start, end] = [isFirst ? 0 : contextLength, isLast ? 0 : contextLength];
  if (text.length <= start + end + contextLength) return text;
  return `${text.slice(0, start)} … ${end === 0 ? '' : text.slice(-end)}`;
}
