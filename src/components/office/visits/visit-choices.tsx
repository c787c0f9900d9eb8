import { clsx } from 'clsx/lite';
import { useId } from 'react';
import { CheckboxField, SelectField } from '@/components/form/fields';
import { ChangingText } from '@/components/ui/changing-text';
import { useNow } from '@/components/ui/use-now';
import { visitMailText, visitMoment, visitTexts as texts } from '@/content/office/visits/visits';
import {
  chosenColleague,
  handedOverWhereItFits,
  mailOutcome,
  type AffectedVisit,
  type VisitChoice,
  type VisitChoices as Choices,
  type VisitMails,
} from '@/domain/appointment/visit-decision';
import { phoneHref } from '@/domain/contact/phone';

export interface VisitChoicesProps {
  visits: readonly AffectedVisit[];
  mails: VisitMails;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  withMail: boolean;
  onWithMail: (withMail: boolean) => void;
  /** Why what was chosen for a visit was not done, by its id. */
  refused?: Readonly<Record<string, 'unfit' | 'changed'>>;
  /** Their requests are deleted: a visit goes with its request, or that request is left. */
  isDeletion?: boolean;
}

/** Who is visited when, what becomes of each visit, and who then gets which mail. */
export function VisitChoices(props: VisitChoicesProps) {
  const { visits, mails, choices, onChoose, withMail, onWithMail, refused = {}, isDeletion = false } = props;
  const id = useId();
  const now = useNow() ?? 0;
  return (
    <div role="group" aria-labelledby={`${id}-heading`} className="grid gap-3">
      <p id={`${id}-heading`} className="font-semibold">
        {isDeletion ? texts.dropped(visits.length) : texts.heading(visits.length)}
      </p>
      {visits.length > 1 && !isDeletion && (
        <ForAll id={`${id}-all`} visits={visits} choices={choices} onChoose={onChoose} />
      )}
      <ul className="grid gap-2">
        {visits.map((visit) => {
          const choice = choices[visit.id] ?? 'keep';
          const why = refused[visit.id];
          return (
            <li
              key={visit.id}
              className={clsx('rounded-lg border bg-surface p-3', why ? 'border-danger' : 'border-line')}
            >
              <p className="font-semibold first-letter:uppercase">{visitMoment(visit)}</p>
              {visit.address !== '' && <p className="text-sm text-ink-muted">{visit.address}</p>}
              {isDeletion && visits.length === 1 ? (
                <p>{texts.choice(visit.name)}</p>
              ) : (
                <SelectField
                  id={`${id}-${visit.id}`}
                  label={texts.choice(visit.name)}
                  hint={!isDeletion && visit.colleagues.length === 0 ? texts.noColleague : undefined}
                  error={why && texts.refused[why]}
                  value={choice}
                  options={isDeletion ? deletionOptions : optionsOf(visit)}
                  onChange={({ target }) => onChoose({ [visit.id]: target.value })}
                  className="mt-1"
                />
              )}
              <CallSoon visit={visit} choice={choice} now={now} />
              <p className="mt-1 text-sm break-words" role="status">
                {visitMailText(visit, choice, mailOutcome(visit, choice, { mails, withMail, now }))}
              </p>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-sm empty:hidden">
        <ChangingText>{colleagueMails(visits, mails, choices)}</ChangingText>
      </p>
      <CheckboxField
        id={`${id}-without-mail`}
        label={texts.withoutMail}
        checked={!withMail}
        onChange={({ target }) => onWithMail(!target.checked)}
      />
    </div>
  );
}

/** Which colleagues are mailed; '' for none. */
function colleagueMails(visits: readonly AffectedVisit[], mails: VisitMails, choices: Choices): string {
  if (!mails.colleague) return '';
  const changed = visits.filter(({ id }) => (choices[id] ?? 'keep') !== 'keep');
  const sentences = [
    changed.some((visit) => chosenColleague(visit, choices[visit.id] ?? 'keep') !== null) && texts.colleagueMail,
    changed.some(({ tellsAdviser }) => tellsAdviser) && texts.adviserMail,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** A mail may come too late for who is visited within a day. */
const callWithin = 24 * 60 * 60 * 1000;

interface CallSoonProps {
  visit: AffectedVisit;
  choice: VisitChoice;
  /** In milliseconds since 1970. */
  now: number;
}

/** Whom to call about a visit that is off and was soon to come. */
function CallSoon({ visit: { startsAt, phone }, choice, now }: CallSoonProps) {
  const left = Date.parse(startsAt) - now;
  if ((choice !== 'put_back' && choice !== 'drop') || left <= 0 || left > callWithin || phone === '') return null;
  return (
    <p className="mt-1 font-semibold">
      {texts.callSoon}{' '}
      <a href={phoneHref(phone)} className="inline-flex min-h-11 items-center text-primary underline">
        {texts.call(phone)}
      </a>
    </p>
  );
}

const deletionOptions = [
  { value: 'drop', label: texts.drop },
  { value: 'keep', label: texts.keepRequest },
];

function optionsOf({ colleagues }: AffectedVisit) {
  return [
    ...colleagues.map(({ id, name }) => ({ value: id, label: texts.handOver(name) })),
    { value: 'put_back', label: texts.putBack },
    { value: 'keep', label: texts.keep },
  ];
}

interface ForAllProps extends Pick<VisitChoicesProps, 'visits' | 'choices' | 'onChoose'> {
  id: string;
}

function ForAll({ id, visits, choices, onChoose }: ForAllProps) {
  const ways: Record<string, Choices> = {
    fitting: handedOverWhereItFits(visits),
    put_back: Object.fromEntries(visits.map((visit) => [visit.id, 'put_back'])),
    keep: Object.fromEntries(visits.map((visit) => [visit.id, 'keep'])),
  };
  const present = Object.keys(ways).find((way) => visits.every((visit) => ways[way]?.[visit.id] === choices[visit.id]));
  return (
    <SelectField
      id={id}
      label={texts.all}
      value={present ?? 'own'}
      options={[
        { value: 'fitting', label: texts.whereItFits },
        { value: 'put_back', label: texts.putBack },
        { value: 'keep', label: texts.keep },
        ...(present === undefined ? [{ value: 'own', label: texts.eachItsOwn }] : []),
      ]}
      onChange={({ target }) => onChoose(ways[target.value] ?? {})}
    />
  );
}
