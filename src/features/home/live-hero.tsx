import { useEffect, useState } from 'react';
import { Hero } from './hero';

interface HeroTexts {
  subtitle: string;
  content: string;
}

/** The hero, with the texts of the back-office as soon as they are read. An empty text keeps the default. */
export function LiveHero() {
  const [texts, setTexts] = useState<HeroTexts | null>(null);

  useEffect(() => {
    let isGone = false;
    async function load() {
      try {
        // Brings the database client along, which the first view of the page does without.
        const { readHero } = await import('./read-hero');
        const found = await readHero();
        if (!isGone) setTexts(found);
      } catch (error) {
        console.warn('Error fetching hero content', error);
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, []);

  return (
    <Hero {...(texts?.subtitle && { subtitle: texts.subtitle })} {...(texts?.content && { caption: texts.content })} />
  );
}
