import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Prints the page; the button itself is left out. */
export function PrintButton() {
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-5" />
      Afdrukken
    </Button>
  );
}
