import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link as RouterLink, useLoaderData } from 'react-router';
import type { Subscription } from '#api/contract.gen.d.ts';
import { shownEmail } from '#domain/shown-email.ts';
import {
  type NewsletterState,
  newsletterForms,
  newsletterStates,
} from '#domain/site/newsletter.ts';
import {
  ChoiceFilter,
  DayFilter,
  ListFilters,
  SearchFilter,
} from '../../../../kit/list/filters.tsx';
import { type ListAddress, oneOf, rowsAt, sortAt } from '../../../../kit/list/list-address.ts';
import { numberText } from '../../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { call } from '../../../../shared/staff/call.ts';
import type { ListColumn } from '../../../../shared/staff/list/columns.ts';
import { ListPage, readList } from '../../../../shared/staff/list/list-page.tsx';
import { dayAndTime } from '../../../../shared/staff/ui/formats.ts';
import { Numbers } from '../../../../shared/staff/ui/numbers.tsx';
import { Quiet } from '../../../../shared/staff/ui/quiet.tsx';
import { staffPath } from '../../../../staff-pages.ts';
import { EndDialog } from './end-dialog.tsx';

const newestFirst = { field: 'requestedAt', order: 'DESC' } as const;

function queryAt(list: ListAddress) {
  const { search, state, form, from, to } = list.filter;
  return {
    ...rowsAt(list),
    search,
    from,
    to,
    state: oneOf(newsletterStates, state),
    form: oneOf(newsletterForms, form),
    sort: sortAt(list, ['requestedAt']),
  };
}

export async function clientLoader({ request: { signal }, url }: ClientLoaderFunctionArgs) {
  let counts: Readonly<Record<NewsletterState, number>> | undefined;
  const read = async (list: ListAddress) => {
    const answer = await call('GET /admin/newsletter', { query: queryAt(list), signal });
    if (answer.ok) counts = answer.meta.counts;
    return answer;
  };
  return { read: await readList(url, read, { sort: newestFirst }), counts };
}

/** Who has ordered the newsletter, when, by which form, and what became of it. */
export default function Newsletter() {
  const { t } = useTranslation(['staffNewsletter']);
  const { locale } = useLocale();
  const words = t('staffNewsletter:newsletter');
  const { read, counts } = useLoaderData<typeof clientLoader>();
  const [ending, setEnding] = useState<Subscription>();
  return (
    <>
      <ListPage
        shared={{ list: 'newsletter', query: queryAt(read.list) }}
        read={read}
        words={words}
        count={({ total, more }) =>
          more
            ? t('staffNewsletter:newsletter.moreThan', { total: numberText(total, locale) })
            : t('staffNewsletter:newsletter.count', { count: total })
        }
        filters={
          <>
            {counts && (
              <Numbers
                label={words.numbers}
                numbers={newsletterStates.map((state) => [words.states[state], counts[state]])}
              />
            )}
            <Filters />
          </>
        }
        columns={useColumns(setEnding)}
        nameOf={({ email }) => email}
      />
      {ending && <EndDialog subscription={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function Filters() {
  const { t } = useTranslation(['staffNewsletter']);
  const words = t('staffNewsletter:newsletter');
  return (
    <ListFilters>
      <SearchFilter name="search" label={words.search} />
      <ChoiceFilter
        name="state"
        label={words.state}
        anyText={words.everyState}
        options={newsletterStates.map((state) => [state, words.states[state]])}
      />
      <ChoiceFilter
        name="form"
        label={words.form}
        anyText={words.everyForm}
        options={newsletterForms.map((form) => [form, words.forms[form]])}
      />
      <DayFilter name="from" label={words.since} />
      <DayFilter name="to" label={words.to} />
    </ListFilters>
  );
}

function useColumns(onEnd: (subscription: Subscription) => void): ListColumn<Subscription>[] {
  const { t } = useTranslation(['staffNewsletter']);
  const { locale } = useLocale();
  const words = t('staffNewsletter:newsletter');
  return [
    {
      id: 'email',
      header: words.email,
      width: 'minmax(0, 1.6fr)',
      card: 'line',
      cell: (subscription) => <Subscriber subscription={subscription} />,
    },
    {
      id: 'state',
      header: words.state,
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
    {
      id: 'form',
      header: words.form,
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ form, textVersion }) => (
        <>
          {words.forms[form]}
          <Quiet>{t('staffNewsletter:newsletter.version', { version: textVersion })}</Quiet>
        </>
      ),
    },
    {
      id: 'requested',
      header: words.requested,
      width: '150px',
      sort: 'requestedAt',
      card: 'line',
      named: true,
      cell: ({ requestedAt }) => (
        <time dateTime={requestedAt}>{dayAndTime(requestedAt, locale)}</time>
      ),
    },
    {
      id: 'action',
      header: words.action,
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
  ];
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
