import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  redirect,
  useRouteError,
} from 'react-router';
import { isFinished } from '#domain/foundations/statuses.ts';
import { registerReference } from '#domain/register-entry.ts';
import { brand } from '#domain/site/brand.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { clock, longDate, money } from '#domain/site/formats.ts';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { leadsToLogin, loginPath } from '../../kit/session/guard.ts';
import { sendKept, undecided } from '../../kit/session/kept-form.ts';
import { LoginAgain } from '../../kit/session/login-again.tsx';
import { useLoginAgain } from '../../kit/session/use-login-again.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable, breaksAnywhere } from '../../kit/ui/breakable.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { RouteError } from '../../kit/ui/error-page.tsx';
import { BackLink } from '../../kit/ui/member/back-link.tsx';
import { isErased } from '../../shared/foundations/model.ts';
import { StartFoundationButton } from '../../shared/foundations/start-foundation.tsx';
import { StatusChip } from '../../shared/foundations/status-chip.tsx';
import { useCompanyName } from '../../shared/foundations/use-company-name.ts';
import { useReadNotices } from '../../shared/notices/use-read-notices.ts';
import { sendCommand } from './commands/send-command.ts';
import { Completed } from './completed.tsx';
import { ContributionsCard } from './contributions-card.tsx';
import { CostsCard } from './costs-card.tsx';
import { Actions, StationCard } from './current-station.tsx';
import { DocumentsCard } from './documents/documents-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { MandateCard } from './order/mandate-card.tsx';
import { OrderCard } from './order/order-card.tsx';
import { FoundationPageProvider, useFoundationPage } from './page-context.tsx';
import { IdentificationCard } from './people/identification-card.tsx';
import { sendOnIfParted } from './people/parting.ts';
import { PeopleCard } from './people/people-card.tsx';
import { lastReadingOf, type Reading } from './reading.ts';
import { SheetsCard } from './sheets-card.tsx';
import { DetailsCard, ForecastCard, TurnsCard } from './side-column.tsx';
import { StationList } from './station-list.tsx';
import { formsAt } from './steps/command-forms.ts';
import { FormsAt } from './steps/forms-at.tsx';
import { useReading } from './use-reading.ts';

const ACCOUNTS_READ = 20;

export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Reading> {
  const { call, session } = services(context);
  const own = { params: { id: params.id ?? '' } };
  const [page, timeline] = await Promise.all([
    call('GET /foundations/:id', own),
    call('GET /foundations/:id/timeline', own),
  ]);
  if (!page.ok && page.status === 401) {
    session.forget();
    throw redirect(loginPath(url));
  }
  const foundation = dataOf(page);
  const slots =
    foundation.status === 'consultation-appointment-select-pending' ||
    foundation.status === 'consultation-pending'
      ? await call('GET /slots', { query: { kind: 'consultation', foundation: foundation.id } })
      : null;
  const opensAccount =
    foundation.status === 'bank-account-pending' && foundation.viewer?.role !== 'co-founder';
  const partners = opensAccount
    ? await call('GET /partners', { query: { offers: 'account', limit: ACCOUNTS_READ } })
    : null;
  const known = foundation.offer ? await call('GET /billing-addresses') : null;
  return {
    foundation,
    addresses: known?.ok ? known.data : [],
    timeline: timeline.ok ? timeline.data : null,
    slots: slots?.ok ? slots.data : [],
    accounts: partners?.ok ? fixSpacesIn(partners.data) : [],
    now: new Date().toISOString(),
    formKey: crypto.randomUUID(),
  };
}

/** Keeps an open page, and what was typed, while the server is away or the session has ended. */
export async function clientLoader({ serverLoader, params }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    const away = isRouteErrorResponse(error) ? error.status >= 500 : error instanceof TypeError;
    const last = lastReadingOf(params.id);
    if (last && leadsToLogin(error)) return { ...last, ended: true };
    if (!away || !last) throw error;
    return { ...last, offline: true };
  }
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const { call, session, flash } = services(context);
  const result = await sendCommand(call, params.id ?? '', await postedForm(request));
  if (!result.ok && result.code === 'LOGGED_OUT') session.forget();
  sendOnIfParted(result, url, flash);
  return 'retryKey' in result ? undecided(result) : result;
}

export const clientAction = (args: ClientActionFunctionArgs) => sendKept(args);

