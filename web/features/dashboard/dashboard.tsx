import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { stepNumber, steps } from '#domain/foundation/statuses.ts';
import { brand } from '#domain/site/brand.ts';
import { fileSize, hourIn, shortDate } from '#domain/site/formats.ts';
import { CardGrid, LargeCard } from '../../shared/foundation/foundation-card.tsx';
import {
  documentTitle,
  downloadPath,
  type Foundation,
  type FoundationCard,
} from '../../shared/foundation/model.ts';
import { StartFoundationButton } from '../../shared/foundation/start-foundation.tsx';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { dataOf, services } from '../../shared/session/context.ts';
import { useUser } from '../../shared/session/user.ts';
import { Talk } from '../../shared/ui/illustrations.tsx';
import { Line } from '../../shared/ui/line.tsx';
import { useOperator } from '../../shared/ui/site-data.ts';

const FOUNDATIONS_SHOWN = 5;

/** Foundations waiting for the founder first, then those in progress; newest first in each. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { backend } = services(context);
  const cards = dataOf(
    await backend.get<FoundationCard[]>('/foundations', {
      query: { limit: FOUNDATIONS_SHOWN, sort: '-startedAt' },
    }),
  );
  const sorted = cards.toSorted((a, b) => urgency(a) - urgency(b));
  const first = sorted[0];
  const details = first ? await backend.get<Foundation>(`/foundations/${first.id}`) : null;
  const now = new Date().toISOString();
  return { cards: sorted, details: details?.ok ? details.data : null, now };
}

const urgency = (card: FoundationCard) => (isOver(card) ? 2 : card.waitingOn === 'founder' ? 0 : 1);
const isOver = ({ waitingOn }: FoundationCard) => waitingOn === 'nobody';

export default function Dashboard() {
  const { cards, details, now } = useLoaderData<typeof loader>();
  const { texts } = useI18n('dashboard');
  const [first, ...others] = cards;
  return (
    <>
      <title>{`${texts.dashboard.title} · ${brand.name}`}</title>
      <Greeting now={now} />
      {first ? <LargeCard card={first} now={now} known={details ?? undefined} /> : <Invitation />}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: '1fr 1fr' },
          mt: 3,
        }}
      >
        <Stack spacing={3}>
          {details && <Ahead foundation={details} />}
          <Help />
        </Stack>
        {details && <Documents foundation={details} now={now} />}
      </Box>
      {others.length > 0 && <Others cards={others} now={now} />}
    </>
  );
}

function Greeting({ now }: { now: string }) {
  const { texts, t } = useI18n('dashboard');
  const { first_name: name } = useUser();
  const hour = hourIn(now);
  const words = texts.dashboard.greeting;
  const greeting = hour >= 4 && hour < 11 ? words.morning : hour < 18 ? words.day : words.evening;
  return (
    <Typography variant="h2" component="h1" color="primary" sx={{ mb: { xs: 3, sm: 4 } }}>
      {name ? t('dashboard:greeting.named', { greeting, name }) : greeting}
    </Typography>
  );
}

/** Shown to new members instead of empty tiles. */
function Invitation() {
  const { texts } = useI18n('member', 'dashboard');
  const { start } = texts.dashboard;
  return (
    <Card component="section" aria-labelledby="start" sx={{ p: { xs: 3, sm: 4.5 } }}>
      <Line current={1} />
      <Typography id="start" variant="h3" component="h2" color="primary" sx={{ mt: 4 }}>
        {start.title}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '62ch' }}>{start.lead}</Typography>
      <Box
        component="ul"
        sx={{ color: 'text.secondary', pl: 2.5, my: 2.5, maxWidth: '62ch', '& li': { mb: 0.75 } }}
      >
        {start.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
      <StartFoundationButton>{texts.member.start}</StartFoundationButton>
    </Card>
  );
}

interface TileProps {
  title: string;
  link?: { href: string; label: string };
  children: ReactNode;
}

function Tile({ title, link, children }: TileProps) {
  return (
    <Card component="section" sx={{ p: 3 }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          pb: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h5" component="h2" color="primary">
          {title}
        </Typography>
        {link && (
          <Link href={link.href} variant="body2">
            {link.label}
          </Link>
        )}
      </Box>
      {children}
    </Card>
  );
}

function Row({ title, line, href }: { title: string; line: string; href?: string }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        py: 1.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {href ? (
          <Box component="a" href={href} sx={wholeRow}>
            {title}
          </Box>
        ) : (
          title
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {line}
      </Typography>
    </Box>
  );
}

const wholeRow = {
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main' },
} as const;

const list = { listStyle: 'none', m: 0, p: 0 } as const;

/** The next stations. */
function Ahead({ foundation }: { foundation: Foundation }) {
  const { texts } = useI18n('member', 'dashboard');
  const { step, status } = foundation;
  // The deed is step 6 already, but account and capital are still to come.
  const begun = status === 'foundation-certificate-pending' ? 1 : 0;
  const ahead = steps.slice(step - begun).slice(0, 3);
  if (isOver(foundation) || ahead.length === 0) return null;
  return (
    <Tile title={texts.dashboard.next.title}>
      <Box component="ol" sx={list}>
        {ahead.map((step) => (
          <Row
            key={step}
            title={texts.line.stations[stepNumber(step) - 1] ?? ''}
            line={texts.member.ahead[step]}
          />
        ))}
      </Box>
    </Tile>
  );
}

function Documents({ foundation, now }: { foundation: Foundation; now: string }) {
  const { texts, t, locale, to } = useI18n('member', 'dashboard');
  const words = texts.dashboard.documents;
  const { documents, id } = foundation;
  const newest = documents.toReversed().slice(0, 3);
  const label = t('dashboard:documents.all', { count: documents.length });
  const href = `${to('foundation', { id })}#documents`;
  return (
    <Tile title={words.title} {...(newest.length > 0 && { link: { href, label } })}>
      {newest.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
          {words.empty}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {newest.map((document) => (
          <Row
            key={document.documentId}
            title={documentTitle(document, texts.member.documents.kinds)}
            href={downloadPath(id, document.documentId)}
            line={t('member:documents.modified', {
              date: shortDate(document.modifiedAt, locale, now),
              size: fileSize(document.size, locale),
            })}
          />
        ))}
      </Box>
    </Tile>
  );
}

function Help() {
  const { help } = useI18n('dashboard').texts.dashboard;
  const { email } = useOperator();
  return (
    <Card component="section" sx={{ p: 3, display: 'flex', gap: 2.5, alignItems: 'flex-start' }}>
      <Talk style={{ flexShrink: 0 }} />
      <div>
        <Typography variant="h5" component="h2" color="primary">
          {help.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, mb: 2 }}>
          {help.text}
        </Typography>
        <Button variant="outlined" href={`mailto:${email}`}>
          {help.button}
        </Button>
      </div>
    </Card>
  );
}

function Others({ cards, now }: { cards: FoundationCard[]; now: string }) {
  const { texts } = useI18n('dashboard');
  return (
    <section>
      <Typography variant="h4" component="h2" color="primary" sx={{ mt: 6, mb: 2.5 }}>
        {texts.dashboard.others}
      </Typography>
      <CardGrid cards={cards} now={now} />
    </section>
  );
}
