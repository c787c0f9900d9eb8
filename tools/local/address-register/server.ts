import { Hono, type Context } from 'hono';
import { addressAnswer, buildingAnswer } from './answers.ts';
import { expandPlaces, type RegisterEntry } from './expand.ts';
import { faultAddresses } from './faults.ts';
import { readParameters, type AddressQuestion } from './parameters.ts';
import { readPlaces } from './places.ts';
import { answerGateway, answerProblem, invalidParameters, notAcceptable, notFound, serverError } from './problem.ts';

const key = 'local';

/**
 * A stand-in for Kadaster's BAG API Individuele Bevragingen v2 with a few hundred made-up addresses: the two queries of
 * the site, with the errors that the register and its gateway return (docs/address-register.md). For local use.
 */
export function createAddressRegister(): Hono {
  const entries = expandPlaces(readPlaces());
  const app = new Hono();

  app.use(async (c, next) => {
    c.header('api-version', '2.9.2');
    c.header('RateLimit-Limit', '50');
    c.header('RateLimit-Remaining', '49');
    c.header('RateLimit-Reset', '1');
    const given = c.req.header('X-Api-Key');
    if (given === undefined) return answerGateway(c, 400, 'Missing API Key');
    if (given !== key) return answerGateway(c, 401, 'Invalid API Key');
    if (!accepts(c)) return answerProblem(c, notAcceptable);
    await next();
    return undefined;
  });

  app.get('/adressenuitgebreid', async (c) => {
    const reading = readParameters(c.req.query());
    if ('problem' in reading) return answerProblem(c, reading.problem);
    const { question } = reading;
    const fault = faultAddresses.find(({ postcode }) => postcode === question.postcode);
    return (await fault?.answer(c)) ?? answerAddresses(c, question, entries.filter(matches(question)));
  });

  app.get('/verblijfsobjecten/:id', (c) => {
    const id = c.req.param('id');
    if (!/^\d{4}01\d{10}$/.test(id)) {
      const fault = { name: 'identificatie', code: 'pattern', reason: 'De waarde is geen verblijfsobject.' };
      return answerProblem(c, invalidParameters([fault]));
    }
    const entry = entries.find(({ objectId }) => objectId === id);
    if (entry === undefined || entry.home.objectFault === 404) return answerProblem(c, notFound);
    if (entry.home.objectFault === 500) return answerProblem(c, serverError);
    return answerHal(c, buildingAnswer(entry, baseOf(c)));
  });

  // Also for a trailing slash, and without a code: an unknown URL is not "address not found".
  app.all('*', (c) => c.text('Not Found', 404));
  return app;
}

function answerAddresses(c: Context, { page, pageSize }: AddressQuestion, hits: readonly RegisterEntry[]): Response {
  const lastPage = Math.max(1, Math.ceil(hits.length / pageSize));
  if (page > lastPage) {
    return answerProblem(c, invalidParameters([{ name: 'page', code: 'page', reason: 'Deze pagina is er niet.' }]));
  }
  function pageLink(to: number) {
    const url = new URL(c.req.url);
    url.searchParams.set('page', String(to));
    return { href: url.href };
  }
  const adressen = hits.slice((page - 1) * pageSize, page * pageSize).map((entry) => addressAnswer(entry, baseOf(c)));
  c.header('X-Pagination-Page', String(page));
  c.header('X-Pagination-Limit', String(pageSize));
  return answerHal(c, {
    ...(adressen.length > 0 && { _embedded: { adressen } }),
    _links: {
      self: { href: c.req.url },
      ...(page > 1 && { first: pageLink(1), previous: pageLink(page - 1) }),
      ...(page < lastPage && { next: pageLink(page + 1), last: pageLink(lastPage) }),
    },
  });
}

function answerHal(c: Context, body: object): Response {
  return c.body(JSON.stringify(body), 200, { 'Content-Type': 'application/hal+json', 'Content-Crs': 'epsg:28992' });
}

/** With `exacteMatch`, a letter or addition that is not in the query must be absent. */
function matches({ postcode, houseNumber, letter, addition, isExact }: AddressQuestion) {
  return function isHit({ street, home }: RegisterEntry): boolean {
    if (street.postcode !== postcode || home.number !== houseNumber) return false;
    return [
      [letter, home.letter],
      [addition, home.addition],
    ].every(([wanted, own]) => (wanted === undefined && !isExact) || wanted === own?.toUpperCase());
  };
}

function accepts(c: Context): boolean {
  const accept = c.req.header('Accept') ?? '*/*';
  const crs = c.req.header('Accept-Crs') ?? 'epsg:28992';
  return /application\/(hal\+json|json|\*)|\*\/\*/.test(accept) && crs.toLowerCase() === 'epsg:28992';
}

/** The base of the register as the caller knows it, wherever it is mounted. */
function baseOf(c: Context): string {
  const url = new URL(c.req.url);
  return url.origin + url.pathname.replace(/\/(adressenuitgebreid|verblijfsobjecten\/[^/]*)$/, '');
}
