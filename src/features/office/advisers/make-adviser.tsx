import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import type { Administrator } from '@/data/administrators/queries';
import { defaultDriving, type AdviserColor } from '@/domain/advisers/adviser';
import { AdviserForm } from './adviser-form';

interface MakeAdviserProps {
  administrator: Administrator;
  /** To begin with. */
  color: AdviserColor;
}

/** Opens the form that makes an administrator an adviser; nothing is stored before that is saved. */
export function MakeAdviser({ administrator: { userId, email }, color }: MakeAdviserProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.make(email)}
      </Button>
    );
  }
  const name = email.split('@')[0] ?? '';
  return (
    <AdviserForm label={texts.make(email)} stored={{ userId, name, color, start: null, ...defaultDriving }} hasFocus />
  );
}
