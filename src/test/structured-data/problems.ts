import { z } from 'zod';
import { kinds } from './kinds.ts';
import { rules, type TypeName } from './rules.ts';

const node = z.record(z.string(), z.unknown());
const graphSchema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(1) });
type Node = z.infer<typeof node>;

/** What is wrong with the structured data of a page, each with its place; none for a page that is right. */
export function structuredDataProblems(data: unknown): string[] {
  const parsed = graphSchema.safeParse(data);
  if (!parsed.success) return ['no graph of schema.org'];
  const things = parsed.data['@graph'];
  const types = new Map(things.map((thing) => [thing['@id'], String(thing['@type'])]));
  return things.flatMap((thing) => problemsOf(thing, String(thing['@type']), types, true));
}

/** Of a thing, by the types that the page has under each `@id`. */
function problemsOf(thing: Node, place: string, types: ReadonlyMap<unknown, string>, isMain = false): string[] {
  const type = thing['@type'];
  if (!isTypeName(type)) return [`${place}: unknown type`];
  const known = rules[type].properties;
  const unknown = Object.keys(thing).filter((name) => !name.startsWith('@') && !(name in known));
  const id = thing['@id'];
  return [
    ...unknown.map((name) => `${place}.${name}: unknown`),
    ...(id === undefined || kinds.url(id) ? [] : [`${place}.@id: no URL`]),
    ...Object.entries(known).flatMap(([name, { value, need, isList = false }]) => {
      const given = thing[name];
      const at = `${place}.${name}`;
      if (given === undefined) return need === 'always' || (need === 'main' && isMain) ? [`${at}: missing`] : [];
      if (Array.isArray(given) !== isList) return [`${at}: ${isList ? 'no list' : 'a list'}`];
      const values: unknown[] = Array.isArray(given) ? given : [given];
      if (values.length === 0) return [`${at}: empty`];
      if (typeof value === 'string') return values.every(kinds[value]) ? [] : [`${at}: no ${value}`];
      return values.flatMap((one, index) => problemsOfPart(one, isList ? `${at}[${index}]` : at, value, types));
    }),
    ...problemsTogether(thing, place),
  ];
}

/** Of a thing in another one: it, or a reference to what the page says elsewhere. */
function problemsOfPart(
  given: unknown,
  place: string,
  allowed: readonly string[],
  types: ReadonlyMap<unknown, string>,
): string[] {
  const parsed = node.safeParse(given);
  if (!parsed.success) return [`${place}: no thing`];
  const isReference = parsed.data['@type'] === undefined;
  const type = isReference ? types.get(parsed.data['@id']) : parsed.data['@type'];
  if (typeof type !== 'string' || !allowed.includes(type)) return [`${place}: none of ${allowed.join(', ')}`];
  return isReference ? [] : problemsOf(parsed.data, place, types);
}

/** Values that are right on their own and not together. */
function problemsTogether(thing: Node, place: string): string[] {
  const { datePublished, dateModified, itemListElement } = thing;
  const hours = z.object({ opens: z.string(), closes: z.string() }).safeParse(thing);
  const items = z.array(z.looseObject({ position: z.number() })).safeParse(itemListElement);
  const isInOrder = !items.success || items.data.every(({ position }, index) => position === index + 1);
  return [
    ...(isInOrder ? [] : [`${place}.itemListElement: positions out of order`]),
    ...(hours.data && hours.data.opens >= hours.data.closes ? [`${place}.closes: not after it opens`] : []),
    ...(Date.parse(String(dateModified)) < Date.parse(String(datePublished))
      ? [`${place}.dateModified: before it was published`]
      : []),
  ];
}

function isTypeName(type: unknown): type is TypeName {
  return typeof type === 'string' && Object.hasOwn(rules, type);
}
