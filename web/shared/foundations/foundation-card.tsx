import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownStatusOf, stepOn, turnOf } from '#domain/foundations/shown-status.ts';
import { stepNumber } from '#domain/foundations/statuses.ts';
import { clock, longDate, spokenDay } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Anchor } from '../../kit/ui/anchor.tsx';
import { breakable, breaksAnywhere } from '../../kit/ui/breakable.ts';
import { finished, Line } from '../../kit/ui/line.tsx';
import type { Foundation, FoundationCard } from './model.ts';
import { StartFoundationButton } from './start-foundation.tsx';
import { partySeen, StatusChip } from './status-chip.tsx';
import { useCompanyName } from './use-company-name.ts';
import { useDueDay } from './use-due-day.ts';
import { useSaidDate } from './use-said-date.ts';
import { useWhen } from './use-when.ts';

/** The line, sentence and button label a card shows for a status. */
function useStatusWords(card: FoundationCard, now: string, known?: Foundation) {
  const { t } = useTranslation(['sharedFoundations', 'line']);
  const { locale } = useLocale();
  const text = shownStatusOf(card, now, known);
  const date = useSaidDate(card, now, known);
  const words = t('sharedFoundations:status')[text];
  const day = card.beginsAfter ? spokenDay(card.beginsAfter, locale, now) : '';
  const when = useWhen(card, text, now);
  const dueDay = useDueDay(now);
  const turn = turnOf(card, now);
  const due = (said: string) =>
    `${[said, card.dueOn && dueDay(card.dueOn)].filter(Boolean).join(', ')}.`;
  if (card.obstacles.length > 0) {
    return {
      line: t('sharedFoundations:card.obstacle'),
      after: due(t('sharedFoundations:partyTurn')[partySeen(card, turn)]),
      button: t('sharedFoundations:card.look'),
    };
  }
  // The words of a status speak to whoever began the formation; a company concerns all alike.
  if (card.asCoFounder && card.status !== 'completed') {
    const step = stepOn(card, now);
    const station = t('line:stations')[step - 1] ?? '';
    return {
      line: t('sharedFoundations:stationOf', { step, station }),
      after: due(t('sharedFoundations:partyTurn')[partySeen(card, turn)]),
      button: t('sharedFoundations:card.look'),
    };
  }
  return {
    line: t(`sharedFoundations:status.${text}.line`, { date, day }),
    after: turn === 'founder' ? due(words.next) : when,
    button: words.button,
  };
}

const currentOf = (card: FoundationCard, now: string) =>
  card.status === 'completed' ? finished : stepOn(card, now);

interface CardProps {
  card: FoundationCard;
  now: string;
}

/** The most urgent foundation, with its line, station and next action. */
export function LargeCard({ card, now, known }: CardProps & { known?: Foundation | undefined }) {
  const { t } = useTranslation(['sharedFoundations']);
  const { to } = useLocale();
  const nameOf = useCompanyName();
  const words = useStatusWords(card, now, known);
  const ended = card.status === 'cancelled';
  // After the entry it is about the company.
  const page = card.status === 'completed' ? 'duties' : 'foundation';
  return (
    <Card component="section" aria-labelledby="yours" sx={{ p: { xs: 3, sm: 4.5 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 3.5,
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 280px' }}>
          <Typography variant="body2" color="textSecondary">
            {t('sharedFoundations:card.yours')}
          </Typography>
          <Typography
            id="yours"
            variant="h3"
            component="h2"
            color="primary"
            sx={{ mt: 0.5, ...breaksAnywhere }}
          >
            {breakable(nameOf(card))}
          </Typography>
        </Box>
        <StatusChip card={card} kind="turn" now={now} />
      </Box>
      <Line current={currentOf(card, now)} ended={card.status === 'cancelled'} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 3,
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'divider',
          mt: 3.5,
          pt: 3,
        }}
      >
        <div>
          <Typography sx={{ fontWeight: 600 }}>{words.line}</Typography>
          <Typography color="textSecondary">{words.after}</Typography>
          <NewMessages card={card} />
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexShrink: 0 }}>
          <Button
            variant={ended ? 'outlined' : 'contained'}
            size="large"
            href={to(page, { id: card.id })}
          >
            {words.button}
          </Button>
          {ended && (
            <StartFoundationButton>{t('sharedFoundations:startAgain')}</StartFoundationButton>
          )}
        </Box>
      </Box>
    </Card>
  );
}

