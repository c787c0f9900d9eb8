/** How each part of a written text looks, on its page and while it is written. */
export const richTextClasses = {
  text: 'max-w-text text-lg leading-relaxed',
  heading: {
    1: 'mt-10 mb-3 break-after-avoid text-2xl leading-snug font-bold',
    2: 'mt-8 mb-2 break-after-avoid text-xl leading-snug font-bold',
  },
  paragraph: 'mt-4 whitespace-pre-line',
  orderedList: 'grid list-decimal gap-2 pl-7',
  bulletList: 'grid list-disc gap-2 pl-7',
  item: 'pl-1 marker:font-semibold marker:text-primary',
  quote: 'mt-6 border-l-4 border-primary pl-5 text-ink-muted',
  picture: 'mt-6 h-auto w-full rounded-2xl',
  link: 'text-primary underline underline-offset-4 hover:no-underline',
} as const;
