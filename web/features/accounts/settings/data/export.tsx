import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DataExport } from '#api/contract.gen.d.ts';
import { fileSize, longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { Loaded } from '../load-account.ts';
import { SettingsSection } from '../section.tsx';
import { CurrentPassword, type LoginAsked, Saved, SettingsForm } from '../settings-form.tsx';
import { exportForm } from '../settings-schemas.ts';

interface Props extends Pick<Loaded, 'asksPassword'>, LoginAsked {
  copy: DataExport | null;
}

/** A copy of everything about the member: asked for, put together, downloaded for some days. */
export function ExportSection({ copy, asksPassword, onLoggedOut }: Props) {
  const { t } = useTranslation(['settings']);
  const words = t('settings:export');
  const isUnderWay = copy !== null && copy.readyAt === null;
  return (
    <SettingsSection anchor="data" title={words.title} lead={words.lead}>
      {copy && <State copy={copy} />}
      {isUnderWay ? (
        <Saved form="export" />
      ) : (
        <SettingsForm
          name="export"
          schema={exportForm}
          submit={copy ? words.again : words.submit}
          onLoggedOut={onLoggedOut}
        >
          <CurrentPassword asked={asksPassword} />
        </SettingsForm>
      )}
    </SettingsSection>
  );
}

function State({ copy }: { copy: DataExport }) {
  const { t } = useTranslation(['settings']);
  const { locale } = useLocale();
  const words = t('settings:export');
  const { id, askedAt, endsAt, size } = copy;
  if (endsAt === null) {
    return (
      <Typography role="status" sx={{ mt: 2, fontWeight: 600, textWrap: 'pretty' }}>
        {t('settings:export.underWay', { day: longDate(askedAt, locale) })}
      </Typography>
    );
  }
  return (
    <>
      <Typography role="status" sx={{ mt: 2, textWrap: 'pretty' }}>
        {t('settings:export.ready', { day: longDate(endsAt, locale) })}
      </Typography>
      <Button
        variant="contained"
        href={`/api/users/me/data-export/${id}`}
        startIcon={<Download size={18} aria-hidden="true" />}
        sx={{ mt: 2 }}
      >
        {words.download}
        {size !== null && ` (${fileSize(size, locale)})`}
      </Button>
    </>
  );
}
