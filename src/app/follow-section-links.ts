import { goToSection } from './go-to-section';

/**
 * Follows the links to sections of the page that is shown. The router must not: React would hold its new location back
 * until every island of the page is hydrated.
 */
export function followSectionLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsToSection(link) || opensElsewhere(event)) return;
      event.preventDefault();
      if (link.hash !== window.location.hash) window.history.pushState(window.history.state, '', link.hash);
      if (!goToSection(link.hash)) console.warn(`No section for ${link.hash} on ${link.pathname}`);
    },
    // Before the router, which leaves alone what is prevented.
    { capture: true },
  );
}

/** Links inside a form lead to its fields, and the form follows these itself. */
function leadsToSection(link: HTMLAnchorElement): boolean {
  const { host, pathname, search } = window.location;
  const isHere = link.host === host && link.pathname === pathname && link.search === search;
  return isHere && link.hash !== '' && link.closest('form') === null;
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
