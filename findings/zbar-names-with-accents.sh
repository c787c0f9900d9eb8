#!/usr/bin/env bash
# Package:  zbar-tools 0.23.92-7+deb12u1 (Debian 12), with codes by qrcode 1.5.4 (npm)
# Expected: EPC069-12: the third line of a code to pay with names its encoding, 1 for UTF-8, and jsQR reads the name as it is.
#           QR codes in bytes without an ECI are by default Latin or, as all phones take them, UTF-8.
# Seen:     It guesses by statistics of Chinese and Japanese encodings: "België" becomes "Belgi禱", "Müller" "M羹ller" and
#           "Één label" "ﾃ嘉ｩn label". Names of ASCII alone are right.
# Cost:     The holder of the account that the customer sees is not the one he pays, and his bank's check of names warns him.
# Needs:    libmagickwand-6.q16-6, which comes with ImageMagick.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -q=2 zbar-tools=0.23.92-7+deb12u1 libzbar0=0.23.92-7+deb12u1
for package in *.deb; do dpkg -x "$package" .; done
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund qrcode@1.5.4 jsqr@1.4.0 pngjs@7.0.0

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';
import QrCode from 'qrcode';

async function namesOf(name) {
  const text = `BCD\n002\n1\nSCT\n\n${name}\nNL91ABNA0417164300\nEUR285.00\n\n\n2027-0001`;
  await QrCode.toFile('code.png', text, { errorCorrectionLevel: 'M', scale: 8 });
  const { data, width, height } = PNG.sync.read(readFileSync('code.png'));
  const byZbar = execFileSync('usr/bin/zbarimg', ['--quiet', '--nodbus', '--raw', 'code.png'], { encoding: 'utf8' });
  return [jsQr(new Uint8ClampedArray(data), width, height)?.data, byZbar].map((read) => read?.split('\n')[5]);
}

const expected = {
  'Energielabel Voorbeeld': 'Energielabel Voorbeeld',
  'Energielabel België': 'Energielabel Belgi禱',
  'Müller Advies': 'M羹ller Advies',
  'Één label': 'ﾃ嘉ｩn label',
};
for (const [name, misread] of Object.entries(expected)) {
  const [byJsQr, byZbar] = await namesOf(name);
  console.log({ byJsQr, byZbar });
  assert.equal(byJsQr, name);
  assert.equal(byZbar, misread);
}
JS
LD_LIBRARY_PATH=$(echo "$folder"/usr/lib/*-linux-gnu) node run.mjs
