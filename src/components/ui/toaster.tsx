import { createRoot } from 'react-dom/client';
import { Toaster as Sonner } from 'sonner';

/** Milliseconds that a message stays where nothing else is said. */
export const usualDuration = 4000;

/** Puts the area for messages beside the page, in a root of its own: a message may outlast the page that shows it. */
export function mountToaster(): void {
  const page = document.getElementById('root');
  if (!page) return;
  const place = document.createElement('div');
  page.after(place);
  createRoot(place).render(<Toaster />);
}

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
