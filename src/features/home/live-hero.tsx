import { useEffect } from 'react';
import { heroQuery } from '@/data/content/hero';
import { useContent } from '@/data/content/use-content';
import { Hero } from './hero';

/** The hero with the texts of the back-office. An empty text keeps the default. */
export function LiveHero() {
  const { data, error } = useContent(heroQuery());

  useEffect(() => {
    if (error !== null) console.warn('Error fetching hero content', error);
  }, [error]);

  return (
    <Hero {...(data?.subtitle && { subtitle: data.subtitle })} {...(data?.content && { caption: data.content })} />
  );
}
