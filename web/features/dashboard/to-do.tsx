import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OrderCard, OwnMeeting } from '#api/contract.gen.d.ts';
import { shownStatusOf, turnOf } from '#domain/foundations/shown-status.ts';
import { isFinished } from '#domain/foundations/statuses.ts';
import { daysBetween, duration, money, spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import type { FoundationCard } from '../../shared/foundations/model.ts';
import { useDueDay } from '../../shared/foundations/use-due-day.ts';
import { booking } from '../../shared/orders/booking.ts';
import { list, Row, Tile } from './tile.tsx';

interface ToDoProps {
  cards: readonly FoundationCard[];
  /** What obstacles are called, by their kind. */
  obstacles: Readonly<Record<string, string>>;
  orders: readonly OrderCard[];
  meeting: OwnMeeting | 'none' | null;
  now: string;
}

interface Thing {
  key: string;
  title: string;
  line: string;
  href: string;
}

/** All that waits for the member, over formations, orders and meetings; nothing while there is none. */
export function ToDo({ cards, obstacles, orders, meeting, now }: ToDoProps) {
  const { t } = useTranslation(['dashboard']);
  const things = [
    ...useFoundationThings({ cards, obstacles, now }),
    ...useOrderThings(orders, now),
    ...useMeetingThings(meeting, now),
  ];
  if (things.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Tile title={t('dashboard:toDo.title')}>
        <Box component="ul" sx={list}>
          {things.map(({ key, ...thing }) => (
            <Row key={key} {...thing} />
          ))}
        </Box>
      </Tile>
    </Box>
  );
}

/** What is due first comes first. */
function useFoundationThings({
  cards,
  obstacles,
  now,
}: Pick<ToDoProps, 'cards' | 'obstacles' | 'now'>): Thing[] {
  const { t } = useTranslation(['sharedFoundations']);
  const { to } = useLocale();
  const dueDay = useDueDay(now);
  const last = '9999';
  return cards
    .filter(({ status }) => !isFinished(status))
    .flatMap((card) => waitingIn(card, now).map((waiting) => ({ card, waiting })))
    .toSorted((one, other) =>
      (one.waiting.dueOn ?? last).localeCompare(other.waiting.dueOn ?? last),
    )
    .map(({ card, waiting: { obstacle, dueOn } }) => {
      const { next } = t('sharedFoundations:status')[shownStatusOf(card, now)];
      const name = card.companyName ?? t('sharedFoundations:card.unnamed');
      const what = obstacle && obstacles[obstacle.kind];
      return {
        key: obstacle?.id ?? card.id,
        title: obstacle
          ? t('sharedFoundations:card.settle')
          : card.asCoFounder
            ? t('sharedFoundations:card.ownPart')
            : next,
        line: [what, name, dueOn && dueDay(dueOn)].filter(Boolean).join(', '),
        href: to('foundation', { id: card.id }),
      };
    });
}

interface Waiting {
  /** What is to be settled; without it, the next step. */
  obstacle?: FoundationCard['obstacles'][number];
  dueOn: string | null;
}

/** Each obstacle that the founder settles, or their step while nothing is in the way. */
function waitingIn(card: FoundationCard, now: string): Waiting[] {
  const own = card.asCoFounder ? 'co-founder' : 'founder';
  if (card.obstacles.length === 0) {
    return turnOf(card, now) === own ? [{ dueOn: card.dueOn }] : [];
  }
  return card.obstacles
    .filter(({ waitsFor }) => waitsFor === own)
    .map((obstacle) => ({ obstacle, dueOn: obstacle.dueOn }));
}

function useOrderThings(orders: readonly OrderCard[], now: string): Thing[] {
  const { t } = useTranslation(['dashboard']);
  const { to, locale } = useLocale();
  const dueDay = useDueDay(now);
  return orders.flatMap(({ id, number, awaitsAddress, invoice, timesToChoose }): Thing[] => {
    const href = to('order', { id });
    const times = timesToChoose.map(({ redemptionId, minutes }) => ({
      key: redemptionId,
      title: t('dashboard:toDo.time'),
      line: t('dashboard:toDo.hours', { duration: duration(minutes, locale), number }),
      href: booking(href, redemptionId),
    }));
    if (awaitsAddress) {
      const line = t('dashboard:address.text', { number });
      return [{ key: id, title: t('dashboard:address.action'), line, href }, ...times];
    }
    if (invoice?.status !== 'open' && invoice?.status !== 'overdue') return times;
    const title = t('dashboard:toDo.pay', { number: invoice.number });
    const line = [money(invoice.openCents, locale), dueDay(invoice.dueOn)].join(', ');
    return [{ key: id, title, line, href }, ...times];
  });
}

/** Today or tomorrow. */
function useMeetingThings(meeting: ToDoProps['meeting'], now: string): Thing[] {
  const { t } = useTranslation(['dashboard']);
  const { to, locale } = useLocale();
  if (!meeting || meeting === 'none' || meeting.state !== 'booked') return [];
  const { id, startsAt } = meeting;
  if (startsAt < now || daysBetween(now, startsAt) > 1) return [];
  const line = spokenDate(startsAt, locale, now);
  return [{ key: id, title: t('dashboard:toDo.meeting'), line, href: to('meeting') }];
}
