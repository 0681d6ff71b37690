import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate, money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable, keepsLines } from '../../kit/ui/breakable.ts';
import { addressLine, fiscalYearEnd } from '../../shared/foundations/core-data.ts';
import { ForecastMoves } from '../../shared/foundations/forecast/moves.tsx';
import { type Forecast, useForecast } from '../../shared/foundations/forecast/use-forecast.ts';
import { isErased } from '../../shared/foundations/model.ts';
import { RegisterCourtFact } from '../../shared/foundations/register-court/register-court-fact.tsx';
import { hasTurns, Turns } from '../../shared/foundations/turns.tsx';
import { useFoundationPage } from './page-context.tsx';
import { FormsAt } from './steps/forms-at.tsx';

interface SideCardProps {
  title?: string;
  children: ReactNode;
  id?: string;
}

export function SideCard({ title, children, id }: SideCardProps) {
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      {title && (
        <Typography id={id} variant="h5" component="h2" color="primary" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </Card>
  );
}

/** What is to be expected and what moved it; once completed, the date. */
export function ForecastCard() {
  const { foundation, now } = useFoundationPage();
  const { forecast } = foundation;
  return forecast ? <Outlook forecast={forecast} now={now} /> : <Entered />;
}

function Outlook({ forecast, now }: { forecast: Forecast; now: string }) {
  const { t } = useTranslation(['sharedFoundationsForecast', 'foundations']);
  const { to } = useLocale();
  const { id, coreData } = useFoundationPage().foundation;
  const { completion, next, moved, basis } = useForecast(forecast, now);
  return (
    <SideCard>
      <Typography variant="body2" color="textSecondary">
        {t('sharedFoundationsForecast:title')}
      </Typography>
      <Typography variant="h4" component="p" color="primary" sx={{ my: 0.75 }}>
        {completion}
      </Typography>
      <Stack spacing={1.5}>
        {next && <Typography variant="body2">{next}</Typography>}
        <ForecastMoves moved={moved} />
        <Typography variant="body2" color="textSecondary">
          {basis}
        </Typography>
      </Stack>
      {coreData && (
        <Button href={`${to('costs', { id })}?ask=what-if`} sx={{ mt: 1, ml: -1.5 }}>
          {t('foundations:page.costs.whatIf')}
        </Button>
      )}
    </SideCard>
  );
}

function Entered() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { registerEntry, completedAt, startedAt } = useFoundationPage().foundation;
  const words = t('foundations:page.forecast');
  const entered = registerEntry?.enteredOn;
  const done = entered ?? completedAt;
  if (!done) return null;
  return (
    <SideCard>
      <Typography variant="body2" color="textSecondary">
        {entered ? words.entered : words.done}
      </Typography>
      <Typography variant="h4" component="p" color="primary" sx={{ my: 0.75 }}>
        {longDate(done, locale)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('foundations:page.forecast.doneNote', { date: longDate(startedAt, locale) })}
      </Typography>
    </SideCard>
  );
}

/** Who had the turn for how long. */
export function TurnsCard() {
  const { t } = useTranslation(['sharedFoundations']);
  const { foundation, now } = useFoundationPage();
  if (!hasTurns(foundation, now)) return null;
  return (
    <SideCard title={t('sharedFoundations:turns.title')} id="turns">
      <Turns foundation={foundation} now={now} />
    </SideCard>
  );
}

/** The founder's details, and the commands that correct them. */
export function DetailsCard() {
  const { t } = useTranslation(['foundations', 'sharedFoundationsRegisterCourt']);
  const { locale } = useLocale();
  const { foundation } = useFoundationPage();
  const { bankAccount, coreData, notary, notaryAppointment, registerCourt } = foundation;
  if (!coreData || isErased(foundation)) return null;
  const words = t('foundations:page.data');
  const fields = t('foundations:coreData');
  return (
    <SideCard title={words.title} id="details">
      <Box
        component="dl"
        sx={{
          m: 0,
          columnCount: { sm: 2, lg: 1 },
          columnGap: 3,
          '& dt': { breakAfter: 'avoid' },
          '& dd': { m: 0, mb: 1.5, overflowWrap: 'anywhere', breakInside: 'avoid' },
        }}
      >
        <Fact term={fields.companyName}>{breakable(coreData.companyName)}</Fact>
        <Fact term={fields.city}>{coreData.city}</Fact>
        <Fact term={t('sharedFoundationsRegisterCourt:title')}>
          <RegisterCourtFact court={registerCourt} />
        </Fact>
        <Fact term={fields.legalForm}>{fields.legalForms[coreData.legalForm]}</Fact>
        <Fact term={words.shareCapital}>{money(coreData.shareCapitalCents, locale)}</Fact>
        <Fact term={words.shareholders}>{fields.shareholders[coreData.totalShareholders]}</Fact>
        {coreData.businessAddress && (
          <Fact term={words.businessAddress}>{addressLine(coreData.businessAddress)}</Fact>
        )}
        <Fact term={fields.fiscalYearEnd}>{fiscalYearEnd(coreData, locale)}</Fact>
        <Fact term={fields.companyPurpose}>{coreData.companyPurpose}</Fact>
        <Fact term={fields.description}>
          <span style={keepsLines}>{coreData.description}</span>
        </Fact>
        {coreData.website && <Fact term={words.website}>{coreData.website}</Fact>}
        <Fact term={words.notary}>
          {notary
            ? [notary.name, notary.city].filter(Boolean).join(', ')
            : (notaryAppointment?.notaryName ?? words.noNotary)}
        </Fact>
        {bankAccount.bankName && <Fact term={words.bank}>{bankAccount.bankName}</Fact>}
      </Box>
      <Box sx={{ '& > .MuiButton-root': { ml: -1.5, display: 'flex', width: 'fit-content' } }}>
        <FormsAt place="details" />
      </Box>
    </SideCard>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd">{children}</Typography>
    </>
  );
}
