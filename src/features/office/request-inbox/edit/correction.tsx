import type { ReactNode } from 'react';
import { FormFields } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import { customerAndHomeFields, type Correction } from '@/domain/request/edited-fields';
import { asksForPrice, listPrice, patchOf, priceAfter } from '@/domain/request/request-patch';
import { usePriceList } from '@/data/prices/queries';
import { isOpenStatus } from '@/domain/request/request-status';
import type { RequestEditing } from './use-request-edit';
import { CustomerFields, type FieldOf } from './customer-fields';
import { HigherPrice, type PriceAgreement } from './higher-price';
import { HomeFields } from './home-fields';
import { PriceComparison } from './price-comparison';

interface CorrectionSectionsProps extends PriceAgreement {
  field: FieldOf;
  editing: RequestEditing;
  isDeleting: boolean;
  /** Who is at home and who pays. */
  roles: ReactNode;
  onCancel: () => void;
}

/** What the customer said of himself and the home, to be corrected; saved together with the rest of the request. */
export function CorrectionSections(props: CorrectionSectionsProps) {
  const { field, editing, isDeleting, roles, onCancel, isAgreed, onAgreed } = props;
  const { base, stored, edit, changes, change } = editing;
  const next = { ...base, ...patchOf(base, changes) };
  const list = usePriceList(base.priceList);
  const nextPrice = list ? priceAfter(base, next, list) : null;
  const isAsked = list !== undefined && asksForPrice(base, next, list);

  function handleCancel() {
    change(Object.fromEntries(customerAndHomeFields.map((name) => [name, stored[name]])));
    onCancel();
  }

  return (
    <FormFields isDisabled={isDeleting} className="grid min-w-0 content-start gap-6">
      <section className="grid gap-2">
        <div className="flex items-center justify-between gap-4">
          <h3 className="text-lg font-bold">Klantgegevens</h3>
          <Button variant="quiet" onClick={handleCancel}>
            Niet corrigeren
          </Button>
        </div>
        <CustomerFields field={field} edit={edit} source={base.source} />
      </section>
      {roles}
      <section className="grid gap-4">
        <h3 className="text-lg font-bold">Woninggegevens</h3>
        <HomeFields field={field} edit={edit} onChange={(part: Partial<Correction>) => change(part)} />
        {list && <PriceComparison stored={base.price} next={nextPrice} price={listPrice(next, list)} />}
        {isAsked && base.price !== null && nextPrice !== null && (
          <HigherPrice
            now={base.price}
            next={nextPrice}
            isClosed={!isOpenStatus(next.status)}
            {...{ isAgreed, onAgreed }}
          />
        )}
      </section>
    </FormFields>
  );
}
