import { Link, useLocation } from 'react-router-dom';

interface SectionLinksProps {
  label: string;
  /** Headings of this page by their id. */
  sections: readonly { id: string; text: string }[];
}

/** The way to each part of a long page; what else the address holds stays. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  const { search } = useLocation();
  return (
    <nav aria-label={label} className="-my-3">
      <ul className="flex flex-wrap gap-x-5">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={{ search, hash: `#${id}` }}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