export default function FoundationPage() {
  const { reading, announcement, ...page } = useReading();
  const login = useLoginAgain(reading.formKey);
  useReadNotices({ foundationId: reading.foundation.id });
  return (
    <FoundationPageProvider value={{ ...reading, ...page, askLogin: login.ask }}>
      <LoginAgain open={login.asked} onClose={login.later} />
      <Header />
      <p aria-live="polite" style={visuallyHidden}>
        {announcement}
      </p>
      {reading.offline && <OfflineNote />}
      {reading.ended && <EndedNote />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
          mt: { xs: 4, sm: 5 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Ending />
          <StationList />
        </Box>
        <Stack spacing={2.5}>
          <ForecastCard />
          <TurnsCard />
          <PeopleCard />
          <IdentificationCard />
          <ContributionsCard />
          <MessagesCard />
          <SheetsCard />
          <CostsCard />
          <OrderCard />
          <MandateCard />
          <DocumentsCard />
          <DetailsCard />
          <Foot />
        </Stack>
      </Box>
    </FoundationPageProvider>
  );
}

/** Commands that end the foundation come last. */
function Foot() {
  const { foundation } = useFoundationPage();
  if (formsAt('foot', foundation).length === 0) return null;
  return (
    <Box sx={{ '& > .MuiButton-root': { ml: -1.5 } }}>
      <FormsAt place="foot" />
    </Box>
  );
}

function Header() {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale, to } = useLocale();
  const { foundation, now } = useFoundationPage();
  const { coreData, startedAt } = foundation;
  const name = useCompanyName()(foundation);
  const date = longDate(startedAt, locale);
  const meta =
    coreData && !isErased(foundation)
      ? t('foundations:page.meta', {
          city: coreData.city,
          capital: money(coreData.shareCapitalCents, locale),
          date,
        })
      : t('foundations:page.metaStarted', { date });
  return (
    <header>
      <title>{`${name} · ${brand.name}`}</title>
      <BackLink href={to('foundations')}>{t('foundations:page.back')}</BackLink>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'flex-end',
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
          <Typography variant="h2" component="h1" color="primary" sx={breaksAnywhere}>
            {breakable(name)}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {meta}
          </Typography>
        </Box>
        <StatusChip kind="step" card={foundation} now={now} />
      </Box>
    </header>
  );
}

function OfflineNote() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { now } = useFoundationPage();
  return (
    <Alert severity="warning" sx={{ mt: 3 }}>
      {t('foundations:page.offline', { time: clock(now, locale) })}
    </Alert>
  );
}

/** Stays in sight while somebody is typing further down. */
function EndedNote() {
  const { t } = useTranslation(['session']);
  const { askLogin } = useFoundationPage();
  return (
    <Alert
      severity="warning"
      action={<Button onClick={askLogin}>{t('session:again')}</Button>}
      sx={{ mt: 3, position: 'sticky', top: 8, zIndex: 1 }}
    >
      {`${t('session:ended')}. ${t('session:kept')}`}
    </Alert>
  );
}

/** Shown first on a finished foundation. */
function Ending() {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale } = useLocale();
  const { foundation } = useFoundationPage();
  if (!isFinished(foundation.status)) return null;
  const words = t('foundations:station')[foundation.status];
  const completed = foundation.status === 'completed';
  const { cancelled, cancelledAt, completedAt } = foundation;
  const { enteredOn, ...entry } = foundation.registerEntry ?? {};
  const date = longDate(enteredOn ?? completedAt ?? cancelledAt ?? foundation.since, locale);
  const ended = completed ? (enteredOn ? 'completed.entered' : 'completed.at') : 'cancelled.at';
  return (
    <Box sx={{ mb: 4 }}>
      <StationCard
        kicker={[t(`foundations:page.${ended}`, { date }), registerReference(entry)]
          .filter(Boolean)
          .join(', ')}
        text={foundation.status}
        quiet={!completed}
      >
        <Typography sx={{ mb: 3 }}>{words.paragraph}</Typography>
        {completed && <Completed />}
        <Actions text={foundation.status} />
        {cancelled && (
          <Typography sx={{ mb: 3 }}>
            {t('foundations:page.cancelled.reason', { reason: cancelled.reason })}
          </Typography>
        )}
        {!completed && (
          <StartFoundationButton>{t('sharedFoundations:startAgain')}</StartFoundationButton>
        )}
      </StationCard>
    </Box>
  );
}

/** Foreign and unknown ids get the same page. */
export function ErrorBoundary() {
  const { t } = useTranslation(['foundations']);
  const { locale, to } = useLocale();
  const error = useRouteError();
  const words = t('foundations:page.missing');
  if (!isRouteErrorResponse(error) || ![403, 404].includes(error.status)) {
    return <RouteError locale={locale} />;
  }
  return (
    <EmptyState title={words.title} text={words.text} alone>
      <title>{`${words.title} · ${brand.name}`}</title>
      <Button variant="contained" href={to('foundations')}>
        {words.button}
      </Button>
    </EmptyState>
  );
}
