let pending = 0;

const arrivalPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Loads a part of the site's code. After a deploy the files of the version that is open may be gone, so when code fails
 * on the way to another page, that page is loaded anew; at the page where the reader arrived that would not help.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof window === 'undefined') return load();
  const isOnTheWay = window.location.pathname !== arrivalPath;
  const { dataset } = document.documentElement;
  try {
    // Shows a progress line, see motion.css.
    if (isOnTheWay && pending++ === 0) dataset['loading'] = '';
    return await loadInTime(load, 20_000);
  } catch (error) {
    if (!isOnTheWay || !navigator.onLine) throw error;
    window.location.reload();
    return await new Promise<never>(() => undefined);
  } finally {
    if (isOnTheWay && --pending === 0) delete dataset['loading'];
  }
}

/** Code that does not come within so many milliseconds counts as failed. */
export async function loadInTime<Module>(load: () => Promise<Module>, maxWait: number): Promise<Module> {
  let timer;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The code did not come in time')), maxWait);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
