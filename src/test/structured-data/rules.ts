import type {
  AnswerLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CityLeaf,
  FAQPageLeaf,
  GeoCircleLeaf,
  GeoCoordinatesLeaf,
  ListItemLeaf,
  LocalBusinessLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  QuestionLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { DataKind } from './kinds.ts';

/** Types of schema.org that we write. */
export type TypeName = keyof typeof rules;

interface PropertyRule {
  /** What its value may be: plain data, or something of one of these types. */
  value: DataKind | readonly string[];
  /** Whether we always write it, only of what the page itself is about, or just where it is known. */
  need: 'always' | 'main' | 'never';
  /** One or more values. */
  isList?: true;
}

interface TypeRule {
  properties: Record<string, PropertyRule>;
}

function must(value: PropertyRule['value']): PropertyRule {
  return { value, need: 'always' };
}

function main(value: PropertyRule['value']): PropertyRule {
  return { value, need: 'main' };
}

function may(value: PropertyRule['value']): PropertyRule {
  return { value, need: 'never' };
}

function list(value: PropertyRule['value']): PropertyRule {
  return { value, need: 'always', isList: true };
}

/**
 * The rules of a type. That schema.org knows each of its properties is checked by the compiler: schema-dts 2.1.0 is
 * made from the vocabulary of schema.org.
 */
function rulesOf<Leaf extends { '@type': string }>(
  properties: Partial<Record<Exclude<keyof Leaf, `@${string}`> & string, PropertyRule>>,
): TypeRule {
  return { properties: Object.fromEntries(Object.entries<PropertyRule | undefined>(properties).flatMap(present)) };
}

function present([name, rule]: [string, PropertyRule | undefined]): [string, PropertyRule][] {
  return rule ? [[name, rule]] : [];
}

/** What we write of each type. docs/structured-data.md says what Google asks of it, and why we leave something out. */
export const rules = {
  LocalBusiness: rulesOf<LocalBusinessLeaf>({
    name: must('text'),
    url: must('url'),
    telephone: must('phone'),
    address: main(['PostalAddress']),
    email: may('email'),
    description: main('text'),
    priceRange: main('shortText'),
    currenciesAccepted: may('currency'),
    areaServed: main(['GeoCircle']),
    openingHoursSpecification: main(['OpeningHoursSpecification']),
  }),
  PostalAddress: rulesOf<PostalAddressLeaf>({
    streetAddress: must('text'),
    postalCode: must('postcode'),
    addressLocality: must('text'),
    addressCountry: must('country'),
  }),
  GeoCircle: rulesOf<GeoCircleLeaf>({ geoRadius: must('positive'), geoMidpoint: must(['GeoCoordinates']) }),
  GeoCoordinates: rulesOf<GeoCoordinatesLeaf>({ latitude: must('latitude'), longitude: must('longitude') }),
  OpeningHoursSpecification: rulesOf<OpeningHoursSpecificationLeaf>({
    dayOfWeek: list('day'),
    opens: must('time'),
    closes: must('time'),
  }),
  WebSite: rulesOf<WebSiteLeaf>({
    name: must('text'),
    url: must('siteRoot'),
    inLanguage: must('language'),
    publisher: must(['LocalBusiness']),
  }),
  FAQPage: rulesOf<FAQPageLeaf>({ isPartOf: must(['WebSite']), mainEntity: list(['Question']) }),
  Question: rulesOf<QuestionLeaf>({ name: must('text'), acceptedAnswer: must(['Answer']) }),
  Answer: rulesOf<AnswerLeaf>({ text: must('text') }),
  Service: rulesOf<ServiceLeaf>({
    name: must('text'),
    serviceType: must('text'),
    description: must('text'),
    url: must('url'),
    areaServed: must(['City']),
    provider: must(['LocalBusiness']),
    offers: must(['Offer']),
  }),
  City: rulesOf<CityLeaf>({ name: must('text') }),
  Offer: rulesOf<OfferLeaf>({ url: must('url'), price: must('positive'), priceCurrency: must('currency') }),
  BreadcrumbList: rulesOf<BreadcrumbListLeaf>({ itemListElement: list(['ListItem']) }),
  ListItem: rulesOf<ListItemLeaf>({ position: must('positive'), name: must('text'), item: must('url') }),
  BlogPosting: rulesOf<BlogPostingLeaf>({
    url: must('url'),
    mainEntityOfPage: must('url'),
    headline: must('text'),
    description: must('text'),
    image: must('url'),
    inLanguage: must('language'),
    datePublished: must('moment'),
    dateModified: must('moment'),
    author: must(['Organization']),
    publisher: must(['Organization']),
  }),
  Organization: rulesOf<OrganizationLeaf>({ name: must('text'), url: must('url') }),
};
