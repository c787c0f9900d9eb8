import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { kilometresOf, shareOf } from '@/content/office/figures/figure-formats';
import { keyTexts as texts, tableTexts, unitTexts } from '@/content/office/figures/period-figures';
import {
  bestRouteQuery,
  maxRouteDays,
  type AppointmentMonth,
  type Compared,
  type Counted,
  type ReceivedFigures,
} from '@/data/requests/figures/period-figures';
import { daysOf, periodBefore, type Period } from '@/domain/period';
import { figureParams, type ListLink } from '@/lib/admin-links';
import { formatEuro } from '#shared/format-euro.ts';
import { formatCount } from '@/lib/format/format-count';
import { completedLink, receivedLink, visitedLink } from '../links';
import { partOf, type Row } from '../table/figure-table';
import { FigureTitle } from '../table/figure-title';
import { TableDownload } from '../table/table-download';

interface KeyFiguresProps {
  figures: Counted<ReceivedFigures>;
  months: Counted<readonly AppointmentMonth[]>;
}

interface KeyFigure extends Compared<number | null> {
  name: string;
  /** The period that is counted, to link to its requests. */
  counted: Period;
  linkOf: (days: Period) => ListLink;
  text: (value: number) => string;
  unit?: string;
  /** Its share of a whole, a hint that names the whole, and the name of the share in a file. */
  share?: Compared<number | null> & { hint: string; name: string };
  hint?: string | undefined;
}

/** The main numbers of a period, each next to that of the preceding one. */
export function KeyFigures({ figures: { period, now, before }, months }: KeyFiguresProps) {
  const { data: best } = useQuery({
    ...bestRouteQuery(months.period),
    enabled: daysOf(months.period) <= maxRouteDays,
  });
  const shown: KeyFigure[] = [
    {
      name: texts.requests,
      now: now.requests,
      before: before.requests,
      text: formatCount,
      counted: period,
      linkOf: receivedLink,
    },
    {
      ...{ name: texts.orders, now: now.orders, before: before.orders, text: formatCount },
      counted: period,
      linkOf: (days) => receivedLink(days, { [figureParams.step]: 'order' }),
      share: {
        ...{ name: texts.ordersShare, hint: texts.ordersOf },
        now: partOf(now.orders, now.requests),
        before: partOf(before.orders, before.requests),
      },
    },
    {
      ...{ name: texts.picked, now: now.picked, before: before.picked, text: formatCount },
      counted: period,
      linkOf: (days) => receivedLink(days, { [figureParams.step]: 'picked' }),
      share: {
        ...{ name: texts.pickedShare, hint: texts.pickedOf },
        now: partOf(now.picked, now.planned),
        before: partOf(before.picked, before.planned),
      },
    },
    {
      ...{ name: texts.done, now: doneEuros(months.now), before: doneEuros(months.before) },
      ...{ text: formatEuro, unit: unitTexts.euros, counted: months.period, linkOf: completedLink },
    },
    {
      ...{ name: texts.kilometres, now: drivenPerAppointment(months.now), before: drivenPerAppointment(months.before) },
      ...{ text: kilometresOf, unit: unitTexts.kilometres, counted: months.period, linkOf: visitedLink },
      hint: best == null ? undefined : texts.bestOrder(kilometresOf(best)),
    },
  ];
  const rows = shown.flatMap(({ share, ...figure }) => (share ? [figure, share] : [figure])).map(rowOf);
  const columns = [{ head: texts.now }, { head: tableTexts.before(texts.period) }];
  return (
    <Card isDense className="lg:col-span-full">
      <FigureTitle text={texts.title}>
        <TableDownload
          table={{ title: texts.title, file: texts.file, nameHead: texts.nameHead, columns, rows }}
          period={period}
        />
      </FigureTitle>
      <dl className="mt-4 grid grid-cols-pair gap-3 lg:grid-cols-5">
        {shown.map(({ name, counted, linkOf, text, share, hint, ...figure }) => (
          <div key={name} className="flex min-w-0 flex-col rounded-lg bg-surface-sunk p-3">
            <dt className="text-sm font-semibold">{name}</dt>
            <dd>
              <Link
                to={linkOf(counted)}
                className="inline-flex min-h-11 items-center text-2xl font-bold text-primary underline-offset-4 hover:underline"
              >
                {words(text, figure.now, share?.now)}
              </Link>
              <p className="text-sm text-ink-muted">
                <Link
                  to={linkOf(periodBefore(counted))}
                  className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
                >
                  {texts.before(words(text, figure.before, share?.before))}
                </Link>
              </p>
              {share && <p className="text-sm text-ink-muted">{share.hint}</p>}
              {hint !== undefined && <p className="text-sm text-ink-muted">{hint}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function rowOf({ name, unit, now, before }: Compared<number | null> & { name: string; unit?: string }): Row {
  return { name, ...(unit && { unit }), cells: [{ value: now }, { value: before }] };
}

/** `12 (40%)` */
function words(text: (value: number) => string, value: number | null, share: number | null | undefined): string {
  if (value === null) return texts.nothing;
  return share == null ? text(value) : `${text(value)} (${shareOf(share)})`;
}

function doneEuros(months: readonly AppointmentMonth[]): number {
  return months.reduce((sum, month) => sum + month.doneEuros, 0);
}

function drivenPerAppointment(months: readonly AppointmentMonth[]): number | null {
  const appointments = months.reduce((sum, month) => sum + month.appointments, 0);
  return partOf(
    months.reduce((sum, month) => sum + month.kilometres, 0),
    appointments,
  );
}
