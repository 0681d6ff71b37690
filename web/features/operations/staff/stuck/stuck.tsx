import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { EmptyList } from '../../../../kit/list/empty-list.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { call } from '../../../../shared/staff/call.ts';
import { patiently, useKept } from '../../../../shared/staff/reads.ts';
import { ReadFailed } from '../../../../shared/staff/ui/states.tsx';
import { usePageTitle } from '../../../../shared/staff/ui/use-page-title.ts';
import { StuckKindCard } from './kind-card.tsx';
import { TemporalLink } from './temporal-link.tsx';

export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  patiently(() => call('GET /admin/stuck', { signal }));

/** What is stuck, over everything: what it means, since when, and what to press. */
export default function StuckPage() {
  const { t } = useTexts('staffOperations');
  const words = t('staffOperations:stuck');
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(words.title);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography variant="h3" component="h1" color="primary" sx={{ flexGrow: 1 }}>
          {words.title}
        </Typography>
        {read.ok && read.meta.temporalUrl && (
          <TemporalLink url={read.meta.temporalUrl}>{words.allInTemporal}</TemporalLink>
        )}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, maxWidth: '68ch' }}>
        {words.intro}
      </Typography>
      {!read.ok ? (
        <Card>
          <ReadFailed refusal={read} list={words.title} />
        </Card>
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
