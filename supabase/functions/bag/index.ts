// Edge Function between the browser and Kadaster's address register. It adds the API key, which must not be in a public
// page: anyone could use up its daily limit. Secrets: BAG_API_KEY, SITE_URL; BAG_API_URL names another register.

import { siteOnly } from '../_shared/site-only.ts';
import { createHandler } from './handler.ts';

const apiKey = Deno.env.get('BAG_API_KEY');
const siteUrl = Deno.env.get('SITE_URL');
if (!apiKey || !siteUrl) throw new Error('The secrets BAG_API_KEY and SITE_URL must be set');
const registerUrl = Deno.env.get('BAG_API_URL') || 'https://api.bag.kadaster.nl/lvbag/individuelebevragingen/v2';

Deno.serve(siteOnly({ siteUrl, method: 'GET', headers: 'accept, accept-crs' }, createHandler({ registerUrl, apiKey })));
