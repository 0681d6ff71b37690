import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { Subscription } from '#api/contract.gen.d.ts';
import { newsletterList } from '#domain/desk/lists/newsletter.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { newsletterStates } from '#domain/site/newsletter.ts';
import type { CellsOf } from '../../../../desk/list/columns.ts';
import { ListPage } from '../../../../desk/list/list-page.tsx';
import { listLoader, useListRead } from '../../../../desk/list/read-list.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { Numbers } from '../../../../desk/ui/numbers.tsx';
import { Quiet } from '../../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../../staff-pages.ts';
import { EndDialog } from './end-dialog.tsx';

export const clientLoader = listLoader(newsletterList);

/** Who has ordered the newsletter, when, by which form, and what became of it. */
export default function Newsletter() {
  const { t } = useTranslation(['staffNewsletter']);
  const words = t('staffNewsletter:newsletter');
  const read = useListRead(newsletterList);
  const [ending, setEnding] = useState<Subscription>();
  const numbers = read.ok
    ? newsletterStates.map((state) => [words.states[state], read.meta.counts[state]] as const)
    : [];
  return (
    <>
      <ListPage
        list={newsletterList}
        above={numbers.length > 0 && <Numbers label={words.numbers} numbers={numbers} />}
        cells={useCells(setEnding)}
        nameOf={({ email }) => email}
      />
      {ending && <EndDialog subscription={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function useCells(onEnd: (subscription: Subscription) => void): CellsOf<typeof newsletterList> {
  const { t } = useTranslation(['staffNewsletter']);
  const { locale } = useLocale();
  const words = t('staffNewsletter:newsletter');
  return {
    email: {
      width: 'minmax(0, 1.6fr)',
      card: 'line',
      cell: (subscription) => <Subscriber subscription={subscription} />,
    },
    state: {
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      cell: ({ state, confirmedAt, endedAt }) => {
        const instant = endedAt ?? confirmedAt;
        return (
          <>
            <Box sx={{ fontWeight: state === 'confirmed' ? 600 : 400 }}>{words.states[state]}</Box>
            {instant && <Quiet>{dayAndTime(instant, locale)}</Quiet>}
          </>
        );
      },
    },
    form: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ form, textVersion }) => (
        <>
          {words.forms[form]}
          <Quiet>{t('staffNewsletter:newsletter.version', { version: textVersion })}</Quiet>
        </>
      ),
    },
    requested: {
      width: '150px',
      card: 'line',
      named: true,
      cell: ({ requestedAt }) => (
        <time dateTime={requestedAt}>{dayAndTime(requestedAt, locale)}</time>
      ),
    },
    action: {
      width: '130px',
      card: 'action',
      cell: (subscription) =>
        subscription.state === 'ended' ? null : (
          <Button
            variant="outlined"
            size="small"
            onClick={() => onEnd(subscription)}
            aria-label={t('staffNewsletter:newsletter.endLabel', { email: subscription.email })}
          >
            {words.end}
          </Button>
        ),
    },
  };
}

function Subscriber({ subscription: { email, member } }: { subscription: Subscription }) {
  const { t } = useTranslation(['staffNewsletter']);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{shownEmail(email)}</Box>
      {member ? (
        <Link component={RouterLink} to={staffPath('person', member.id)}>
          {member.name ?? t('staffNewsletter:newsletter.unnamed')}
        </Link>
      ) : (
        <Quiet>{t('staffNewsletter:newsletter.noAccount')}</Quiet>
      )}
    </Box>
  );
}
