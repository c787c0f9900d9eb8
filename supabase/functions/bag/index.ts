// Edge Function between the browser and Kadaster's address register. It adds the API key, which must not be in a public
// page: anyone could use up its daily limit. Secrets: BAG_API_KEY, SITE_URL; BAG_API_URL names another register.

import { siteOnly, siteOrigin } from '../_shared/site-only.ts';
import { createHandler } from './handler.ts';

const apiKey = Deno.env.get('BAG_API_KEY');
if (!apiKey) throw new Error('The secret BAG_API_KEY must be set');
const origin = siteOrigin(Deno.env.get('SITE_URL'));
const registerUrl = Deno.env.get('BAG_API_URL') || 'https://api.bag.kadaster.nl/lvbag/individuelebevragingen/v2';

Deno.serve(siteOnly({ origin, method: 'GET', headers: 'accept, accept-crs' }, createHandler({ registerUrl, apiKey })));
