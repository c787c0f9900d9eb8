import * as Accordion from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '@/components/public/sections/section';
import { textAction } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { faq, faqTexts } from '@/content/public/faq';
import { unbroken } from '@/lib/format/unbroken';
import { anchors } from '@/lib/paths';

/** Accordion, one open at a time. The answers are always in the HTML, readable without script. */
export function Faq() {
  const [openItem, setOpenItem] = useState('0');
  const list = useRef<HTMLDivElement>(null);

  // React supports `hidden` as a boolean only; with `until-found` the browser's search finds hidden text, and fires an
  // event.
  useEffect(() => {
    list.current?.querySelectorAll('[hidden]').forEach((answer) => answer.setAttribute('hidden', 'until-found'));
  }, [openItem]);

  useEffect(() => {
    const element = list.current;
    function handleFound({ target }: Event) {
      if (target instanceof Element) setOpenItem(target.getAttribute('data-item') ?? '');
    }
    element?.addEventListener('beforematch', handleFound);
    return () => element?.removeEventListener('beforematch', handleFound);
  }, []);

  return (
    <Section id={anchors.faq} headingId="faq-title" title={faqTexts.title}>
      <div className="grid gap-6 lg:grid-cols-3 lg:gap-16">
        <Accordion.Root
          ref={list}
          type="single"
          collapsible
          value={openItem}
          onValueChange={setOpenItem}
          className="border-t border-line lg:col-span-2"
        >
          {faq.map(({ question, answer, links = [] }, index) => (
            <Accordion.Item key={question} value={String(index)} className="border-b border-line">
              <Accordion.Header className="font-semibold data-[state=open]:text-primary">
                <Accordion.Trigger className="group flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left">
                  <span className="text-balance">{question}</span>
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 shrink-0 text-ink transition-transform group-data-[state=open]:rotate-180"
                  />
                </Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Content
                forceMount
                data-item={index}
                hidden={openItem !== String(index)}
                // Radix would set style attributes in the HTML, which the Content-Security-Policy blocks.
                style={unusedStyles}
                className="print:block print:[content-visibility:visible] noscript:block noscript:[content-visibility:visible]"
              >
                <div className="max-w-text pb-5 text-ink-muted">
                  {answer.map((paragraph) => (
                    <p key={paragraph} className="mb-3 last:mb-0">
                      {unbroken(paragraph)}
                    </p>
                  ))}
                  {links.length > 0 && (
                    <p className="flex flex-wrap gap-x-5">
                      {links.map(({ href, label }) => (
                        <Link key={href} to={href} className={textAction}>
                          {label}
                        </Link>
                      ))}
                    </p>
                  )}
                </div>
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </Accordion.Root>
        <Aside />
      </div>
    </Section>
  );
}

/** Beside the questions: where to ask another. */
function Aside() {
  return (
    <div className="self-start lg:sticky lg:top-24 lg:rounded-2xl lg:bg-primary-soft lg:p-6 low:static">
      <Drawing folder="scenes" name="label-question" className="mb-6 h-auto w-full rounded-xl max-lg:hidden" />
      <p className="font-bold max-lg:hidden">{faqTexts.more}</p>
      <Link to={faqTexts.ask.href} className={textAction}>
        {faqTexts.ask.label}
      </Link>
    </div>
  );
}

const unusedStyles = Object.fromEntries(
  ['height', 'width'].map((side) => [`--radix-accordion-content-${side}`, undefined]),
);
