#!/usr/bin/env bash
# Package:  nodemailer 10.6.1 (npm)
# Expected: An address that is not ASCII goes only to a server that offers SMTPUTF8; without that a client must not transmit
#           it (RFC 6531, section 3.2).
# Seen:     Its bytes are sent all the same, in UTF-8 and undeclared. With a server that offers SMTPUTF8 the same address
#           is declared. A domain that is not ASCII is written in ASCII (xn--…) both times.
# Cost:     What becomes of the mail differs by server, without an error of the client: Postfix 3.7.11 takes it by default,
#           and answers 553 5.6.7 with `strict_smtputf8 = yes`.
# Here:     `send` takes a refusal with 5.6.7 as one of the customer's address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund nodemailer@10.6.1

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';

/** The two commands with addresses that a server gets which offers these extensions. */
async function commands(to, ...extensions) {
  const seen = [];
  const server = createServer((socket) => {
    let isText = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString('utf8').split('\r\n').slice(0, -1)) {
        if (isText && line !== '.') continue;
        if (/^(MAIL|RCPT)/.test(line)) seen.push(line);
        const isGreeting = line.startsWith('EHLO');
        const lines = isGreeting ? ['mail.example', ...extensions] : ['Ok'];
        isText = line === 'DATA';
        const code = isText ? 354 : line === 'QUIT' ? 221 : 250;
        lines.forEach((text, index) => socket.write(`${code}${index < lines.length - 1 ? '-' : ' '}${text}\r\n`));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const transport = createTransport({ host: '127.0.0.1', port: server.address().port, ignoreTLS: true });
  await transport.sendMail({ from: 'post@example.org', to, subject: 'Visit', text: 'See you.' });
  transport.close();
  server.close();
  return seen;
}

const seen = {
  'without SMTPUTF8': await commands('zoë@example.org', '8BITMIME'),
  'with SMTPUTF8': await commands('zoë@example.org', '8BITMIME', 'SMTPUTF8'),
  'a domain, without SMTPUTF8': await commands('jo@exämple.org', '8BITMIME'),
};
console.log(seen);
assert.deepEqual(seen, {
  'without SMTPUTF8': ['MAIL FROM:<post@example.org>', 'RCPT TO:<zoë@example.org>'],
  'with SMTPUTF8': ['MAIL FROM:<post@example.org> SMTPUTF8', 'RCPT TO:<zoë@example.org>'],
  'a domain, without SMTPUTF8': ['MAIL FROM:<post@example.org>', 'RCPT TO:<jo@xn--exmple-cua.org>'],
});
process.exit();
JS
node run.mjs
