import { Link } from 'react-router-dom';
import { amountOf, keyTexts as texts, kilometresOf, shareOf } from '@/content/office/period-figures';
import type { Compared, ReceivedFigures, VisitMonth } from '@/data/requests/period-figures';
import type { Period } from '@/domain/period';
import { figureParams, type ListLink } from '@/lib/admin-links';
import { formatEuro } from '@/lib/format';
import { completedLink, receivedLink, visitedLink } from '../links';
import { partOf } from '../table/figure-table';

interface KeyFiguresProps {
  period: Period;
  figures: Compared<ReceivedFigures>;
  months: Compared<readonly VisitMonth[]>;
}

/** The numbers of a period that are read first, each beside that of the one before. */
export function KeyFigures({ period, figures: { now, before }, months }: KeyFiguresProps) {
  const [driven, drivenBefore] = [drivenPerVisit(months.now), drivenPerVisit(months.before)];
  return (
    <dl className="mt-4 grid grid-cols-pair gap-3 lg:grid-cols-5">
      <KeyFigure
        name={texts.requests}
        value={amountOf(now.requests)}
        before={amountOf(before.requests)}
        to={receivedLink(period)}
      />
      <KeyFigure
        name={texts.orders}
        value={sharedText(now.orders, now.requests)}
        before={sharedText(before.orders, before.requests)}
        hint={texts.ordersOf}
        to={receivedLink(period, { [figureParams.step]: 'order' })}
      />
      <KeyFigure
        name={texts.picked}
        value={sharedText(now.picked, now.planned)}
        before={sharedText(before.picked, before.planned)}
        hint={texts.pickedOf}
        to={receivedLink(period, { [figureParams.step]: 'picked' })}
      />
      <KeyFigure
        name={texts.done}
        value={formatEuro(doneEuros(months.now))}
        before={formatEuro(doneEuros(months.before))}
        to={completedLink(period)}
      />
      <KeyFigure
        name={texts.kilometres}
        value={driven === null ? texts.nothing : kilometresOf(driven)}
        before={drivenBefore === null ? texts.nothing : kilometresOf(drivenBefore)}
        to={visitedLink(period)}
      />
    </dl>
  );
}

interface KeyFigureProps {
  name: string;
  value: string;
  before: string;
  hint?: string;
  to: ListLink;
}

function KeyFigure({ name, value, before, hint, to }: KeyFigureProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-lg bg-surface-sunk p-3">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd>
        <Link
          to={to}
          className="inline-flex min-h-11 items-center text-2xl font-bold text-primary underline-offset-4 hover:underline"
        >
          {value}
        </Link>
        <p className="text-sm text-ink-muted">{texts.before(before)}</p>
        {hint && <p className="text-sm text-ink-muted">{hint}</p>}
      </dd>
    </div>
  );
}

/** `12 (40%)` */
function sharedText(part: number, whole: number): string {
  const share = partOf(part, whole);
  return share === null ? amountOf(part) : `${amountOf(part)} (${shareOf(share)})`;
}

function doneEuros(months: readonly VisitMonth[]): number {
  return months.reduce((sum, month) => sum + month.doneEuros, 0);
}

function drivenPerVisit(months: readonly VisitMonth[]): number | null {
  const visits = months.reduce((sum, month) => sum + month.visits, 0);
  return partOf(
    months.reduce((sum, month) => sum + month.kilometres, 0),
    visits,
  );
}
