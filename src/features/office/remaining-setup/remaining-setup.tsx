import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { remainingSetupTexts as texts, setupStepTexts } from '@/content/office/management/remaining-setup';
import { remainingSetupQuery } from '@/data/settings/remaining-setup';
import type { SetupStep } from '@/domain/setup-step';
import { adminSections, managementLink } from '@/lib/admin-links';
import { anchors, homeSection, paths } from '@/lib/paths';

const links: Record<SetupStep, string> = {
  business: managementLink(adminSections.business),
  adviser: managementLink(adminSections.advisers),
  rush: managementLink(adminSections.workingHours),
  mails: managementLink(adminSections.outgoing),
  invoices: managementLink(adminSections.invoiceSettings),
  calendar: managementLink(adminSections.calendarFeed),
  text: paths.adminContent,
  request: homeSection(anchors.contact),
};

interface RemainingSetupProps {
  /** Only while no request has come in yet: after that the work of the day comes first. */
  isForEmptyOnly?: boolean;
}

/** What is left to do in a new installation, each with its link; nothing once all is done, or while it is not known. */
export function RemainingSetup({ isForEmptyOnly = false }: RemainingSetupProps) {
  const titleId = useId();
  const { data: steps } = useQuery(remainingSetupQuery());
  if (!steps || steps.length === 0 || (isForEmptyOnly && !steps.includes('request'))) return null;
  return (
    <Card isDense>
      <h2 id={titleId} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.explanation}</p>
      <ul aria-labelledby={titleId} className="mt-2 grid gap-x-6 md:grid-cols-2 xl:grid-cols-3">
        {steps.map((step) => (
          <li key={step} className="py-1">
            <Link
              to={links[step]}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            >
              {setupStepTexts[step].name}
            </Link>
            <p className="text-sm text-ink-muted">{setupStepTexts[step].why}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
