import { describe, expect, it, test } from 'vitest';
import { parseEnv } from './env-schema';

const online = {
  VITE_SITE_URL: 'https://www.example.org/',
  VITE_SUPABASE_URL: 'https://project.example.org',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  VITE_BAG_API_URL: 'https://project.example.org/functions/v1/bag/',
  VITE_FORM_RELAY_URL: 'https://relay.example.org/form',
  VITE_ADMIN_EMAIL: 'beheer@example.org',
};

describe('parseEnv', () => {
  it('uses the stand-ins for what is not set', () => {
    expect(parseEnv({ VITE_FORM_RELAY_URL: '' })).toMatchObject({
      supabaseUrl: '',
      siteUrl: '',
      addressRegisterUrl: '/local/address-register',
      formRelayUrl: '/local/form-relay/local',
      webhookUrl: '/local/webhook',
      adminEmail: 'beheer@woninglabel.example',
    });
  });

  it('switches one service at a time to the real one', () => {
    const env = parseEnv({ VITE_FORM_RELAY_URL: online.VITE_FORM_RELAY_URL });
    expect(env.formRelayUrl).toBe(online.VITE_FORM_RELAY_URL);
    expect(env.addressRegisterUrl).toBe('/local/address-register');
  });

  it('leaves nothing to a stand-in online, and sends no webhook unless there is one', () => {
    expect(parseEnv(online)).toMatchObject({
      siteUrl: 'https://www.example.org',
      addressRegisterUrl: 'https://project.example.org/functions/v1/bag',
      addressRegisterKey: '',
      webhookUrl: '',
    });
    expect(JSON.stringify(parseEnv(online))).not.toContain('/local/');
  });

  it('names every bad and missing variable in one message', () => {
    const bad = {
      VITE_SITE_URL: 'example.org',
      VITE_ADMIN_EMAIL: 'nobody',
      VITE_MAP_TILE_URL: 'https://tiles.example.org',
    };
    expect(() => parseEnv(bad)).toThrow(
      /VITE_SITE_URL[^]*VITE_ADMIN_EMAIL[^]*VITE_MAP_TILE_URL[^]*VITE_SUPABASE_URL[^]*VITE_FORM_RELAY_URL/,
    );
  });

  test.each(Object.keys(online).filter((name) => name !== 'VITE_SITE_URL'))('needs %s online', (name) => {
    expect(() => parseEnv({ ...online, [name]: '' })).toThrow(`${name}: is needed when VITE_SITE_URL is set`);
  });

  test.each(['javascript:alert(1)', 'ftp://example.org', 'not a url'])('refuses %s as a URL', (address) => {
    expect(() => parseEnv({ VITE_AUTOMATION_WEBHOOK_URL: address })).toThrow(/VITE_AUTOMATION_WEBHOOK_URL/);
  });
});
