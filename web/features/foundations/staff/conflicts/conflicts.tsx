import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { longDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { useErrorText } from '../../../../desk/error-text.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import type { DataOf, Refusal } from '../../../../kit/api/call.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../../staff-pages.ts';
import { list } from '../case/obstacles-card.tsx';

type Found = DataOf<'GET /admin/foundations/:id/conflicts'>;
type Match = Found['matches'][number];

/** On the page of a case, for lawyers: each look into other mandates is on record, so it waits for a click. */
export function ConflictsCard({ foundationId }: { foundationId: string }) {
  const { t } = useTranslation(['staffConflicts']);
  const [isAsked, setAsked] = useState(false);
  const words = t('staffConflicts:conflicts');
  if (!useMay()('foundations.conflicts')) return null;
  return (
    <Panel title={words.title}>
      {isAsked ? (
        <Conflicts foundationId={foundationId} />
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>{words.what}</Typography>
          <Button variant="outlined" onClick={() => setAsked(true)}>
            {words.search}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** Looks at once, and says what was found, or what was looked for in vain. */
export function Conflicts({ foundationId }: { foundationId: string }) {
  const { t } = useTranslation(['staffConflicts', 'common']);
  const errorText = useErrorText();
  const { read, again } = useConflicts(foundationId);
  const words = t('staffConflicts:conflicts');
  if (!read) return <Typography role="status">{words.searching}</Typography>;
  if (!read.ok) {
    return (
      <Alert severity="error" action={<Button onClick={again}>{t('common:again')}</Button>}>
        {errorText(read).title}
      </Alert>
    );
  }
  return <Result found={read.data} />;
}

function useConflicts(id: string) {
  const [read, setRead] = useState<{ ok: true; data: Found } | Refusal>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    void call('GET /admin/foundations/:id/conflicts', { params: { id }, signal }).then((answer) => {
      if (!signal.aborted) setRead(answer);
    });
    return () => ending.abort();
  }, [id, attempt]);
  const again = useCallback(() => {
    setRead(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { read, again };
}

function Result({ found: { searched, matches, more } }: { found: Found }) {
  const { t } = useTranslation(['staffConflicts']);
  const words = t('staffConflicts:conflicts');
  const names = [...new Set(searched.map(({ name }) => name))].join(', ');
  if (searched.length === 0) return <Alert severity="info">{words.nobody}</Alert>;
  return (
    <Box role="status">
      <Alert severity={matches.length > 0 ? 'warning' : 'success'}>
        {matches.length > 0
          ? t('staffConflicts:conflicts.found', { count: matches.length })
          : words.none}
      </Alert>
      {matches.length > 0 && (
        <Box component="ul" aria-label={words.title} sx={{ ...list, mt: 1 }}>
          {matches.map((match) => (
            <MatchRow key={keyOf(match)} match={match} />
          ))}
        </Box>
      )}
      {more && <Typography sx={{ mt: 1 }}>{words.more}</Typography>}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {t('staffConflicts:conflicts.searched', { names })}
      </Typography>
    </Box>
  );
}

const keyOf = ({ own, foundation, as, name, leftAt }: Match) =>
  [own.participantId, own.as, own.name, foundation.id, as, name, leftAt].join(' ');

/** One name elsewhere: how it resembles which of ours, and in what case it stands as what. */
function MatchRow({ match }: { match: Match }) {
  const { t } = useTranslation(['staffConflicts']);
  const { locale } = useLocale();
  const { own, name, as, how, birthDate, leftAt, roles, foundation } = match;
  const words = t('staffConflicts:conflicts');
  const { state, since } = foundation.mandate;
  const facts = [
    [words.as[as], ...roles.map((role) => words.roles[role])].join(', '),
    words.how[how],
    birthDate && words.birthDate[birthDate],
    leftAt && t('staffConflicts:conflicts.left', { date: longDate(leftAt, locale) }),
    since === null
      ? words.mandate[state]
      : t('staffConflicts:conflicts.since', {
          state: words.mandate[state],
          date: longDate(since, locale),
        }),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>
        {name === own.name ? name : t('staffConflicts:conflicts.pair', { own: own.name, name })}
      </Box>
      <Link component={RouterLink} to={staffPath('foundation', foundation.id)}>
        {foundation.companyName ?? words.unnamed}
      </Link>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{facts.join(' · ')}</Box>
    </Box>
  );
}
