import { fetchAgain } from '@/lib/fetch-again';
import url from '@/styles/index.css?url';

let styles: Promise<void> | undefined;

/** Loads the styles of the whole site: a prerendered page comes with those of its own code alone. */
export function loadSiteStyles(): Promise<void> {
  return (styles ??= fetchAgain((query) => addStylesheet(url + query)));
}

function addStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
