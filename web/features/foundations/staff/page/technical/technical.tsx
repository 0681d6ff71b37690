import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../../../desk/call.ts';
import { ErrorAlert } from '../../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../../desk/forms/use-press.ts';
import { patiently, useKept } from '../../../../../desk/reads.ts';
import { Facts } from '../../../../../desk/ui/facts.tsx';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { ReadFailed } from '../../../../../desk/ui/states.tsx';
import { TemporalLink } from '../../../../../desk/ui/temporal-link.tsx';
import type { DataOf } from '../../../../../kit/api/call.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { list } from '../../case/obstacles-card.tsx';
import { useShownFoundation } from '../shown-foundation.ts';

type Technicalities = DataOf<'GET /admin/foundations/:id/technical'>;

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  return patiently(() => call('GET /admin/foundations/:id/technical', options));
}

/** For those who operate: the workflow behind the case, and how far its view is. */
export default function Technical() {
  const read = useKept(useLoaderData<typeof clientLoader>());
  if (!read.ok) return <ReadFailed refusal={read} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <WorkflowPanel facts={read.data} />
      <ViewPanel facts={read.data} />
    </Box>
  );
}

function WorkflowPanel({ facts }: { facts: Technicalities }) {
  const { t } = useTranslation(['staffFoundations', 'staffPage']);
  const { locale } = useLocale();
  const words = t('staffPage:technical');
  const [statuses, parties] = [t('staffFoundations:status'), t('staffFoundations:party')];
  // With the name by which it is searched for in Temporal.
  const named = (name: string) =>
    name in words.names ? `${wordOf(words.names, name)} (${name})` : name;
  const { url, allUrl, workflow, reachable } = facts;
  const inTemporal = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 3 }}>
      <TemporalLink url={url}>{words.temporal}</TemporalLink>
      <TemporalLink url={allUrl}>{words.allInTemporal}</TemporalLink>
    </Box>
  );
  return (
    <Panel title={words.workflow} action={inTemporal}>
      {workflow ? (
        <>
          <Facts
            facts={[
              [words.id, workflow.workflowId],
              [words.run, workflow.runId],
              [words.status, wordOf(words.statuses, workflow.status)],
              [words.started, dayAndTime(workflow.startedAt, locale)],
              ...Object.entries(workflow.attributes).map(([name, value]): [string, string] => [
                named(name),
                wordOf(name === 'FoundationStatus' ? statuses : parties, value),
              ]),
            ]}
          />
          <Pending workflow={workflow} />
        </>
      ) : (
        <Typography color="textSecondary">{reachable ? words.none : words.unreachable}</Typography>
      )}
      <ReadAgain />
    </Panel>
  );
}

const wordOf = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code;

function Pending({ workflow: { pending } }: { workflow: NonNullable<Technicalities['workflow']> }) {
  const { t } = useTranslation(['staffPage']);
  const { locale } = useLocale();
  const words = t('staffPage:technical');
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h5" component="h3" color="primary" sx={{ mb: 1 }}>
        {words.pending}
      </Typography>
      {pending.length === 0 && (
        <Typography color="textSecondary">{words.nothingPending}</Typography>
      )}
      <Box component="ul" sx={list}>
        {pending.map(({ activity, attempt, state, lastError, nextAt }) => (
          <Box component="li" key={`${activity} ${nextAt}`} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600 }}>{activity}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[
                t('staffPage:technical.attempt', { attempt: `${attempt}` }),
                state,
                nextAt && t('staffPage:technical.nextAt', { instant: dayAndTime(nextAt, locale) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            {lastError && <Box sx={{ color: 'error.main' }}>{lastError}</Box>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function ReadAgain() {
  const { t } = useTranslation(['staffPage']);
  const { id } = useShownFoundation();
  const words = t('staffPage:technical');
  const { busy, refused, press } = usePress({
    send: () =>
      call('POST /admin/foundations/:id/read-again', {
        params: { id },
        idempotencyKey: crypto.randomUUID(),
      }),
    done: () => words.done,
  });
  return (
    <Box sx={{ mt: 2.5 }}>
      <Button
        variant="outlined"
        onClick={press}
        disabled={busy}
        startIcon={<RotateCcw size={18} strokeWidth={1.75} />}
      >
        {words.again}
      </Button>
      <Typography color="textSecondary" sx={{ mt: 1, fontSize: '0.875rem' }}>
        {words.againWhat}
      </Typography>
      {refused && <ErrorAlert text={refused} sx={{ mt: 1 }} />}
    </Box>
  );
}

function ViewPanel({ facts }: { facts: Technicalities }) {
  const { t } = useTranslation(['staffPage']);
  const words = t('staffPage:technical');
  const { streamRevision, viewRevision, head, viewPosition } = facts;
  const isLevel = streamRevision === viewRevision;
  return (
    <Panel title={words.view}>
      <Typography sx={{ mb: 1.5, color: isLevel ? 'success.main' : 'warning.main' }}>
        {isLevel ? words.level : words.behind}
      </Typography>
      <Facts
        facts={[
          [words.streamRevision, streamRevision === null ? words.unreadable : `${streamRevision}`],
          [words.viewRevision, `${viewRevision}`],
          [words.head, head],
          [words.viewPosition, viewPosition],
        ]}
      />
    </Panel>
  );
}
