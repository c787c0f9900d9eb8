import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { messages } from '@/content/messages';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import { requestFieldLabels } from '@/content/request-fields';
import { site } from '@/content/site';
import { readRefused, removeRefused, type RefusedRequest } from '@/data/requests/outbox/refused-requests';
import type { LabelRequest, RequestFields } from '@/domain/request/request';
import { requestFieldNames, requestFields } from '@/domain/request/request-fields';

const texts = messages.submit.refused;

let root: Root | undefined;

/** Shows the requests that the database refused, in a root of its own: the page below stays as it is. */
export async function showRefusedRequests(): Promise<void> {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  const [refused] = await readRefused();
  root.render(refused && <RefusedNotice key={refused.request.id} refused={refused} />);
}

function RefusedNotice({ refused: { request, isMailed } }: { refused: RefusedRequest }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const lines = filledIn(request);

  async function handleClose() {
    await removeRefused(request.id);
    await showRefusedRequests();
  }

  return (
    <section
      aria-labelledby="refused-request"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-h-[calc(100dvh-2rem)] max-w-2xl gap-3 overflow-y-auto rounded-lg border-l-4 border-danger bg-danger-soft px-4 py-3 shadow-xl"
    >
      <h2 id="refused-request" ref={title} tabIndex={-1} className="text-xl font-bold">
        <ChangingText>{isMailed ? texts.mailedTitle : texts.title}</ChangingText>
      </h2>
      <p>
        <ChangingText>{isMailed ? texts.mailedText : texts.text}</ChangingText>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line} className="whitespace-pre-wrap">
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <a href={mailUrl(lines)} className="text-primary underline">
          {texts.mail}
        </a>
        <Button variant="secondary" onClick={() => void handleClose()}>
          {texts.close}
        </Button>
      </div>
    </section>
  );
}

/** `Naam: Jo de Vries`: each field that the visitor filled in. */
function filledIn(request: LabelRequest): string[] {
  const { yes } = messages.requestMail;
  const values = {
    ...request,
    propertyType: propertyTypeLabel(request.propertyType),
    rushService: request.rushService && yes,
  };
  return requestFieldNames
    .filter((name): name is keyof RequestFields => requestFields[name].writer === 'visitor')
    .flatMap((name) => (values[name] ? [`${requestFieldLabels[name]}: ${values[name]}`] : []));
}

function mailUrl(lines: readonly string[]): string {
  const { subject } = messages.requestMail;
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
