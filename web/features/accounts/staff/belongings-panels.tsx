import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { longDate, money } from '#domain/site/formats.ts';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { InvoiceStatusLine } from '../../../shared/invoices/invoice-status-line.tsx';
import { staffPath } from '../../../staff-pages.ts';
import type { Belongings } from './actions.ts';

interface Props {
  belongings: Belongings;
  /** Who works here may look after formations of others as well. */
  ofTeam: boolean;
}

/** All that belongs to a person, the newest first; each opens where it is worked on. */
export function BelongingsPanels({ belongings, ofTeam }: Props) {
  const { t } = useTranslation(['staffFoundations', 'staffAccounts']);
  const { locale } = useLocale();
  const words = t('staffAccounts:person');
  const { foundations, orders, invoices, meetings } = belongings;
  return (
    <>
      <Rows title={ofTeam ? words.ownFoundations : words.foundations} of={foundations}>
        {({ id, companyName, status, startedAt }) => (
          <Row
            key={id}
            name={<FoundationName id={id} companyName={companyName} />}
            state={t(`staffFoundations:status.${status}`)}
            at={longDate(startedAt, locale)}
          />
        )}
      </Rows>
      <Rows title={words.orders} of={orders}>
        {({ id, number, titles, grossCents, placedAt }) => (
          <Row
            key={id}
            name={
              <>
                <Link component={RouterLink} to={staffPath('order', id)}>
                  {number}
                </Link>
                <Box sx={quiet}>{titles.join(', ')}</Box>
              </>
            }
            state={money(grossCents, locale)}
            at={longDate(placedAt, locale)}
          />
        )}
      </Rows>
      <Rows title={words.invoices} of={invoices}>
        {({ id, number, status, grossCents, issuedAt }) => (
          <Row
            key={id}
            name={
              <>
                <Link component={RouterLink} to={staffPath('invoice', id)}>
                  {number}
                </Link>
                <Box sx={quiet}>{money(grossCents, locale)}</Box>
              </>
            }
            state={<InvoiceStatusLine status={status} />}
            at={longDate(issuedAt, locale)}
          />
        )}
      </Rows>
      <Rows title={words.meetings} of={meetings}>
        {({ id, startsAt, consultant, state }) => (
          <Row
            key={id}
            name={dayAndTime(startsAt, locale)}
            state={words.meetingStates[state]}
            at={consultant ?? ''}
          />
        )}
      </Rows>
    </>
  );
}

interface RowsProps<Entry> {
  title: string;
  of: { data: readonly Entry[]; meta: { total: number } };
  children: (entry: Entry) => ReactNode;
}

function Rows<Entry>({ title, of: { data, meta }, children }: RowsProps<Entry>) {
  const { t } = useTranslation(['staffAccounts']);
  return (
    <Panel title={title}>
      {data.length === 0 ? (
        <Typography color="textSecondary">{t('staffAccounts:person.nothing')}</Typography>
      ) : (
        <Box component="ul" sx={list}>
          {data.map(children)}
        </Box>
      )}
      {meta.total > data.length && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('staffAccounts:person.firstOf', { shown: data.length, total: meta.total })}
        </Typography>
      )}
    </Panel>
  );
}

const Row = ({ name, state, at }: { name: ReactNode; state: ReactNode; at: string }) => (
  <Box component="li" sx={row}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
    <Box>{state}</Box>
    <Box sx={quiet}>{at}</Box>
  </Box>
);

const quiet = { fontSize: '0.875rem', color: 'text.secondary' } as const;
const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.6fr) minmax(0, 1fr) 130px' },
  columnGap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.9375rem',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
