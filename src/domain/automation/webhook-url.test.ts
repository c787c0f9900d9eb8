import { describe, expect, test } from 'vitest';
import { maxWebhookUrl, parseWebhookUrl } from './webhook-url';

describe('the URL of the automation', () => {
  test.each([
    [' https://Hook.eu1.Make.com/abc123 ', 'https://hook.eu1.make.com/abc123'],
    ['https://n8n.example.org:5678/webhook/1?token=a b', 'https://n8n.example.org:5678/webhook/1?token=a%20b'],
    ['https://hook.example.org', 'https://hook.example.org/'],
    ['https://hook.example.org/a#part', 'https://hook.example.org/a'],
    ['https://labels.été.example/', 'https://labels.xn--t-9fab.example/'],
    ['http://localhost:5678/webhook', 'http://localhost:5678/webhook'],
    ['http://127.0.0.1/webhook', 'http://127.0.0.1/webhook'],
    ['/local/webhook', '/local/webhook'],
    [`/${'a'.repeat(maxWebhookUrl - 1)}`, `/${'a'.repeat(maxWebhookUrl - 1)}`],
    ['  ', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(parseWebhookUrl(typed)).toBe(stored);
  });

  test.each([
    'http://hook.example.org/',
    'http://localhost.example.org/',
    'https://10.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://user:secret@hook.example.org/',
    'https://user@hook.example.org/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example/x',
    '/\\elsewhere.example/x',
    'hook.example.org/x',
    'https://',
    'https://a;script-src/x',
    `/${'a'.repeat(maxWebhookUrl)}`,
  ])('%j is refused', (typed) => {
    expect(parseWebhookUrl(typed)).toBeNull();
  });
});
