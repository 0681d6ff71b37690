import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Stuck } from '#api/contract.gen.d.ts';
import { call } from '../../../../desk/call.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { PageFailed } from '../../../../desk/ui/states.tsx';
import { TemporalLink } from '../../../../desk/ui/temporal-link.tsx';
import { usePageTitle } from '../../../../desk/ui/use-page-title.ts';
import type { MetaOf } from '../../../../kit/api/call.ts';
import { EmptyList } from '../../../../kit/list/empty-list.tsx';
import { StuckKindCard } from './kind-card.tsx';

export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  patiently(() => call('GET /admin/stuck', { signal }));

/** What is stuck, over everything: what it means, since when, and what to press. */
export default function StuckPage() {
  const { t } = useTranslation(['staffOperations']);
  const words = t('staffOperations:stuck');
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(words.title);
  return (
    <>
      <Typography variant="h3" component="h1" color="primary">
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, maxWidth: '68ch' }}>
        {words.intro}
      </Typography>
      {read.ok && read.meta.temporal && !isTemporalAway(read.data) && (
        <InTemporal views={read.meta.temporal} />
      )}
      {!read.ok ? (
        <PageFailed refusal={read} closed={{ title: words.title, right: 'operations.read' }} />
      ) : read.data.length === 0 ? (
        <Card>
          <EmptyList title={words.empty} hint={words.emptyHint} />
        </Card>
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {read.data.map((stuck) => (
            <StuckKindCard key={stuck.kind} stuck={stuck} />
          ))}
        </Box>
      )}
    </>
  );
}

/** Then nothing is found in its pages either. */
const isTemporalAway = (stuck: readonly Stuck[]) =>
  stuck.some(
    ({ kind, things }) => kind === 'part-away' && things.some(({ name }) => name === 'temporal'),
  );

type Views = NonNullable<MetaOf<'GET /admin/stuck'>['temporal']>;

/** Saved views of the Temporal UI live in each browser; these are there for everybody. */
function InTemporal({ views: { troubled, overdue, ownerless } }: { views: Views }) {
  const { t } = useTranslation(['staffOperations']);
  const words = t('staffOperations:stuck.temporal');
  return (
    <Box component="nav" aria-label={words.title} sx={row}>
      <Typography component="span" color="textSecondary">
        {words.title}
      </Typography>
      <TemporalLink url={troubled}>{words.troubled}</TemporalLink>
      <TemporalLink url={overdue}>{words.overdue}</TemporalLink>
      <TemporalLink url={ownerless}>{words.ownerless}</TemporalLink>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 1,
  mb: 3,
} as const;
