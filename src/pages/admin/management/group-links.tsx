import { NavLink } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { managementGroups } from './groups';

const links = [{ path: paths.adminManagement, name: 'Overzicht' }, ...managementGroups];

/** Links to the pages of Beheer. */
export function GroupLinks() {
  return (
    <nav aria-label="Beheer">
      <ul className="flex flex-wrap gap-x-1 border-b border-line">
        {links.map(({ path, name }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-2 font-semibold text-ink-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-primary sm:px-3"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
