import { useSearchParams } from 'react-router-dom';
import { adminParams } from '@/lib/admin-links';

/** The page whose blocks are shown, kept in the address; '' is general content. A page without blocks counts as that. */
export function useSelectedPage(paths: readonly string[]): [string, (path: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(adminParams.page) ?? '';

  function select(path: string) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (path === '') next.delete(adminParams.page);
        else next.set(adminParams.page, path);
        return next;
      },
      { replace: true },
    );
  }

  return [paths.includes(asked) ? asked : '', select];
}
