import { Card } from '@/components/ui/card';
import { privacyTexts } from '@/content/office/management/privacy-tools';
import { adminSections } from '@/lib/admin-links';
import { PersonErasure } from './person-erasure';
import { PersonExport } from './person-export';
import { Retention } from './retention';

/** What privacy law requires. Fetches nothing before a button is pressed. */
export function PrivacyTools() {
  return (
    <Card isDense>
      <h2 id={adminSections.privacy} tabIndex={-1} className="text-xl font-bold">
        {privacyTexts.title}
      </h2>
      <div className="mt-3 divide-y divide-line">
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.requests.title}</summary>
          <Retention orders={false} />
        </details>
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.orders.title}</summary>
          <Retention orders />
        </details>
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.person.title}</summary>
          <PersonExport />
        </details>
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">{privacyTexts.erasure.title}</summary>
          <PersonErasure />
        </details>
      </div>
    </Card>
  );
}
