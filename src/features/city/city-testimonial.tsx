import type { CityText } from '@/content/cities/city-text';

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
