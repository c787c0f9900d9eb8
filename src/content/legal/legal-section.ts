interface LegalLink {
  /** A path of the site, or the full address of another site. */
  href: string;
  label: string;
}

/** A part of a legal text that can be linked to. */
export interface LegalSection {
  /** The anchor; other places link to it, so it stays when the title changes. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Points after the paragraphs. */
  points?: readonly string[];
  links?: readonly LegalLink[];
}
