import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { stepOn } from '#domain/foundations/shown-status.ts';
import { type Step, stepNumber, steps } from '#domain/foundations/statuses.ts';
import { shortDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { StationRow } from '../../kit/ui/line.tsx';
import type { Foundation } from '../../shared/foundations/model.ts';
import { CurrentStation } from './current-station.tsx';
import { currentDocuments } from './documents/reading-order.ts';
import { doneAt } from './history.ts';
import { useFoundationPage } from './page-context.tsx';

/** Vertical line: past stations as one sentence, the current one open, future ones muted. */
export function StationList() {
  const { t } = useTranslation(['foundations']);
  const { foundation, now } = useFoundationPage();
  const current = stepOn(foundation, now);
  const finished = foundation.status === 'completed';
  const cancelled = foundation.status === 'cancelled';
  const sentBack =
    foundation.status === 'documents-pending' && foundation.changesRequested !== null;
  return (
    <Box component="ol" aria-label={t('foundations:page.line')} sx={{ m: 0, p: 0 }}>
      {steps.map((step, index) => {
        const number = index + 1;
        const last = number === steps.length;
        if (finished || number < current) {
          return (
            <StationRow key={step} look="done" skipped={isSkipped(step, foundation)} last={last}>
              <PastStation step={step} />
            </StationRow>
          );
        }
        if (number === current && !cancelled) {
          return (
            <StationRow key={step} look="current" last={last} sideTrack={sentBack}>
              <CurrentStation />
            </StationRow>
          );
        }
        return (
          <StationRow key={step} look="ahead" last={last} ended={cancelled}>
            <StationAhead step={step} />
          </StationRow>
        );
      })}
    </Box>
  );
}

function PastStation({ step }: { step: Step }) {
  const { t } = useTranslation(['line']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const sentence = useSentence(step, foundation);
  const at = dayOf(step, foundation);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', justifyContent: 'space-between' }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{t('line:stations')[stepNumber(step) - 1]}</strong>{' '}
        <Box
          component="span"
          sx={{
            color: 'text.secondary',
            display: { xs: isSkipped(step, foundation) ? 'inline' : 'none', sm: 'inline' },
          }}
        >
          {sentence}
        </Box>
      </Typography>
      {at && (
        <Typography
          component="time"
          dateTime={at}
          variant="body2"
          color="textSecondary"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {shortDate(at, locale, now)}
        </Typography>
      )}
    </Box>
  );
}

/** The deed may be of another day than the appointment that was agreed. */
const dayOf = (step: Step, foundation: Foundation): string | null =>
  step === 'notary-appointment'
    ? (foundation.deedDate ?? foundation.notaryAppointment?.startsAt ?? doneAt(foundation, step))
    : doneAt(foundation, step);

/** A talk that was declined has not been held. */
const isSkipped = (step: Step, { consultation }: Foundation): boolean =>
  step === 'consultation' && (!consultation || consultation.declined);

function useSentence(step: Step, foundation: Foundation): string {
  const { t } = useTranslation(['foundations']);
  const { coreData, consultation, documents, notaryAppointment } = foundation;
  switch (step) {
    case 'core-data':
      return t('foundations:done.core-data', {
        companyName: coreData?.companyName ?? '',
        city: coreData?.city ?? '',
      });
    case 'consultation':
      if (!consultation || consultation.declined)
        return t('foundations:done.consultation-declined');
      return t(`foundations:done.consultation-${consultation.type}`, {
        name: consultation.consultant?.name ?? '',
      });
    case 'documents': {
      const count = currentDocuments(documents).filter(({ kind }) => kind === 'draft').length;
      return t('foundations:done.documents', { count });
    }
    case 'notary-appointment':
      return t('foundations:done.notary-appointment', {
        name: notaryAppointment?.notaryName ?? '',
      });
    default:
      return t(`foundations:done.${step}`);
  }
}

function StationAhead({ step }: { step: Step }) {
  const { t } = useTranslation(['sharedFoundations', 'line']);
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('line:stations')[stepNumber(step) - 1]}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('sharedFoundations:ahead')[step]}
      </Typography>
    </Box>
  );
}
