/**
 * The HTML of a mail for a frame of the site, whose policy allows style elements and no style attributes: these become
 * rules. Before the mail's own rules, which override them in the dark.
 */
export function framedMail(html: string): string {
  const rules: string[] = [];
  const marked = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    rules.push(`[data-style="${rules.length}"]{${style.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')}}`);
    return ` data-style="${rules.length - 1}"`;
  });
  return marked.replace('<style>', () => `<style>${rules.join('\n')}</style><style>`);
}
