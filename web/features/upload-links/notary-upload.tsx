import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import { brand } from '#domain/site/brand.ts';
import { longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useOperator } from '../../kit/ui/site-data.ts';
import { Heading, OneStation, Questions } from './parts.tsx';
import { useUploadLink } from './use-upload-link.ts';
import { ValidLink } from './valid-link.tsx';

interface NotaryUploadProps {
  purpose: UploadPurpose;
  title: string;
}

/** One task on one screen, for notaries who come by a mailed link and have no account. */
export function NotaryUpload({ purpose, title }: NotaryUploadProps) {
  const { t } = useTranslation(['uploadLinks']);
  const { phone } = useOperator();
  const { id = '' } = useParams();
  const { state, retry, renew, invalidate, finish } = useUploadLink(id, purpose);
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="referrer" content="no-referrer" />
      <noscript>
        <Alert severity="warning" sx={{ mt: 4 }}>
          {t('uploadLinks:noScript', { phone })}
        </Alert>
      </noscript>
      {state.phase === 'loading' && <Loading kind={t('uploadLinks:purposes')[purpose].kind} />}
      {state.phase === 'valid' && (
        <ValidLink
          key={state.link.linkId}
          link={state.link}
          renew={renew}
          onInvalid={invalidate}
          onReceived={finish}
        />
      )}
      {state.phase === 'used' && <Used purpose={purpose} usedAt={state.usedAt} />}
      {(state.phase === 'invalid' || state.phase === 'replaced' || state.phase === 'revoked') && (
        <Notice
          title={t(`uploadLinks:${state.phase}.title`)}
          text={t(`uploadLinks:${state.phase}.text`)}
        >
          <Typography>{t(`uploadLinks:${state.phase}.next`)}</Typography>
        </Notice>
      )}
      {state.phase === 'offline' && (
        <Notice title={t('uploadLinks:offline.title')} text={t('uploadLinks:offline.text')}>
          <Button variant="contained" onClick={retry}>
            {t('uploadLinks:file.again')}
          </Button>
        </Notice>
      )}
      {state.phase !== 'valid' && <Questions />}
    </>
  );
}

function Loading({ kind }: { kind: string }) {
  const { t } = useTranslation(['uploadLinks']);
  return (
    <Box aria-busy="true">
      <OneStation look="ahead" />
      <Heading kind={kind}>
        <Skeleton width="70%" />
      </Heading>
      <Typography component="output" color="textSecondary" sx={{ mb: 3 }}>
        {t('uploadLinks:loading')}
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
  const { t } = useTranslation(['uploadLinks']);
  const { locale } = useLocale();
  return (
    <>
      <OneStation look="done" />
      <Heading kind={t('uploadLinks:purposes')[purpose].kind}>
        {usedAt
          ? t('uploadLinks:used.at', { date: longDate(usedAt, locale) })
          : t('uploadLinks:used.title')}
      </Heading>
      <Typography sx={{ mb: 2 }}>{t('uploadLinks:used.text')}</Typography>
      <Questions />
    </>
  );
}