/** The way to what the member has not read; nothing while there is nothing. */
function NewMessages({ card: { id, unreadMessages: count } }: { card: FoundationCard }) {
  const { t } = useTranslation(['sharedFoundations']);
  const { to } = useLocale();
  if (count === 0) return null;
  return (
    <Link
      href={to('messages', { id })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mt: 1, fontWeight: 600 }}
    >
      <Mail size={18} aria-hidden />
      {t('sharedFoundations:card.messages', { count })}
    </Link>
  );
}

interface CardGridProps {
  cards: readonly FoundationCard[];
  now: string;
}

export function CardGrid({ cards, now }: CardGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
        m: 0,
        p: 0,
      }}
    >
      {cards.map((card) => (
        <SmallCard key={card.id} card={card} now={now} />
      ))}
    </Box>
  );
}

/** One of several foundations, with its adviser. */
function SmallCard({ card, now }: CardProps) {
  const { t } = useTranslation(['sharedFoundations']);
  const { to } = useLocale();
  const words = useStatusWords(card, now);
  const name = useCompanyName()(card);
  const { consultant } = card;
  const ended = card.status === 'cancelled';
  const mayStillTalk = card.step <= stepNumber('consultation');
  return (
    <Card
      component="li"
      sx={{
        listStyle: 'none',
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        p: 3,
        transition: 'border-color 150ms ease-out',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'brand.accent' },
      }}
    >
      <Typography
        variant="h4"
        component="h2"
        color="primary"
        sx={{ order: 1, ...breaksAnywhere, lineHeight: 1.25, mb: 2.5 }}
      >
        <CardLink href={to('foundation', { id: card.id })}>{breakable(name)}</CardLink>
        {card.companyName === null && <Begun at={card.startedAt} />}
      </Typography>
      <Box sx={{ mb: 1.5 }}>
        <StatusChip card={card} kind="turn" now={now} />
      </Box>
      <Box sx={{ order: 2 }}>
        <Line current={currentOf(card, now)} ended={ended} />
      </Box>
      <Typography sx={{ order: 3, fontWeight: 600, mt: 2.5 }}>{words.line}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ order: 4 }}>
        {words.after}
      </Typography>
      <Box sx={{ order: 4, position: 'relative', alignSelf: 'flex-start' }}>
        <NewMessages card={card} />
      </Box>
      <Typography
        variant="body2"
        sx={{ order: 5, mt: 'auto', pt: 2, color: consultant ? 'text.primary' : 'text.secondary' }}
      >
        {consultant &&
          t('sharedFoundations:card.consultant', {
            name: consultant.name,
            role: t('sharedFoundations:actor.lawyer'),
          })}
        {!consultant &&
          !ended &&
          t('sharedFoundations:card')[mayStillTalk ? 'noConsultant' : 'withoutTalk']}
      </Typography>
    </Card>
  );
}

/** Tells formations apart that have no name yet. */
function Begun({ at }: { at: string }) {
  const { t } = useTranslation(['sharedFoundations']);
  const { locale } = useLocale();
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {t('sharedFoundations:card.begun', { date: `${longDate(at, locale)}, ${clock(at, locale)}` })}
    </Typography>
  );
}

/** The whole card is clickable; screen readers get one link named after the company. */
function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Box
      component={Anchor}
      href={href}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        outline: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
      }}
    >
      {children}
    </Box>
  );
}
