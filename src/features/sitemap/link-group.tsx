import { useId, type ReactNode } from 'react';

interface SitemapLink {
  to: string;
  label: string;
}

interface LinkGroupProps {
  title: string;
  links: readonly SitemapLink[];
  /** Shown above the links: a loading or error notice. */
  children?: ReactNode;
}

/** A heading with the pages that belong to it. */
export function LinkGroup({ title, links, children }: LinkGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="border-b-2 border-primary pb-2 text-xl font-bold">
        {title}
      </h2>
      {children}
      {links.length > 0 && (
        <ul className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
          {links.map(({ to, label }) => (
            <li key={to} className="break-inside-avoid">
              <a href={to} className="inline-block py-1.5 text-primary underline-offset-4 hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
