// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { anchors, homeSection, paths } from '@/lib/paths';
import { LabelCheck } from './label-check';

function open() {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <LabelCheck />
    </MemoryRouter>,
  );
  return {
    user,
    answer: async (...labels: (string | RegExp)[]) => {
      for (const name of labels) {
        await user.click(screen.getByRole('radio', { name }));
        await user.click(screen.getByRole('button', { name: 'Volgende' }));
      }
    },
    next: () => user.click(screen.getByRole('button', { name: 'Volgende' })),
    back: () => user.click(screen.getByRole('button', { name: 'Vorige vraag' })),
  };
}

const noLabel = 'Nee, er is geen label of het is verlopen';
const validLabel = 'Ja, er is een geldig label';
const sale = 'Ik verkoop de woning';
const needed = [sale, noLabel, 'Nee', 'Geen van deze'];

function outcome() {
  return screen.getByRole('heading', { level: 2, name: /Uw antwoord/ });
}

test('one question at a time, as a group of radio buttons with the question and the progress as its name', async () => {
  const { answer } = open();
  const group = screen.getByRole('group', { name: 'Vraag 1 Wat gaat er met de woning gebeuren?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(5);
  await answer(sale);
  expect(screen.getByRole('group', { name: /^Vraag 2 Heeft de woning al/ })).toBeVisible();
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

test('opening the page moves no focus; each step moves it to the new question, the last one to the answer', async () => {
  const { answer } = open();
  expect(document.body).toHaveFocus();
  for (const label of needed) {
    await answer(label);
    const shown = screen.queryByRole('group')?.querySelector('legend') ?? outcome();
    expect(shown).toHaveFocus();
  }
  expect(outcome()).toHaveFocus();
});

test('without a choice it says what to do, ties that to the group and goes to the first choice', async () => {
  const { user, next } = open();
  await next();
  expect(screen.getByText('Kies eerst een antwoord. Daarna kunt u verder.').closest('[role=alert]')).toBeVisible();
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/Kies eerst een antwoord/);
  const [first] = screen.getAllByRole('radio');
  expect(first).toHaveFocus();
  // Above the focused choices: below them a bar of the page may cover it.
  const error = screen.getByText(/Kies eerst een antwoord/);
  expect(first?.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.click(screen.getByRole('radio', { name: sale }));
  expect(screen.queryByText(/Kies eerst een antwoord/)).not.toBeInTheDocument();
});

test('it works with the keyboard alone', async () => {
  const { user } = open();
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Ik verhuur de woning aan een nieuwe huurder' })).toBeChecked();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: /^Vraag 2/ })).toBeVisible();
});

/** Where the answer was read. */
function sources() {
  return within(screen.getByRole('group', { name: '' }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
}

test.each<[situation: string, lines: RegExp[]]>([
  [sale, [/^Over de plicht: rvo\.nl/, /^Over de uitzonderingen/, /^Over de boete: .*; geen overheidsbron\.$/]],
  ['Ik verhuur de woning aan een nieuwe huurder', [/^Over de plicht: rvo\.nl/, /^Over de uitzonderingen/]],
  ['Ik verleng een huurcontract', [/^Over de verlenging: .*; geen overheidsbron\.$/, /^Over de uitzonderingen/]],
])(
  '%s: the sources are those of this answer, with their day; no fine where none is known',
  async (situation, lines) => {
    const { answer } = open();
    await answer(situation, ...needed.slice(1));
    const shown = sources();
    expect(shown).toHaveLength(lines.length);
    lines.forEach((line, index) => expect(shown[index]).toMatch(line));
    expect(shown.every((line) => /nagekeken op \d+\snovember\s2026[.;]/.test(line))).toBe(true);
    expect(screen.queryAllByText(/boete krijgen/)).toHaveLength(situation === sale ? 1 : 0);
  },
);

test('a label is needed: why, the fine, what to do and the way to the form', async () => {
  const { answer } = open();
  await answer(...needed);
  expect(outcome()).toHaveTextContent('Ja, u hebt een energielabel nodig');
  expect(screen.getByText(/U verkoopt de woning, er is geen geldig label/)).toBeVisible();
  expect(screen.getByText(/€435 als particulier, €870 als bedrijf \(bedragen sinds 1.november 2021\)/)).toBeVisible();
  expect(screen.getByText(/vanaf €285 inclusief btw.*1 tot 3 werkdagen.*3 tot 5 werkdagen/)).toBeVisible();
  expect(screen.getByText(/in uw advertentie/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Direct aanvragen' })).toHaveAttribute('href', homeSection(anchors.contact));
  expect(screen.getByRole('link', { name: 'Zo bereidt u de opname voor' })).toHaveAttribute('href', paths.preparation);
});

test('a new home needs its label at the delivery, not in an advertisement', async () => {
  const { answer } = open();
  await answer('Een nieuwe woning wordt opgeleverd', ...needed.slice(1));
  expect(screen.getByText(/op de dag van de oplevering/)).toBeVisible();
  expect(screen.queryByText(/in uw advertentie/)).not.toBeInTheDocument();
});

test('extending a lease needs a label too, before the extension', async () => {
  const { answer } = open();
  await answer('Ik verleng een huurcontract', ...needed.slice(1));
  expect(outcome()).toHaveTextContent('Ja, u hebt een energielabel nodig');
  expect(screen.getByText(/U verlengt een huurcontract, er is geen geldig label/)).toBeVisible();
  expect(screen.getByText(/voordat u het huurcontract verlengt/)).toBeVisible();
  expect(screen.queryByText(/in uw advertentie/)).not.toBeInTheDocument();
});

test('no question offers a monument as an exemption, and the last one says that it is none', async () => {
  const { answer } = open();
  const asked: string[] = [];
  for (const label of needed) {
    asked.push(screen.getByRole('group').textContent);
    await answer(label);
  }
  expect(asked.slice(0, -1).join(' ')).not.toMatch(/monument/i);
  expect(asked.at(-1)).toContain('Een beschermd monument hoort daar sinds 29\u00A0mei\u00A02026 niet meer bij');
});

const exempt = 'Nee, voor deze woning is een energielabel niet verplicht';

test.each<[because: RegExp, title: string, ...answers: (string | RegExp)[]]>([
  [/alleen verplicht bij verkoop/, 'Nee, u hebt nu geen energielabel nodig', 'Geen van deze'],
  [
    /Een label is 10\sjaar geldig\. Zo lang hebt u geen nieuw label nodig/,
    'Nee, u hebt nu geen nieuw energielabel nodig',
    sale,
    validLabel,
  ],
  [/vrijstaand en kleiner dan 50 m²/, exempt, sale, noLabel, 'Ja, allebei'],
  [/Het gebouw wordt hooguit 2 jaar gebruikt/, exempt, sale, noLabel, 'Nee', 'Het wordt hooguit 2 jaar gebruikt'],
  [/Het gebouw is bedoeld voor erediensten/, exempt, sale, noLabel, 'Nee', /bedoeld voor erediensten/],
])('not needed: %s', async (because, title, ...answers) => {
  const { answer } = open();
  await answer(...answers);
  expect(outcome()).toHaveTextContent(title);
  expect(screen.getByText(because)).toBeVisible();
  expect(sources()[0]).toMatch(/^Over .*: rvo\.nl/);
  // No duty, no fine.
  expect(screen.queryByText(/boete/)).not.toBeInTheDocument();
});

test.each([
  ['Een nieuwe woning wordt opgeleverd', /op de dag van de oplevering nog geldig/],
  ['Ik verleng een huurcontract', /nog geldig als u het huurcontract verlengt/],
])('%s, with a valid label: nobody is told to get one', async (situation, sentence) => {
  const { answer } = open();
  await answer(situation, validLabel);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByText(/Zorg dat het label er is/)).not.toBeInTheDocument();
});

test('who does not know whether there is a label is asked for the address on this page', async () => {
  const { answer } = open();
  await answer(sale, 'Dat weet ik niet', 'Nee', 'Geen van deze');
  expect(outcome()).toHaveTextContent('Ja, tenzij uw woning al een geldig label heeft');
  expect(screen.getByRole('button', { name: 'Label opzoeken' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /EP-Online/ })).toBeNull();
  expect(screen.getByText(/boete krijgen/)).toBeVisible();
});

test('a holiday home: probably, by which measure, with ways to ask us', async () => {
  const { answer } = open();
  await answer(sale, noLabel, 'Nee', 'Het is een vakantiewoning');
  expect(outcome()).toHaveTextContent('Waarschijnlijk wel: het hangt af van het gebruik');
  expect(screen.getByText(/minder dan 4 maanden per jaar.*minder dan 25%.*voldoen daar niet aan/)).toBeVisible();
  expect(screen.getByRole('link', { name: `Bel ${site.phone}` })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByRole('link', { name: 'Stel uw vraag in het formulier' })).toBeVisible();
});

test('going back keeps every answer, also one that was not confirmed yet', async () => {
  const { user, answer, back, next } = open();
  expect(screen.queryByRole('button', { name: 'Vorige vraag' })).not.toBeInTheDocument();
  await answer(sale, noLabel);
  await user.click(screen.getByRole('radio', { name: 'Ja, allebei' }));
  await back();
  expect(screen.getByRole('radio', { name: noLabel })).toBeChecked();
  expect(screen.getByRole('group').querySelector('legend')).toHaveFocus();
  await back();
  expect(screen.getByRole('radio', { name: sale })).toBeChecked();
  await next();
  await next();
  expect(screen.getByRole('radio', { name: 'Ja, allebei' })).toBeChecked();
});

test('back from the answer leads to the last question; another choice gives another answer', async () => {
  const { answer, back } = open();
  await answer(...needed);
  await back();
  expect(screen.getByRole('radio', { name: 'Geen van deze' })).toBeChecked();
  await answer('Het is een vakantiewoning');
  expect(outcome()).toHaveTextContent('Waarschijnlijk wel');
});

test('a changed first answer may end it at once, and the given answers then show no later ones', async () => {
  const { answer, back } = open();
  await answer(sale, noLabel);
  await back();
  await back();
  await answer('Geen van deze');
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(screen.getByRole('definition')).toHaveTextContent('Geen van deze');
});

test('starting again forgets the answers and goes to the first question', async () => {
  const { user, answer } = open();
  await answer(...needed);
  expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual(needed);
  await user.click(screen.getByRole('button', { name: 'Opnieuw beginnen' }));
  expect(screen.getByRole('group', { name: /^Vraag 1/ }).querySelector('legend')).toHaveFocus();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('the answer can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, answer } = open();
  await answer(...needed);
  await user.click(screen.getByRole('button', { name: 'Afdrukken' }));
  expect(print).toHaveBeenCalledOnce();
});
