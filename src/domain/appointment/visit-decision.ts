/** A planned visit that an action would take away or move; instants are ISO 8601. */
export interface AffectedVisit {
  id: string;
  /** The version of the visit, and that of its request. */
  sequence: number;
  version: string;
  requestId: string;
  name: string;
  /** '' when unknown, as are the e-mail address and the phone number. */
  address: string;
  email: string;
  phone: string;
  startsAt: string;
  endsAt: string;
  /** For whom it fits at the same time, the least extra driving first. */
  colleagues: readonly { id: string; name: string }[];
  /** Whether its adviser is a colleague, who is mailed that it is off or another's. */
  tellsAdviser: boolean;
}

/**
 * What becomes of a visit: `put_back` lets the customer choose anew, `keep` leaves it, `drop` goes with its request, and
 * anything else is the user id of the colleague who takes it over.
 */
export type VisitChoice = string;

/** By the id of the visit. */
export type VisitChoices = Readonly<Record<string, VisitChoice>>;

/** Which mails about visits are switched on. */
export interface VisitMails {
  putBack: boolean;
  handOver: boolean;
  /** To advisers whose visits others change. */
  colleague: boolean;
}

/**
 * For each visit the colleague with the least extra driving, one who takes over no other visit at that time, or else that
 * the customer chooses anew.
 */
export function handedOverWhereItFits(visits: readonly AffectedVisit[]): VisitChoices {
  const choices: Record<string, VisitChoice> = {};
  for (const visit of visits) {
    const colleague = visit.colleagues.find(
      ({ id }) => !visits.some((other) => choices[other.id] === id && overlaps(visit, other)),
    );
    choices[visit.id] = colleague?.id ?? 'put_back';
  }
  return choices;
}

function overlaps(one: AffectedVisit, other: AffectedVisit): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** Whom the choice of a visit concerns: the colleague who takes it over, if any. */
export function chosenColleague(visit: AffectedVisit, choice: VisitChoice): string | null {
  return visit.colleagues.find(({ id }) => id === choice)?.name ?? null;
}

/** Why the customer gets no mail about what was chosen, or that there is one. */
export function mailOutcome(
  visit: AffectedVisit,
  choice: VisitChoice,
  { mails, withMail, now }: { mails: VisitMails; withMail: boolean; now: number },
): 'mail' | 'unchanged' | 'over' | 'without' | 'off' | 'no-address' {
  if (choice === 'keep') return 'unchanged';
  if (Date.parse(visit.startsAt) <= now) return 'over';
  if (visit.email === '') return 'no-address';
  const isOn = choice === 'put_back' || choice === 'drop' ? mails.putBack : mails.handOver;
  if (!isOn) return 'off';
  return withMail ? 'mail' : 'without';
}
