import { useEffect, useRef } from 'react';
import { controlClass } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { lookupMessages } from '@/content/lookup-messages';
import { priceForm } from '@/content/public/price-form';
import { formatHouseNumber, type RegisterAddress } from '@/domain/address/address';
import { AnswerActions } from './answer-actions';

interface AddressChoiceProps {
  choices: readonly RegisterAddress[];
  onChoose: (address: RegisterAddress) => void;
  onChange: () => void;
}

/** A select, which takes one line, so that the page below does not shift. */
export function AddressChoice({ choices, onChoose, onChange }: AddressChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);

  function handleShow() {
    const choice = choices.find(({ id }) => id === select.current?.value);
    if (choice) onChoose(choice);
  }

  return (
    <>
      <label className="font-semibold">
        {lookupMessages.choose}
        <select ref={select} className={controlClass}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {`${choice.street} ${formatHouseNumber(choice)}`}
            </option>
          ))}
        </select>
      </label>
      <AnswerActions onChange={onChange}>
        <Button variant="accent" className="grow" onClick={handleShow}>
          {priceForm.show}
        </Button>
      </AnswerActions>
    </>
  );
}
