import { FileText, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { site, whatsappUrl } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { contactLink, type PageVariant } from './header-links';

interface BottomBarProps {
  variant: PageVariant;
}

const itemClass = 'flex min-h-14 flex-col items-center justify-center gap-0.5 text-sm font-semibold';

/** Phone, WhatsApp and request form, always in view on a phone. */
export function BottomBar({ variant }: BottomBarProps) {
  return (
    <nav
      aria-label="Snel contact"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden low:static"
    >
      <a href={phoneHref(site.phone)} className={itemClass}>
        <Phone aria-hidden="true" className="size-5" />
        Bellen
      </a>
      <a href={whatsappUrl} target="_blank" rel="noopener" className={itemClass}>
        <MessageCircle aria-hidden="true" className="size-5" />
        WhatsApp
      </a>
      <Link to={contactLink(variant)} className={`${itemClass} border border-transparent bg-accent text-on-accent`}>
        <FileText aria-hidden="true" className="size-5" />
        Aanvragen
      </Link>
    </nav>
  );
}
