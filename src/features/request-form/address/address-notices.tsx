import { Notice } from '@/components/ui/notice';
import { site } from '@/content/site';
import type { RegisterAddress } from '@/domain/address/address';
import { isWithinServiceArea, serviceRadiusKm } from '@/domain/address/service-area';

interface AddressNoticesProps {
  address: RegisterAddress;
}

/** What a visitor should know about this address before sending; none of it stops the request. */
export function AddressNotices({ address }: AddressNoticesProps) {
  const isFar = address.position !== null && !isWithinServiceArea(address.position);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {address.objectKind === 'building-object' && !address.isDwelling && (
        <Notice tone="warning">
          Volgens het adressenregister heeft dit adres geen woonfunctie. Wij maken labels voor woningen. Twijfelt u?
          Stuur uw aanvraag gerust, dan kijken wij het na.
        </Notice>
      )}
      {address.objectKind !== 'building-object' && (
        <Notice tone="warning">
          Dit is een {address.objectKind === 'berth' ? 'ligplaats' : 'standplaats'}. Daarvoor gelden soms andere regels.
          Stuur uw aanvraag gerust, dan kijken wij het na.
        </Notice>
      )}
      {address.isUnderInvestigation && (
        <Notice>
          De gegevens van dit adres worden op dit moment onderzocht door de gemeente. Kijk goed na of ze kloppen.
        </Notice>
      )}
      {isFar && (
        <Notice tone="warning">
          Dit adres ligt meer dan {serviceRadiusKm} km van Amersfoort, buiten ons werkgebied. Stuur uw aanvraag gerust
          of bel {site.phone}. Wij kijken dan of we toch kunnen komen.
        </Notice>
      )}
    </div>
  );
}
