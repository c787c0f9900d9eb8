import { Toaster as Sonner } from 'sonner';
import { usualDuration } from './notify';

export function Toaster() {
  return (
    <Sonner
      position="top-right"
      theme="system"
      visibleToasts={1}
      duration={usualDuration}
      gap={14}
      containerAriaLabel="Meldingen"
      closeButton
      toastOptions={{
        closeButtonAriaLabel: 'Melding sluiten',
        // As tall as a finger needs, like every button of the site.
        actionButtonStyle: { height: '2.75rem', paddingInline: '0.75rem', fontSize: '0.875rem' },
      }}
    />
  );
}
