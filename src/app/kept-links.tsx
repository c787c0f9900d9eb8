import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptMark } from '@/components/ui/kept-html';

/** Links in HTML that is left as it came are plain links; here the router follows them, as it does its own. */
export function KeptLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!isPlainClick || event.defaultPrevented || !link?.closest(`[${keptMark}]`)) return;
      // Mail, phone and other sites, and what is to open beside this page.
      if (link.origin !== window.location.origin || link.target !== '') return;
      event.preventDefault();
      // As the router's own links do: going where one is adds nothing to go back to.
      const replace = link.href === window.location.href;
      void navigate(link.pathname + link.search + link.hash, { replace });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  return null;
}
