import { Link } from 'react-router-dom';
import { LabelBars } from '@/components/ui/label-bars';
import { cities, findCity } from '@/content/cities/cities';
import { officeHours } from '@/content/office-hours';
import { site, whatsappUrl } from '@/content/site';
import { enumerate } from '@/lib/format/enumerate';
import { phoneHref } from '@/domain/contact/phone';
import { anchors, cityPath, homeSection, paths } from '@/lib/paths';
import { unbrokenPostcode } from '@/lib/format/unbroken-postcode';

interface FooterLink {
  label: string;
  to: string;
}

const services: FooterLink[] = [
  { label: 'Direct aanvragen', to: homeSection(anchors.contact) },
  { label: 'Tarieven', to: homeSection(anchors.pricing) },
  { label: 'Zo werkt het', to: homeSection(anchors.process) },
  { label: 'Heb ik een energielabel nodig?', to: paths.labelCheck },
  { label: 'Zo bereidt u de opname voor', to: paths.preparation },
];

const information: FooterLink[] = [
  { label: 'Veelgestelde vragen', to: homeSection(anchors.faq) },
  { label: 'Blog', to: paths.blog },
  { label: 'Werkgebieden', to: paths.serviceAreas },
  { label: 'Privacybeleid', to: paths.privacy },
  { label: 'Algemene voorwaarden', to: paths.terms },
  { label: 'Overeenkomst hier herroepen', to: paths.withdrawal },
  { label: 'Sitemap', to: paths.sitemap },
];

const known = ['amersfoort', 'amsterdam', 'den-haag', 'rotterdam', 'utrecht', 'zwolle'].flatMap(
  (slug) => findCity(slug) ?? [],
);
const places: FooterLink[] = [...new Set([...known, ...cities])]
  .slice(0, 6)
  .map(({ name, slug }) => ({ label: name, to: cityPath(slug) }));

const numbers = site.advisers.map(({ certificate }) => certificate);
const certificates = `${numbers.length > 1 ? 'certificaten' : 'certificaat'} ${enumerate(numbers)}`;

const linkClass = 'inline-block py-1 leading-snug underline-offset-4 hover:underline';

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-surface-sunk max-md:pb-14 print:hidden">
      <div className="page grid grid-cols-narrow gap-x-6 gap-y-5 pt-6 pb-3 sm:grid-cols-2 md:py-12 lg:grid-cols-5">
        <section className="col-span-full grid content-start gap-3 sm:col-span-1 lg:col-span-2">
          <p className="flex items-center gap-3 text-lg font-bold">
            <LabelBars className="h-7" />
            {site.brand}
          </p>
          <address className="text-ink-muted not-italic">
            {`${site.street}, ${unbrokenPostcode(site.postcode)} ${site.city}`}
            <br />
            {`KvK ${site.chamberOfCommerce}, ${certificates}`}
          </address>
          <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4">
            <li>
              <a href={phoneHref(site.phone)} className={linkClass}>
                {site.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`} className={linkClass}>
                {site.email}
              </a>
            </li>
            <li>
              <a href={whatsappUrl} target="_blank" rel="noopener" className={linkClass}>
                WhatsApp
              </a>
            </li>
          </ul>
          <p className="text-ink-muted">{`Bellen: ${officeHours}`}</p>
        </section>
        <FooterList title="Diensten" links={services} />
        <FooterList title="Informatie" links={information} />
        <FooterList
          title="Plaatsen"
          links={places}
          className="max-sm:col-span-full"
          listClassName="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4"
        />
      </div>
    </footer>
  );
}

interface FooterListProps {
  title: string;
  links: FooterLink[];
  className?: string;
  listClassName?: string;
}

function FooterList({ title, links, className, listClassName }: FooterListProps) {
  return (
    <section className={className}>
      <h2 className="mb-2 font-bold">{title}</h2>
      <ul className={listClassName}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
