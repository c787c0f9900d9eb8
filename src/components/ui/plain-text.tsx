import { Link } from 'react-router-dom';
import { namedPieces } from '@/content/public/named-pages';
import { articleBlocks, type ArticleBlock } from '@/domain/content/article-text';

interface PlainTextProps {
  /** Plain text in the notation of articleBlocks. */
  text: string;
  /** Level of its headings, one below the heading that the text stands under. */
  headingLevel?: 2 | 3;
}

/** Text of an administrator as headings, paragraphs, lists and links to the pages that it names; never as HTML. */
export function PlainText({ text, headingLevel = 2 }: PlainTextProps) {
  return (
    <div className="max-w-text text-lg leading-relaxed">
      {articleBlocks(text).map((block, index) => (
        // Blocks have no identity but their position.
        <Block key={index} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: ArticleBlock;
  headingLevel: 2 | 3;
}

function Block({ block, headingLevel }: BlockProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  if (block.kind === 'heading') {
    return <Heading className="mt-10 mb-3 break-after-avoid text-2xl leading-snug font-bold">{block.text}</Heading>;
  }
  if (block.kind === 'paragraph')
    return (
      <p className="mt-4 whitespace-pre-line">
        <LinkedText text={block.text} />
      </p>
    );
  const items = block.items.map((item, index) => (
    <li key={index} className="pl-1 marker:font-semibold marker:text-primary">
      <LinkedText text={item} />
    </li>
  ));
  return block.isOrdered ? (
    <ol start={block.start} className="mt-4 grid list-decimal gap-2 pl-7">
      {items}
    </ol>
  ) : (
    <ul className="mt-4 grid list-disc gap-2 pl-7">{items}</ul>
  );
}

const linkClass = 'text-primary underline underline-offset-4 hover:no-underline';

function LinkedText({ text }: { text: string }) {
  return namedPieces(text).map(({ text: piece, href }, index) => {
    if (href === undefined) return piece;
    return href.startsWith('/') ? (
      <Link key={index} to={href} className={linkClass}>
        {piece}
      </Link>
    ) : (
      <a key={index} href={href} rel="noopener" className={linkClass}>
        {piece}
      </a>
    );
  });
}
