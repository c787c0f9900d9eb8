import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '@/components/office/query-card';
import { siteHealthTexts as texts } from '@/content/office/management/site-health';
import { siteHealthQuery } from '@/data/site-health/queries';
import { formatDateTime } from '@/lib/format/format-date';

/** Whether database, sender, publishing and calendars work, each with its last success. */
export function SiteHealth() {
  const query = useQuery(siteHealthQuery());
  return (
    <QueryCard id="site-health" texts={texts} query={query}>
      {({ problems, sentAt, builtAt, readAt }) => (
        <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
          <Part name={texts.parts.database.name} works last={texts.parts.database.last()} />
          <Part
            name={texts.parts.sending.name}
            works={!problems.includes('sending') && !problems.includes('mail-server')}
            last={lastText(texts.parts.sending.last, sentAt)}
          />
          <Part
            name={texts.parts.publishing.name}
            works={!problems.includes('publishing')}
            last={lastText(texts.parts.publishing.last, builtAt)}
          />
          <Part
            name={texts.parts.calendars.name}
            works={!problems.includes('calendars')}
            last={lastText(texts.parts.calendars.last, readAt)}
          />
        </dl>
      )}
    </QueryCard>
  );
}

function lastText(text: (moment: string) => string, timestamp: string | null): string {
  return timestamp === null ? texts.never : text(formatDateTime(timestamp));
}

interface PartProps {
  name: string;
  works: boolean;
  last: string;
}

function Part({ name, works, last }: PartProps) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd>
        <strong className={works ? 'text-primary' : 'rounded-full bg-accent px-3 py-0.5 text-on-accent'}>
          {works ? texts.works : texts.fails}
        </strong>
        <span className="block text-sm text-ink-muted">{last}</span>
      </dd>
    </div>
  );
}
