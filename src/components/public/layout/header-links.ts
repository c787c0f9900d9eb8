import { anchors, homeSection, paths } from '@/lib/paths';

export type PageVariant = 'home' | 'page' | 'area';

export interface HeaderLink {
  label: string;
  to: string;
  icon?: 'home';
  /** Leaves the page as a plain link does, with a full load. */
  isFullLoad?: boolean;
}

const features: HeaderLink = { label: 'Voordelen', to: homeSection(anchors.features) };
const process: HeaderLink = { label: 'Werkwijze', to: homeSection(anchors.process) };
const faq: HeaderLink = { label: 'FAQ', to: homeSection(anchors.faq) };
const home: HeaderLink = { label: 'Home', to: paths.home, icon: 'home' };
const serviceAreas: HeaderLink = { label: 'Werkgebieden', to: paths.serviceAreas };

/** The links in the header of each kind of page. */
export const headerLinks: Record<PageVariant, readonly HeaderLink[]> = {
  home: [
    features,
    process,
    { label: 'Werkgebied', to: homeSection(anchors.serviceArea) },
    { label: 'Over Ons', to: homeSection(anchors.about) },
    faq,
    { label: 'Blog', to: paths.blog, isFullLoad: true },
  ],
  page: [home, features, process, faq],
  area: [home, features, process, faq, serviceAreas],
};

/** Extra links in the menu on a phone. */
export const menuLinks: readonly HeaderLink[] = [
  { label: 'Tarieven', to: homeSection(anchors.pricing) },
  { label: 'Heb ik een energielabel nodig?', to: paths.labelCheck },
];

/** The request form: on the page itself where it has one, else on the home page. */
export function contactLink(variant: PageVariant): string {
  return variant === 'page' ? homeSection(anchors.contactSection) : `#${anchors.contactSection}`;
}
