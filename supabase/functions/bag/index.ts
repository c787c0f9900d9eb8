// Edge Function (Deno) between the browser and Kadaster's address register. It adds the API key, which must not be in
// a public page: anyone could use up its daily limit. Forwards the two requests that the site makes, nothing else.
// Deploy: supabase functions deploy bag --no-verify-jwt; secrets BAG_API_KEY and SITE_URL.

const register = 'https://api.bag.kadaster.nl/lvbag/individuelebevragingen/v2';
const allowedPaths = [/^\/adressenuitgebreid$/, /^\/verblijfsobjecten\/\d{16}$/];
const allowedParameters = ['postcode', 'huisnummer', 'pageSize'];

const apiKey = Deno.env.get('BAG_API_KEY');
const siteUrl = Deno.env.get('SITE_URL');
if (!apiKey || !siteUrl) throw new Error('The secrets BAG_API_KEY and SITE_URL must be set');

const corsHeaders = {
  'Access-Control-Allow-Origin': siteUrl,
  'Access-Control-Allow-Headers': 'accept, accept-crs',
  'Access-Control-Allow-Methods': 'GET',
  Vary: 'Origin',
};

Deno.serve(async (request: Request): Promise<Response> => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
  const url = new URL(request.url);
  const path = url.pathname.replace(/^(\/functions\/v1)?\/bag/, '');
  const isAllowed = request.method === 'GET' && allowedPaths.some((allowed) => allowed.test(path));
  if (!isAllowed) return problem(404, 'notFound');

  const parameters = new URLSearchParams([...url.searchParams].filter(([name]) => allowedParameters.includes(name)));
  try {
    const answer = await fetch(`${register}${path}?${parameters}`, {
      headers: { 'X-Api-Key': apiKey, Accept: 'application/hal+json', 'Accept-Crs': 'epsg:28992' },
      signal: AbortSignal.timeout(7000),
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: { ...corsHeaders, 'Content-Type': answer.headers.get('Content-Type') ?? 'application/json' },
    });
  } catch {
    return problem(503, 'sourceUnavailable');
  }
});

function problem(status: number, code: string): Response {
  return new Response(JSON.stringify({ status, code }), {
    status,
    headers: { ...corsHeaders, 'Content-Type': 'application/problem+json' },
  });
}
