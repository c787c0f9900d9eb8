/** The text of a mail whose HTML is a template of supabase/templates: the address of a link follows its words. */
export function accountMailText(html: string): string {
  const body = html.replace(/[^]*<body>|<\/body>[^]*/g, '');
  return body
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2: $1')
    .replaceAll('&amp;', '&')
    .split(/<\/?p>/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
