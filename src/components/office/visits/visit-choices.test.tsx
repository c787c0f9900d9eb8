// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import { affectedRoute, affectedVisits, buildAffectedRow, decideRoute } from '@/test/affected-visits';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { VisitsDialog } from './visits-dialog';

const bo = { id: 'bo', name: 'Bo' };
const jansen = buildAffectedRow({ colleagues: [bo] });
// At the same time, so that Bo can take over only one of them.
const bakker = buildAffectedRow({
  id: 'visit-2',
  request_id: 'request-2',
  name: 'Bakker',
  email: null,
  colleagues: [bo],
});
const done: FakeAnswer = { status: 200, json: { undo: 'decision', refused: [] } };

const onAnswer = vi.fn<(answer: string | null) => void>();

function Question() {
  const decisions = useVisitDecisions({ adviser: 'ali' });
  return (
    <VisitsDialog
      title="Ik kan niet"
      description="Kies wat er gebeurt"
      decisions={decisions}
      confirm="Uitvoeren"
      onConfirm={() => void decisions.decide().then(onAnswer)}
      onClose={() => onAnswer('closed')}
    />
  );
}

function ask(answers: FakeAnswer[] = [done]) {
  onAnswer.mockReset();
  const calls = fakeSupabase({
    [affectedRoute]: () => affectedVisits(jansen, bakker),
    [decideRoute]: () => answers.shift() ?? 'network error',
  });
  const user = renderAdmin(<Question />);
  return { user, decided: () => calls.filter(({ route }) => route === decideRoute).map(({ body }) => body) };
}

function visit(name: string) {
  const field = screen.getByLabelText(`Bezoek bij ${name}`);
  const item = field.closest('li');
  if (item === null) throw new Error('no item');
  return { field, words: within(item) };
}

test('says that a colleague who loses a visit is mailed, unless it stays', async () => {
  fakeSupabase({ [affectedRoute]: () => affectedVisits({ ...jansen, tells_adviser: true }) });
  const user = renderAdmin(<Question />);
  expect(await screen.findByText(/Een collega die een bezoek kwijt is, krijgt daar ook een mail over/)).toBeVisible();
  await user.selectOptions(visit('Jansen').field, 'Laten staan');
  expect(screen.queryByText(/Een collega die/)).toBeNull();
});

test('names who and when, proposes who takes over where that fits, and says who gets which mail', async () => {
  const { user, decided } = ask();
  expect(await screen.findByText('Er staan nog 2 bezoeken. Wat doen we daarmee?')).toBeVisible();
  const { field, words } = visit('Jansen');
  expect(words.getByText('maandag 7 december 09:30 tot 10:30')).toBeVisible();
  expect(field).toHaveDisplayValue('Bo neemt het over');
  expect(words.getByText('Mailt jansen@example.nl: het bezoek gaat door op dezelfde tijd, Bo komt.')).toBeVisible();
  expect(screen.getByText(/^Wie bezoeken overneemt, krijgt één mail met naam, tijd en adres/)).toBeVisible();
  expect(visit('Bakker').field).toHaveDisplayValue('Klant kiest een nieuw moment');
  expect(visit('Bakker').words.getByText('Geen mail: er is geen e-mailadres. Bel 06 12345678.')).toBeVisible();
  await user.selectOptions(field, 'Klant kiest een nieuw moment');
  expect(words.getByText(/^Mailt jansen@example.nl: het bezoek gaat niet door, met excuses/)).toBeVisible();
  expect(screen.queryByText(/^Wie bezoeken overneemt/)).toBeNull();
  await user.click(screen.getByLabelText('Zonder mail: ik vertel het de klanten zelf'));
  expect(words.getByText('Geen mail. Bel 06 12345678.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Uitvoeren' }));
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith('decision'));
  expect(decided()).toEqual([
    {
      decisions: [
        { id: 'visit-1', sequence: 1, action: 'put_back' },
        { id: 'visit-2', sequence: 1, action: 'put_back' },
      ],
      with_mail: false,
    },
  ]);
});

test('who would soon be visited is to be called when the visit is off', async () => {
  vi.useFakeTimers({ now: new Date('2099-12-07T05:30:00Z'), shouldAdvanceTime: true });
  const { user } = ask();
  await screen.findByText('Er staan nog 2 bezoeken. Wat doen we daarmee?');
  const { field, words } = visit('Jansen');
  expect(words.queryByText(/Bel de klant ook/)).toBeNull();
  await user.selectOptions(field, 'Klant kiest een nieuw moment');
  expect(words.getByText(/^Dit bezoek is al binnen een dag. Bel de klant ook/)).toBeVisible();
  expect(words.getByRole('link', { name: 'Bel 06 12345678' })).toHaveAttribute('href', 'tel:0612345678');
  vi.useRealTimers();
});

test('one choice goes for all visits at once', async () => {
  const { user } = ask();
  await user.selectOptions(await screen.findByLabelText('Voor alle bezoeken tegelijk'), 'Laten staan');
  expect(visit('Jansen').field).toHaveDisplayValue('Laten staan');
  expect(visit('Bakker').words.getByText('Geen mail: er verandert niets.')).toBeVisible();
});

test('what was refused is said of the visit, nothing counts as done, and the choices stand', async () => {
  const refused = { status: 200, json: { undo: null, refused: [{ id: 'visit-1', reason: 'unfit' }] } };
  const { user } = ask([refused, 'network error', done]);
  await user.selectOptions(await screen.findByLabelText('Bezoek bij Bakker'), 'Laten staan');
  await user.click(screen.getByRole('button', { name: 'Uitvoeren' }));
  expect(await screen.findByText('Dit past niet (meer) bij deze collega. Kies iets anders.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Er is niets veranderd/);
  expect(visit('Bakker').field).toHaveDisplayValue('Laten staan');
  await user.click(screen.getByRole('button', { name: 'Uitvoeren' }));
  expect(await screen.findByText(/de database geeft geen antwoord/)).toBeVisible();
  expect(onAnswer).toHaveBeenLastCalledWith(null);
});

test('closing it changes nothing', async () => {
  const { user, decided } = ask();
  await screen.findByText('Er staan nog 2 bezoeken. Wat doen we daarmee?');
  await user.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenCalledWith('closed');
  expect(decided()).toEqual([]);
});
