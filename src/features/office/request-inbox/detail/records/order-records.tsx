import { FileCheck } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LatePart } from '@/components/ui/late-part';
import { orderRecordTexts as texts } from '@/content/office/requests/order-records';
import type { StoredRequest } from '@/domain/request/request-fields';
import { loadCode } from '@/lib/browser/load-code';

const OrderRecordsPage = lazy(async () => ({
  default: await loadCode(() => import('./order-records-page'), 'OrderRecordsPage'),
}));

/** Opens what the customer saw and agreed to. */
export function OrderRecords({ request }: { request: StoredRequest }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <FileCheck aria-hidden="true" className="size-5" />
        {texts.open}
      </Button>
      {isOpen && (
        <LatePart title={texts.open}>
          <OrderRecordsPage request={request} onClose={() => setIsOpen(false)} />
        </LatePart>
      )}
    </div>
  );
}
