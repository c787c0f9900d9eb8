import { Card } from '@/components/ui/card';
import { privacyTexts } from '@/content/office/privacy-tools';
import { adminSections } from '@/lib/admin-links';
import { PersonExport } from './person-export';
import { Retention } from './retention';

/** What the law asks of whoever keeps data of people. Reads nothing before a button is pressed. */
export function PrivacyTools() {
  return (
    <Card>
      <h2 id={adminSections.privacy} tabIndex={-1} className="text-xl font-bold outline-none">
        {privacyTexts.title}
      </h2>
      <div className="mt-3 divide-y divide-line">
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.retention.title}</summary>
          <Retention />
        </details>
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.person.title}</summary>
          <PersonExport />
        </details>
      </div>
    </Card>
  );
}
