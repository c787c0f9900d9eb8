import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { namedPieces } from '@/content/public/named-pages';
import {
  isLink,
  textOf,
  type Inline,
  type List,
  type RichText as RichTextBlocks,
  type RichTextBlock,
  type Run,
} from '@/domain/content/rich-text';
import { Picture } from './picture';
import { richTextClasses as classes } from './rich-text-classes';

interface RichTextProps {
  blocks: RichTextBlocks;
  /** Level of its largest headings, one below the heading that the text stands under. */
  headingLevel?: 2 | 3;
}

/** Text of an administrator as elements, with a link where it first names a page; never as HTML. */
export function RichText({ blocks, headingLevel = 2 }: RichTextProps) {
  return <div className={classes.text}>{renderBlocks(blocks, { headingLevel, named: new Set() })}</div>;
}

// Functions, not components: a long text has thousands of items and runs, and a string needs no element of its own.
// They have no identity but their position.

interface Shown {
  headingLevel: 2 | 3;
  /** The names of pages that are links already. */
  named: Set<string>;
}

function renderBlocks(blocks: RichTextBlocks, shown: Shown): ReactNode[] {
  return blocks.map((block, index) => renderBlock(block, index, shown));
}

function renderBlock(block: RichTextBlock, key: number, shown: Shown): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[shown.headingLevel + block.level - 1] ?? 'h4';
      return (
        <Heading key={key} className={classes.heading[block.level]}>
          {renderInline(block.text, null)}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p key={key} className={classes.paragraph}>
          {renderInline(block.text, shown)}
        </p>
      );
    case 'list':
      return renderList(block, key, 'mt-4', shown);
    case 'quote':
      return (
        <blockquote key={key} className={classes.quote}>
          {renderBlocks(block.blocks, shown)}
        </blockquote>
      );
    case 'picture':
      return <Picture key={key} path={block.path} alt={block.alt} className={classes.picture} />;
  }
}

const headings: Partial<Record<number, 'h2' | 'h3' | 'h4'>> = { 2: 'h2', 3: 'h3', 4: 'h4' };

function renderList({ isOrdered, start, items }: List, key: number, margin: string, shown: Shown): ReactNode {
  const all = items.map(({ text, list }, index) => (
    <li key={index} className={classes.item}>
      {renderInline(text, shown)}
      {list && renderList(list, 0, 'mt-2', shown)}
    </li>
  ));
  return isOrdered ? (
    <ol key={key} start={start} className={`${margin} ${classes.orderedList}`}>
      {all}
    </ol>
  ) : (
    <ul key={key} className={`${margin} ${classes.bulletList}`}>
      {all}
    </ul>
  );
}

/** Without `shown`, the names of pages in it are no links. */
function renderInline(text: readonly Inline[], shown: Shown | null): ReactNode {
  const [only] = text;
  if (text.length === 1 && typeof only === 'string') return renderNames(only, shown);
  return text.map((inline, index) => {
    if (!isLink(inline)) return renderRun(inline, index, shown);
    return (
      <TextLink key={index} href={inline.href}>
        {inline.runs.map((run, position) => renderRun(run, position, null))}
      </TextLink>
    );
  });
}

function renderRun(run: Run, key: number, shown: Shown | null): ReactNode {
  const text = renderNames(textOf(run), shown);
  if (typeof run === 'string') return text;
  if (!run.isBold) return <em key={key}>{text}</em>;
  return <strong key={key}>{run.isItalic ? <em>{text}</em> : text}</strong>;
}

function renderNames(text: string, shown: Shown | null): ReactNode {
  const pieces = shown ? namedPieces(text) : [];
  if (pieces.every(({ href }) => href === undefined)) return text;
  return pieces.map(({ text: piece, href }, index) => {
    if (href === undefined || !shown || shown.named.has(piece)) return piece;
    shown.named.add(piece);
    return (
      <TextLink key={index} href={href}>
        {piece}
      </TextLink>
    );
  });
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? (
    <Link to={href} className={classes.link}>
      {children}
    </Link>
  ) : (
    <a href={href} rel="noopener" className={classes.link}>
      {children}
    </a>
  );
}
