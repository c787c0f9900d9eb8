import { Card } from '@/components/ui/card';
import type { City } from '@/content/cities/cities';
import type { CityText } from '@/content/cities/city-text';

interface CityStoryProps {
  city: City;
  text: CityText;
}

/** What is particular to the homes of one city, and how the adviser inspects them. */
export function CityStory({ city, text }: CityStoryProps) {
  return (
    <section className="mx-auto grid max-w-6xl gap-6 px-4 py-8 lg:grid-cols-2" aria-label={`Wonen in ${city.name}`}>
      <Card>
        <h2 className="text-2xl font-bold">Energielabels in {city.name}</h2>
        <Paragraphs texts={text.description} />
        {text.specialFeature && (
          <p className="mt-4 rounded-lg bg-primary-soft px-4 py-3 font-medium">{text.specialFeature}</p>
        )}
      </Card>
      <Card>
        <h2 className="text-2xl font-bold">Wij kennen {city.name}</h2>
        <Paragraphs texts={text.expertise} />
        <dl className="mt-6 grid gap-4 border-t border-line pt-4">
          {text.neighbourhoods.map(({ name, text: about }) => (
            <div key={name}>
              <dt className="font-bold">{name}</dt>
              <dd className="mt-1">{about}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3">
      {text}
    </p>
  ));
}

interface CityTestimonialProps {
  testimonial: CityText['testimonial'];
}

export function CityTestimonial({ testimonial }: CityTestimonialProps) {
  return (
    <figure className="mx-auto max-w-3xl px-4 py-12 text-center">
      <blockquote className="text-2xl leading-snug font-medium text-balance">“{testimonial.text}”</blockquote>
      <figcaption className="mt-4 text-ink-muted">{testimonial.author}</figcaption>
    </figure>
  );
}
