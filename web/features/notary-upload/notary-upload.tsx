import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import { useParams } from 'react-router';
import type { UploadPurpose } from '#domain/foundation/upload-purposes.ts';
import { brand } from '#domain/site/brand.ts';
import { appointmentDate, longDate, phoneLink } from '#domain/site/formats.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { breakable } from '../../shared/ui/breakable.ts';
import { RegisterBook, Seal } from '../../shared/ui/illustrations.tsx';
import { type StationLook, StationMark } from '../../shared/ui/line.tsx';
import { useOperator } from '../../shared/ui/site-data.ts';
import { useToasts } from '../../shared/ui/toasts.tsx';
import { answerOf, askOutcome, type FormField, postFile } from '../../shared/upload/upload.ts';
import { UploadBox } from '../../shared/upload/upload-box.tsx';
import { useUpload } from '../../shared/upload/use-upload.ts';
import { RegisterEntryForm, useRegisterEntry } from './register-entry-form.tsx';
import type { LinkState, UploadLink } from './upload-link.ts';
import { useUploadLink } from './use-upload-link.ts';

interface NotaryUploadProps {
  purpose: UploadPurpose;
  title: string;
}

/** One task on one screen, for notaries who come by a mailed link and have no account. */
export function NotaryUpload({ purpose, title }: NotaryUploadProps) {
  const { texts, t } = useI18n('notaryUpload');
  const { phone } = useOperator();
  const { id = '' } = useParams();
  const { state, retry, renew, invalidate, finish } = useUploadLink(id, purpose);
  const words = texts.notaryUpload;
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="referrer" content="no-referrer" />
      <noscript>
        <Alert severity="warning" sx={{ mt: 4 }}>
          {t('notaryUpload:noScript', { phone })}
        </Alert>
      </noscript>
      {state.phase === 'loading' && <Loading kind={words.purposes[purpose].kind} />}
      {state.phase === 'valid' && (
        <Valid
          key={state.link.linkId}
          link={state.link}
          renew={renew}
          onInvalid={invalidate}
          onReceived={finish}
        />
      )}
      {state.phase === 'used' && <Used purpose={purpose} usedAt={state.usedAt} />}
      {state.phase === 'invalid' && (
        <Notice title={words.invalid.title} text={words.invalid.text}>
          <Typography>{words.invalid.next}</Typography>
        </Notice>
      )}
      {state.phase === 'offline' && (
        <Notice title={words.offline.title} text={words.offline.text}>
          <Button variant="contained" onClick={retry}>
            {words.again}
          </Button>
        </Notice>
      )}
      {state.phase !== 'valid' && <Questions />}
    </>
  );
}

const tracks: Record<StationLook, string> = {
  done: 'var(--s-palette-primary-main)',
  current: 'var(--s-palette-brand-accent)',
  ahead: 'var(--s-palette-brand-fieldBorder)',
};

function OneStation({ look }: { look: StationLook }) {
  const track = tracks[look];
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: { xs: 4, sm: 6 }, mb: 2.5 }}
    >
      <svg width="40" height="40" viewBox="-20 -20 40 40" overflow="visible">
        <StationMark look={look} size={32} />
      </svg>
      <Box
        sx={{
          flex: 1,
          height: 4,
          borderRadius: 2,
          background: `linear-gradient(90deg, ${track}, var(--s-palette-divider))`,
        }}
      />
    </Box>
  );
}

function Heading({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="overline" color="textSecondary">
        {kind}
      </Typography>
      <Typography
        variant="h2"
        component="h1"
        color="primary"
        sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {children}
      </Typography>
    </>
  );
}

function Loading({ kind }: { kind: string }) {
  const { texts } = useI18n('notaryUpload');
  return (
    <Box aria-busy="true">
      <OneStation look="ahead" />
      <Heading kind={kind}>
        <Skeleton width="70%" />
      </Heading>
      <Typography component="output" color="textSecondary" sx={{ mb: 3 }}>
        {texts.notaryUpload.loading}
      </Typography>
      <Skeleton variant="rounded" height={270} sx={{ borderRadius: '20px' }} />
    </Box>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <Box role="alert">
      <OneStation look="ahead" />
      <Typography variant="h3" component="h1" color="primary" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      {children}
    </Box>
  );
}

/** The link was used before: nothing is missing, and nothing has to be done again. */
function Used({ purpose, usedAt }: { purpose: UploadPurpose; usedAt: string | null }) {
  const { texts, t, locale } = useI18n('notaryUpload');
  const { used, purposes } = texts.notaryUpload;
  return (
    <>
      <OneStation look="done" />
      <Heading kind={purposes[purpose].kind}>
        {usedAt ? t('notaryUpload:used.at', { date: longDate(usedAt, locale) }) : used.title}
      </Heading>
      <Typography sx={{ mb: 2 }}>{used.text}</Typography>
      <Questions />
    </>
  );
}

interface ValidProps {
  link: UploadLink;
  renew: () => Promise<LinkState>;
  onInvalid: () => void;
  onReceived: (link: UploadLink) => void;
}

