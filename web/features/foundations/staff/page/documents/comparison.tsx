import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { call } from '../../../../../desk/call.ts';
import { patiently } from '../../../../../desk/reads.ts';
import { Comparison } from '../../../../../shared/foundations/comparison/comparison.tsx';
import { onlyOtherPairs, pairIn } from '../../../../../shared/foundations/comparison/versions.ts';
import { staffPath } from '../../../../../staff-pages.ts';
import { useShownFoundation } from '../shown-foundation.ts';

export async function clientLoader({
  params: { id = '' },
  request,
  url,
}: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const pair = pairIn(url);
  const answer = await patiently(() =>
    call('GET /foundations/:id/comparison', { ...options, query: pair }),
  );
  return { pair, answer };
}

export const shouldRevalidate = onlyOtherPairs;

/** Two versions of a draft, as the founder sees them too. */
export default function ComparisonPage() {
  const { t } = useTranslation(['comparison']);
  const { id, documents } = useShownFoundation();
  const { pair, answer } = useLoaderData<typeof clientLoader>();
  const shown = documents.find(({ documentId }) => documentId === pair.to);
  return (
    <>
      <Button
        component={Link}
        to={staffPath('foundation-documents', id)}
        startIcon={<ArrowLeft size={18} strokeWidth={1.75} />}
        sx={{ ml: -1.5, mb: 1, fontSize: '0.9375rem' }}
      >
        {t('comparison:back')}
      </Button>
      <Typography variant="h4" component="h2" color="primary" sx={{ overflowWrap: 'anywhere' }}>
        {shown?.title || t('comparison:open')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('comparison:open')}
      </Typography>
      <Card sx={{ p: { xs: 2.5, md: 3 } }}>
        <Comparison foundationId={id} documents={documents} pair={pair} answer={answer} />
      </Card>
    </>
  );
}
