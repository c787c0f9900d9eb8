import { useSearchParams } from 'react-router-dom';

const parameter = 'pagina';

/** The page whose blocks are shown, kept in the address; '' is general content. A page without blocks counts as that. */
export function useSelectedPage(paths: readonly string[]): [string, (path: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter) ?? '';

  function select(path: string) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (path === '') next.delete(parameter);
        else next.set(parameter, path);
        return next;
      },
      { replace: true },
    );
  }

  return [paths.includes(asked) ? asked : '', select];
}
