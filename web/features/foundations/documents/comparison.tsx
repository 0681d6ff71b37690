import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTitle } from '#domain/site/brand.ts';
import { dataOf, services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { BackLink } from '../../../kit/ui/member/back-link.tsx';
import { Comparison } from '../../../shared/foundations/comparison/comparison.tsx';
import { onlyOtherPairs, pairIn } from '../../../shared/foundations/comparison/versions.ts';
import { documentTitle } from '../../../shared/foundations/model.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const own = { params: { id: params.id ?? '' } };
  const pair = pairIn(url);
  const [foundation, answer] = await Promise.all([
    call('GET /foundations/:id', own),
    call('GET /foundations/:id/comparison', { ...own, query: pair }),
  ]);
  const { id, documents } = dataOf(foundation);
  return { id, documents, pair, answer };
}

export const shouldRevalidate = onlyOtherPairs;

export default function ComparisonPage() {
  const { id, documents, pair, answer } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['sharedFoundations', 'comparison']);
  const { locale, to } = useLocale();
  const shown = documents.find(({ documentId }) => documentId === pair.to);
  const name = t('comparison:open');
  const title = shown && documentTitle(shown, t('sharedFoundations:documents.draft'), locale);
  return (
    <>
      <title>{pageTitle(name)}</title>
      <BackLink href={to('foundation', { id })}>{t('comparison:back')}</BackLink>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography
        variant="h2"
        component="h1"
        color="primary"
        sx={{ mb: 3, overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {title ?? name}
      </Typography>
      <Comparison foundationId={id} documents={documents} pair={pair} answer={answer} />
    </>
  );
}
