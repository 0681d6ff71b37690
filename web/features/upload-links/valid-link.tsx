import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sentBackTexts } from '#domain/foundations/file-texts.ts';
import { appointmentDate, longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { RegisterBook, Seal } from '../../kit/ui/illustrations.tsx';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { answerOf, askOutcome, type FormField, postFile } from '../../kit/upload/upload.ts';
import { UploadBox } from '../../kit/upload/upload-box.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { leadToRoom } from '../../shared/rooms/door.ts';
import { Heading, OneStation, Questions } from './parts.tsx';
import { DeedForm, RegisterEntryForm, useBesideFile } from './register-entry-form.tsx';
import type { LinkState, UploadLink } from './upload-link.ts';

interface ValidLinkProps {
  link: UploadLink;
  renew: () => Promise<LinkState>;
  onInvalid: () => void;
  onReceived: (link: UploadLink) => void;
}

/** Company, drop zone and what happens next; after the upload, thanks. */
export function ValidLink({ link, renew, onInvalid, onReceived }: ValidLinkProps) {
  const { t } = useTranslation(['uploadLinks']);
  const { locale } = useLocale();
  const toasts = useToasts();
  const { linkId, purpose } = link;
  const entry = useBesideFile(link);
  const { state, choose, start } = useUpload(useLinkUpload(linkId, renew, entry.sent));
  const words = t('uploadLinks:purposes')[purpose];
  const problem = state.phase === 'ready' ? state.problem : undefined;
  const received = state.phase === 'received' || link.done === true;

  useEffect(() => {
    if (problem) toasts.add({ title: words.failed, color: 'error' });
    // Used or expired in the meantime; both look the same.
    if (problem === 'session') onInvalid();
    if (state.phase === 'received') onReceived(link);
  }, [problem, state.phase, words.failed, toasts, onInvalid, onReceived, link]);

  const Drawing = purpose === 'register-extract' ? RegisterBook : Seal;
  return (
    <>
      <OneStation look={received ? 'done' : 'current'} />
      <Heading kind={words.kind}>{breakable(link.companyName)}</Heading>
      {!received && (
        <Typography color="textSecondary" sx={{ mb: 3.5 }}>
          {t(`uploadLinks:purposes.${purpose}.lead`, { date: longDate(link.expiresAt, locale) })}
        </Typography>
      )}
      {!received && link.sentBack && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <AlertTitle>{t('uploadLinks:sentBack.title')}</AlertTitle>
          {t('uploadLinks:sentBack.text', { reason: sentBackTexts[link.sentBack][locale] })}
        </Alert>
      )}
      {!received && <OnPaper link={link} />}
      {link.roomId !== null && <ToRoom id={link.roomId} />}
      {received && <Thanks>{words.received}</Thanks>}
      {state.phase === 'received' && state.same && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('uploadLinks:sameFile')}
        </Alert>
      )}
      {!link.done && (
        <UploadBox
          state={state}
          choose={choose}
          start={entry.thenStart(start)}
          words={{
            ...t('uploadLinks:file'),
            start: words.button,
          }}
          drawing={<Drawing size={56} style={{ display: 'block', margin: '0 auto' }} />}
        >
          {purpose === 'register-extract' ? (
            <RegisterEntryForm form={entry.form} />
          ) : (
            <DeedForm form={entry.form} link={link} />
          )}
        </UploadBox>
      )}
      <output>{state.phase === 'waiting' && state.stored && <Stored />}</output>
      {!received && (
        <>
          <Typography variant="h4" component="h2" color="primary" sx={{ mt: 5, mb: 1.25 }}>
            {t('uploadLinks:after')}
          </Typography>
          <Typography color="textSecondary">{words.next}</Typography>
        </>
      )}
      <Questions withNotMeant={!received} />
    </>
  );
}

/** The same notary has a room, in which everything else is. */
function ToRoom({ id }: { id: string }) {
  const { t } = useTranslation(['uploadLinks']);
  const { to } = useLocale();
  return (
    <Typography sx={{ mb: 3, '@media print': { display: 'none' } }}>
      {t('uploadLinks:room.text')}{' '}
      <Link href={to('notary-room', { id })} onClick={() => leadToRoom(id)}>
        {t('uploadLinks:room.link')}
      </Link>
    </Typography>
  );
}

/** Says on a printout whose file this is about; on the screen the company is enough. */
function OnPaper({ link: { founderName, appointment } }: { link: UploadLink }) {
  const { t } = useTranslation(['uploadLinks']);
  const { locale } = useLocale();
  const words = t('uploadLinks:onPaper');
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
      const call = 'POST /upload-links/upload';
      const post = async () =>
        answerOf(await postFile({ call, params: undefined, fields, file, key, onProgress }));
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
      askOutcome('GET /upload-links/uploads/:commandId', {
        params: { commandId },
        query: { linkId },
      }),
    [linkId],
  );
  return { send, ask };
}

function Thanks({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['uploadLinks']);
  return (
    <output>
      <Alert severity="success" role="none" sx={{ mb: 2 }}>
        <AlertTitle>{t('uploadLinks:received')}</AlertTitle>
        {children}
      </Alert>
    </output>
  );
}

function Stored() {
  const { t } = useTranslation(['uploadLinks']);
  return (
    <Alert severity="info" role="none" sx={{ mt: 2 }}>
      <AlertTitle>{t('uploadLinks:stored.title')}</AlertTitle>
      {t('uploadLinks:stored.text')}
    </Alert>
  );
}
