import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { retentions } from '#domain/erasures/retention.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { duration, longDate } from '#domain/site/formats.ts';
import { CheckInput } from '../../../../kit/forms/choices.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { Loaded } from '../load-account.ts';
import { Press } from '../press.tsx';
import { SettingsSection } from '../section.tsx';
import { CurrentPassword, type LoginAsked, Saved, SettingsForm } from '../settings-form.tsx';
import { eraseForm } from '../settings-schemas.ts';

type Props = Pick<Loaded, 'asksPassword' | 'ownData'> & LoginAsked;

/** The deletion of the account: what stands in its way, what goes and stays, and how to take it back. */
export function ErasureSection({ ownData, asksPassword, onLoggedOut }: Props) {
  const { t } = useTranslation(['settings']);
  const { to } = useLocale();
  const words = t('settings:erasure');
  const { erasure, runningFormations } = ownData;
  return (
    <SettingsSection anchor="delete" title={words.title}>
      <Saved form="keep-account" />
      {erasure ? (
        <Asked erasure={erasure} />
      ) : (
        <>
          <WhatHappens unusedMinutes={ownData.unusedMinutes} />
          {runningFormations > 0 ? (
            <Alert severity="info" role="note" sx={{ mt: 2.5 }}>
              {t('settings:erasure.running', { count: runningFormations })}{' '}
              <Link href={to('dashboard')}>{words.toFormations}</Link>
            </Alert>
          ) : (
            <SettingsForm
              name="erase"
              schema={eraseForm}
              submit={words.submit}
              onLoggedOut={onLoggedOut}
            >
              <CheckInput name="understood" label={words.understood} />
              <CurrentPassword asked={asksPassword} />
            </SettingsForm>
          )}
        </>
      )}
    </SettingsSection>
  );
}

function WhatHappens({ unusedMinutes }: { unusedMinutes: number }) {
  const { t } = useTranslation(['settings']);
  const { locale } = useLocale();
  const words = t('settings:erasure');
  const stays = [retentions['law-firm-file'], retentions.invoice];
  return (
    <Box sx={{ mt: 1.5, '& ul': { m: 0, mt: 0.5, pl: 2.5 }, '& li + li': { mt: 0.5 } }}>
      <Typography sx={{ textWrap: 'pretty' }}>{words.gone}</Typography>
      <Typography sx={{ mt: 2 }}>{words.stays}</Typography>
      <ul>
        {stays.map(({ what, until, because }) => (
          <li key={what.de}>
            {fixSpaces(`${what[locale]}: ${until[locale]} (${because[locale]})`)}
          </li>
        ))}
      </ul>
      <Typography sx={{ mt: 2, textWrap: 'pretty' }}>{words.grace}</Typography>
      {unusedMinutes > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 600 }}>
          {t('settings:erasure.hoursLapse', { time: duration(unusedMinutes, locale) })}
        </Typography>
      )}
    </Box>
  );
}

function Asked({ erasure }: { erasure: NonNullable<Loaded['ownData']['erasure']> }) {
  const { t } = useTranslation(['settings']);
  const { locale } = useLocale();
  const words = t('settings:erasure');
  const { dueAt, waitsFor } = erasure;
  return (
    <>
      <Alert severity="warning" role="status" sx={{ mt: 2 }}>
        <AlertTitle>
          {t('settings:erasure.askedTitle', { day: longDate(dueAt, locale) })}
        </AlertTitle>
        {waitsFor > 0 ? words.waits : words.asked}
      </Alert>
      <Box sx={{ mt: 2 }}>
        <Press form="keep-account" variant="contained">
          {words.keep}
        </Press>
      </Box>
    </>
  );
}
