#!/usr/bin/env bash
# Package:  @fullcalendar/react 7.1.4 (npm), drawn in jsdom 26.1.0
# Expected: A locale supplies the words of the calendar (documentation, "Locale Text"): in Dutch the header of the row
#           of whole days is "Hele dag".
# Seen:     The header of the row below it is "Timed" in every language. It is hidden from sight, so that only a screen
#           reader says it. None of the 81 locales sets its option `timedText`; 78 translate `allDayText` beside it.
# Cost:     A calendar that looks right in its own language speaks English to people who cannot see it (WCAG 2.2,
#           success criterion 3.1.2), until somebody sets an option that no locale mentions.
# Here:     The grid of the calendar sets `timedText` itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund \
  @fullcalendar/react@7.1.4 temporal-polyfill@1.0.8 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="calendar"></div>', { pretendToBeVisual: true });
const { document } = window;
const names = ['document', 'navigator', 'Node', 'Element', 'HTMLElement', 'HTMLIFrameElement', 'getComputedStyle'];
for (const name of [...names, 'requestAnimationFrame', 'cancelAnimationFrame']) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
globalThis.window = window;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');
const { default: FullCalendar } = await import('@fullcalendar/react');
const { default: timeGrid } = await import('@fullcalendar/react/timegrid');
const { default: locales } = await import('@fullcalendar/react/locales-all');

const locale = locales.find(({ code }) => code === 'nl');
const options = { plugins: [timeGrid], initialView: 'timeGridWeek', locale };
flushSync(() => createRoot(document.getElementById('calendar')).render(createElement(FullCalendar, options)));

const headers = [...document.querySelectorAll('[role=rowheader]')];
const seen = {
  // Without the hours of the day, which follow the second one.
  'row headers in Dutch': headers.map(({ textContent }) => textContent.replace(/\d.*/, '')),
  locales: locales.length,
  'with allDayText': locales.filter(({ allDayText }) => allDayText).length,
  'with timedText': locales.filter(({ timedText }) => timedText).length,
};
console.log(seen);
assert.deepEqual(seen, {
  'row headers in Dutch': ['Hele dag', 'Timed'],
  locales: 81,
  'with allDayText': 78,
  'with timedText': 0,
});
process.exit();
JS
node run.mjs
