import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { brand } from '#domain/site/brand.ts';
import { partOfDay } from '#domain/site/formats.ts';
import { localeOf } from '#domain/site/paths.ts';
import { services } from '../../kit/session/context.ts';
import { useUser } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Line } from '../../kit/ui/line.tsx';
import { CardGrid, LargeCard } from '../../shared/foundations/foundation-card.tsx';
import type { FoundationCard } from '../../shared/foundations/model.ts';
import { StartFoundationButton } from '../../shared/foundations/start-foundation.tsx';
import { Community, News, Partners, Templates } from './library-tiles.tsx';
import { loadDashboard } from './load.ts';
import { MeetingTile } from './meeting-tile.tsx';
import { ToDo } from './to-do.tsx';

/** New members do not need them. */
const FoundationTiles = lazy(async () => ({
  default: (await import('./foundation-tiles.tsx')).FoundationTiles,
}));

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadDashboard(services(context).call, localeOf(url.pathname));

export default function Dashboard() {
  const { cards, details, obstacles, now, orders, ...tiles } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['dashboard']);
  const [first, ...others] = cards ?? [];
  return (
    <>
      <title>{`${t('dashboard:title')} · ${brand.name}`}</title>
      <Greeting now={now} />
      <ToDo
        cards={cards ?? []}
        obstacles={obstacles}
        orders={orders ?? []}
        meeting={tiles.meeting}
        now={now}
      />
      {first && <LargeCard card={first} now={now} known={details ?? undefined} />}
      {cards?.length === 0 && <Invitation />}
      {!cards && (
        <Card role="alert" sx={{ p: { xs: 3, sm: 4.5 } }}>
          {t('dashboard:foundationsFailed')}
        </Card>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          mt: 3,
          // An odd one at the end leaves no gap.
          '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
        }}
      >
        <MeetingTile meeting={tiles.meeting} />
        <News list={tiles.news} now={now} />
        {details && (
          <Suspense fallback={null}>
            <FoundationTiles foundation={details} now={now} />
          </Suspense>
        )}
        <Templates list={tiles.templates} />
        <Partners list={tiles.partners} />
        <Community list={tiles.courses} />
      </Box>
      {others.length > 0 && <Others cards={others} now={now} />}
    </>
  );
}

function Greeting({ now }: { now: string }) {
  const { t } = useTranslation(['dashboard']);
  const { locale } = useLocale();
  const { first_name: name } = useUser();
  const greeting = t('dashboard:greeting')[partOfDay(now, locale)];
  return (
    <Typography variant="h2" component="h1" color="primary" sx={{ mb: { xs: 3, sm: 4 } }}>
      {name ? t('dashboard:greeting.named', { greeting, name }) : greeting}
    </Typography>
  );
}

/** Shown to new members instead of empty tiles. */
function Invitation() {
  const { t } = useTranslation(['sharedFoundations', 'dashboard']);
  return (
    <Card component="section" aria-labelledby="start" sx={{ p: { xs: 3, sm: 4.5 } }}>
      <Line current={1} />
      <Typography id="start" variant="h3" component="h2" color="primary" sx={{ mt: 4 }}>
        {t('dashboard:start.title')}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '62ch' }}>{t('dashboard:start.lead')}</Typography>
      <Box
        component="ul"
        sx={{ color: 'text.secondary', pl: 2.5, my: 2.5, maxWidth: '62ch', '& li': { mb: 0.75 } }}
      >
        {t('dashboard:start.points').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
      <StartFoundationButton>{t('sharedFoundations:start')}</StartFoundationButton>
    </Card>
  );
}

function Others({ cards, now }: { cards: FoundationCard[]; now: string }) {
  const { t } = useTranslation(['dashboard']);
  return (
    <section>
      <Typography variant="h4" component="h2" color="primary" sx={{ mt: 6, mb: 2.5 }}>
        {t('dashboard:others')}
      </Typography>
      <CardGrid cards={cards} now={now} />
    </section>
  );
}
