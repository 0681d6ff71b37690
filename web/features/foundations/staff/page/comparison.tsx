import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useParams } from 'react-router';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { Comparison } from '../../../../shared/foundations/comparison/comparison.tsx';
import { onlyOtherPairs, pairIn } from '../../../../shared/foundations/comparison/versions.ts';
import { call } from '../../../../shared/staff/call.ts';
import { patiently } from '../../../../shared/staff/reads.ts';
import { ReadFailed } from '../../../../shared/staff/ui/states.tsx';
import { usePageTitle } from '../../../../shared/staff/ui/use-page-title.ts';
import { staffPath } from '../../../../staff-pages.ts';

export async function clientLoader({
  params: { id = '' },
  request,
  url,
}: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const pair = pairIn(url);
  const [foundation, answer] = await Promise.all([
    patiently(() => call('GET /foundations/:id', options)),
    patiently(() => call('GET /foundations/:id/comparison', { ...options, query: pair })),
  ]);
  return { foundation, pair, answer };
}

export const shouldRevalidate = onlyOtherPairs;

/** Two versions of a draft, as the founder sees them too. */
export default function ComparisonPage() {
  const { t } = useTexts('comparison');
  const { id = '' } = useParams();
  const { foundation, pair, answer } = useLoaderData<typeof clientLoader>();
  const name = t('comparison:open');
  usePageTitle(name);
  if (!foundation.ok) {
    return (
      <Card>
        <ReadFailed refusal={foundation} />
      </Card>
    );
  }
  const { documents, companyName } = foundation.data;
  const shown = documents.find(({ documentId }) => documentId === pair.to);
  return (
    <>
      <Button
        component={Link}
        to={staffPath('foundation', id)}
        startIcon={<ArrowLeft size={18} strokeWidth={1.75} />}
        sx={{ ml: -1.5, mb: 1, fontSize: '0.9375rem' }}
      >
        {t('comparison:back')}
      </Button>
      <Typography variant="h3" component="h1" color="primary" sx={{ overflowWrap: 'anywhere' }}>
        {shown?.title || name}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {[name, companyName].filter(Boolean).join(' · ')}
      </Typography>
      <Card sx={{ p: { xs: 2.5, md: 3 } }}>
        <Comparison foundationId={id} documents={documents} pair={pair} answer={answer} />
      </Card>
    </>
  );
}
