import { Fragment, type ReactNode } from 'react';
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

/** Text of an administrator as elements, with links to the pages that it names; never as HTML. */
export function RichText({ blocks, headingLevel = 2 }: RichTextProps) {
  return (
    <div className={classes.text}>
      <Blocks blocks={blocks} headingLevel={headingLevel} />
    </div>
  );
}

// Blocks, items and runs have no identity but their position.

function Blocks({ blocks, headingLevel }: Required<RichTextProps>) {
  return blocks.map((block, index) => <Block key={index} block={block} headingLevel={headingLevel} />);
}

interface BlockProps {
  block: RichTextBlock;
  headingLevel: 2 | 3;
}

function Block({ block, headingLevel }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[headingLevel + block.level - 1] ?? 'h4';
      return (
        <Heading className={classes.heading[block.level]}>
          <InlineText text={block.text} isLinked={false} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className={classes.paragraph}>
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return <ListOfItems list={block} className="mt-4" />;
    case 'quote':
      return (
        <blockquote className={classes.quote}>
          <Blocks blocks={block.blocks} headingLevel={headingLevel} />
        </blockquote>
      );
    case 'picture':
      return <Picture path={block.path} alt={block.alt} className={classes.picture} />;
  }
}

const headings: Partial<Record<number, 'h2' | 'h3' | 'h4'>> = { 2: 'h2', 3: 'h3', 4: 'h4' };

interface ListProps {
  list: List;
  className: string;
}

function ListOfItems({ list: { isOrdered, start, items }, className }: ListProps) {
  const shown = items.map(({ text, list }, index) => (
    <li key={index} className={classes.item}>
      <InlineText text={text} />
      {list && <ListOfItems list={list} className="mt-2" />}
    </li>
  ));
  return isOrdered ? (
    <ol start={start} className={`${className} ${classes.orderedList}`}>
      {shown}
    </ol>
  ) : (
    <ul className={`${className} ${classes.bulletList}`}>{shown}</ul>
  );
}

interface InlineTextProps {
  text: readonly Inline[];
  /** Whether the names of pages in it are links. */
  isLinked?: boolean;
}

function InlineText({ text, isLinked = true }: InlineTextProps) {
  return text.map((inline, index) => {
    if (!isLink(inline))
      return (
        <Fragment key={index}>
          {styled(inline, isLinked ? <NamedPages text={textOf(inline)} /> : textOf(inline))}
        </Fragment>
      );
    return (
      <TextLink key={index} href={inline.href}>
        {inline.runs.map((run, position) => (
          <Fragment key={position}>{styled(run, textOf(run))}</Fragment>
        ))}
      </TextLink>
    );
  });
}

function styled(run: Run, text: ReactNode): ReactNode {
  if (typeof run === 'string') return text;
  const slanted = run.isItalic ? <em>{text}</em> : text;
  return run.isBold ? <strong>{slanted}</strong> : slanted;
}

function NamedPages({ text }: { text: string }) {
  return namedPieces(text).map(({ text: piece, href }, index) =>
    href === undefined ? (
      piece
    ) : (
      <TextLink key={index} href={href}>
        {piece}
      </TextLink>
    ),
  );
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