function Valid({ link, renew, onInvalid, onReceived }: ValidProps) {
  const { texts, t, locale } = useI18n('notaryUpload');
  const toasts = useToasts();
  const { linkId, purpose } = link;
  const entry = useRegisterEntry();
  const { state, choose, start } = useUpload(useLinkUpload(linkId, renew, entry.sent));
  const words = texts.notaryUpload.purposes[purpose];
  const problem = state.phase === 'ready' ? state.problem : undefined;
  const received = state.phase === 'received' || link.done === true;

  useEffect(() => {
    if (problem) toasts.add({ title: words.failed, color: 'error' });
    // Used or expired in the meantime; both look the same.
    if (problem === 'session') onInvalid();
    if (state.phase === 'received') onReceived(link);
  }, [problem, state.phase, words.failed, toasts, onInvalid, onReceived, link]);

  const Drawing = purpose === 'register-extract' ? RegisterBook : Seal;
  const date = longDate(link.expiresAt, locale);
  return (
    <>
      <OneStation look={received ? 'done' : 'current'} />
      <Heading kind={words.kind}>{breakable(link.companyName)}</Heading>
      {!received && (
        <Typography color="textSecondary" sx={{ mb: 3.5 }}>
          {t(`notaryUpload:purposes.${purpose}.lead`, { date })}
        </Typography>
      )}
      {!received && <OnPaper link={link} />}
      {received && <Thanks>{words.received}</Thanks>}
      {!link.done && (
        <UploadBox
          state={state}
          choose={choose}
          start={purpose === 'register-extract' ? entry.thenStart(start) : start}
          words={{
            ...texts.notaryUpload,
            start: words.button,
            received: texts.notaryUpload.receivedRow,
          }}
          drawing={<Drawing size={56} style={{ display: 'block', margin: '0 auto' }} />}
        >
          {purpose === 'register-extract' && <RegisterEntryForm form={entry.form} />}
        </UploadBox>
      )}
      <output>{state.phase === 'waiting' && state.stored && <Stored />}</output>
      {!received && (
        <>
          <Typography variant="h4" component="h2" color="primary" sx={{ mt: 5, mb: 1.25 }}>
            {texts.notaryUpload.after}
          </Typography>
          <Typography color="textSecondary">{words.next}</Typography>
        </>
      )}
      <Questions withNotMeant={!received} />
    </>
  );
}

/** Says on a printout whose file this is about; on the screen the company is enough. */
function OnPaper({ link: { founderName, appointment } }: { link: UploadLink }) {
  const { texts, locale } = useI18n('notaryUpload');
  const words = texts.notaryUpload.onPaper;
  const place = appointment?.online ? words.online : appointment?.place;
  const facts = [
    [words.founder, founderName],
    [words.appointment, appointment && appointmentDate(appointment.startsAt, locale)],
    [words.place, place],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'none',
        '@media print': { display: 'grid' },
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
        '& dd': { m: 0 },
      }}
    >
      {facts.map(
        ([term, value]) =>
          value && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </Box>
  );
}

function useLinkUpload(
  linkId: string,
  renew: () => Promise<LinkState>,
  entry: RefObject<readonly FormField[]>,
) {
  const send = useCallback(
    async (file: File, key: string, onProgress: (percent: number) => void) => {
      const fields = [['linkId', linkId], ...entry.current] as const;
      const path = '/upload-links/upload';
      const post = async () => answerOf(await postFile({ path, fields, file, key, onProgress }));
      const answer = await post();
      if (answer.state !== 'refused' || answer.problem !== 'session') return answer;
      const { phase } = await renew();
      if (phase === 'offline') return { state: 'refused', problem: 'unavailable' } as const;
      return phase === 'valid' ? post() : answer;
    },
    [linkId, renew, entry],
  );
  const ask = useCallback(
    (commandId: string) =>
      askOutcome(`/upload-links/uploads/${commandId}?${new URLSearchParams({ linkId })}`),
    [linkId],
  );
  return { send, ask };
}

function Thanks({ children }: { children: ReactNode }) {
  const { texts } = useI18n('notaryUpload');
  return (
    <output>
      <Alert severity="success" role="none" sx={{ mb: 2 }}>
        <AlertTitle>{texts.notaryUpload.received}</AlertTitle>
        {children}
      </Alert>
    </output>
  );
}

function Stored() {
  const { stored } = useI18n('notaryUpload').texts.notaryUpload;
  return (
    <Alert severity="info" role="none" sx={{ mt: 2 }}>
      <AlertTitle>{stored.title}</AlertTitle>
      {stored.text}
    </Alert>
  );
}

function Questions({ withNotMeant = false }: { withNotMeant?: boolean }) {
  const { texts } = useI18n('notaryUpload');
  const { phone } = useOperator();
  const [before, after] = texts.notaryUpload.questions
    .replace('{{hours}}', texts.notaryUpload.hours)
    .split('{{phone}}');
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ borderTop: 1, borderColor: 'divider', mt: 5, pt: 2.5 }}
    >
      {before}
      <Link href={phoneLink(phone)} color="inherit">
        {phone}
      </Link>
      {after}
      {withNotMeant && ` ${texts.notaryUpload.notMeant}`}
    </Typography>
  );
}
