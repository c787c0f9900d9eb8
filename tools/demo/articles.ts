import { housePath } from './house.ts';
import { newRoof } from './new-roof.ts';

const day = 86_400_000;

/**
 * An article with a picture that is online, one that readers get to see next week, and one that is still being written,
 * beside those of a new site. The first is not the newest: a drawing of the site leads the list.
 */
export function demoArticles(now: Date) {
  const written = new Date(now.getTime() - day).toISOString();
  const published = new Date(now.getTime() - 60 * day).toISOString();
  const article = { section_name: 'blog_article', last_updated: written, is_edited: true };
  return [
    {
      ...article,
      id: 'd0000000-0000-4000-8000-000000000003',
      page_path: '/blog/nieuw-dak-ander-label',
      title: 'Een nieuw dak, een ander label?',
      subtitle: 'Bij een nieuw dak kunt u meteen isoleren. Dat telt mee voor uw label.',
      content: newRoof,
      published_at: published,
      last_updated: published,
      picture: housePath,
    },
    {
      ...article,
      id: 'd0000000-0000-4000-8000-000000000001',
      page_path: '/blog/vloerisolatie-in-een-oud-huis',
      title: 'Vloerisolatie in een oud huis',
      subtitle: 'Onder een houten vloer is vaak ruimte genoeg. Wat levert isoleren op voor uw label?',
      content:
        'Een koude vloer merkt u elke dag.\n\n## Wat de adviseur wil zien\n\n- de factuur met uw adres\n- de dikte van het materiaal\n- foto’s van het werk',
      published_at: new Date(now.getTime() + 7 * day).toISOString(),
    },
    {
      ...article,
      id: 'd0000000-0000-4000-8000-000000000002',
      page_path: '/blog/warmtepomp-en-label',
      title: 'Een warmtepomp en uw label',
      subtitle: 'Concept: nog aan te vullen.',
      content: 'Een warmtepomp telt mee als het typeplaatje te lezen is.',
      published_at: null,
    },
  ];
}
