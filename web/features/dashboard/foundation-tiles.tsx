import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { stepNumber, steps } from '#domain/foundations/statuses.ts';
import { fileSize, shortDate } from '#domain/site/formats.ts';
import { milestones } from '#domain/site/stage-names.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { periodIn } from '../../shared/foundations/forecast/period-in.ts';
import { documentTitle, downloadPath, type Foundation } from '../../shared/foundations/model.ts';
import { hasTurns, Turns } from '../../shared/foundations/turns.tsx';
import { list, Row, RowsTile, Tile } from './tile.tsx';

interface FoundationTilesProps {
  foundation: Foundation;
  now: string;
}

/** What there is to say about the foundation that comes first. */
export const FoundationTiles = ({ foundation, now }: FoundationTilesProps) => (
  <>
    <Ahead foundation={foundation} now={now} />
    <WhoseDays foundation={foundation} now={now} />
    {(goesOn(foundation) || foundation.documents.length > 0) && (
      <Documents foundation={foundation} now={now} />
    )}
  </>
);

const goesOn = ({ waitingOn }: Foundation) => waitingOn !== 'nobody';

/** What is to be expected, and the next stations. */
function Ahead({ foundation, now }: FoundationTilesProps) {
  const { t } = useTranslation(['sharedFoundations', 'dashboard', 'line']);
  const { step, status, forecast } = foundation;
  // The deed is step 6 already, but account and capital are still to come.
  const begun = status === 'foundation-certificate-pending' ? 1 : 0;
  const ahead = steps.slice(step - begun).slice(0, 3);
  if (!goesOn(foundation) || (ahead.length === 0 && !forecast)) return null;
  return (
    <Tile title={t('dashboard:next.title')}>
      {forecast && <Expected forecast={forecast} now={now} />}
      {ahead.length > 0 && (
        <Box component="ol" sx={list}>
          {ahead.map((step) => (
            <Row
              key={step}
              title={t('line:stations')[stepNumber(step) - 1] ?? ''}
              line={t('sharedFoundations:ahead')[step]}
            />
          ))}
        </Box>
      )}
    </Tile>
  );
}

interface ExpectedProps {
  forecast: NonNullable<Foundation['forecast']>;
  now: string;
}

/** The next step, unless that is the registration, and the registration. */
function Expected({ forecast: { nextStep, completion }, now }: ExpectedProps) {
  const { t } = useTranslation(['dashboard']);
  const { locale } = useLocale();
  const when = (period: { from: string; to: string }) =>
    periodIn(period, { locale, now, range: (ends) => t('dashboard:next.range', ends) });
  const { ends } = nextStep;
  const step = milestones[ends][locale];
  return (
    <Typography variant="body2" sx={{ pt: 1.5 }}>
      {ends !== 'register-record-pending' &&
        `${t('dashboard:next.step', { step, when: when(nextStep) })} `}
      {t('dashboard:next.registered', { when: when(completion) })}
    </Typography>
  );
}

/** Who had the turn for how long, while it goes on. */
function WhoseDays({ foundation, now }: FoundationTilesProps) {
  const { t } = useTranslation(['sharedFoundations']);
  if (!goesOn(foundation) || !hasTurns(foundation, now)) return null;
  return (
    <Tile title={t('sharedFoundations:turns.title')}>
      <Box sx={{ pt: 2 }}>
        <Turns foundation={foundation} now={now} />
      </Box>
    </Tile>
  );
}

function Documents({ foundation, now }: FoundationTilesProps) {
  const { t } = useTranslation(['sharedFoundations', 'dashboard']);
  const { locale, to } = useLocale();
  const { documents, id } = foundation;
  const newest = documents.toReversed().slice(0, 3);
  const hasMore = documents.length > newest.length;
  const label = hasMore
    ? t('dashboard:all', { count: documents.length })
    : t('dashboard:allOfThem');
  const href = `${to('foundation', { id })}#documents`;
  return (
    <RowsTile
      title={t('dashboard:documents.title')}
      {...(newest.length > 0 && { link: { href, label } })}
      items={newest}
      empty={t('dashboard:documents.empty')}
      row={(document) => ({
        key: document.documentId,
        title: documentTitle(document, t('sharedFoundations:documents.draft'), locale),
        href: downloadPath(id, document.documentId),
        line: t('sharedFoundations:documents.modified', {
          date: shortDate(document.modifiedAt, locale, now),
          size: fileSize(document.size, locale),
        }),
      })}
    />
  );
}
