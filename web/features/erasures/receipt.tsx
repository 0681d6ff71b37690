import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { receiptOf } from '#domain/erasures/receipt.ts';
import type { Kept } from '#domain/erasures/retention.ts';
import { longDate } from '#domain/site/formats.ts';
import { foundOr404 } from '../../kit/api/not-found.ts';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const answer = await call('GET /erasures/:id', { params: { id: params.id ?? '' } });
  return { receipt: foundOr404(answer, url) };
}

/** What is gone of an account and what the law keeps until when; names nobody. */
export default function Receipt() {
  const { receipt } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['erasures']);
  const { locale } = useLocale();
  const { state, endedAt } = receipt;
  const { gone, kept } = receiptOf(receipt.kept as Kept[], locale);
  const isDone = state === 'done' && endedAt !== null;
  const title = isDone ? t('erasures:done') : t('erasures:underWay');
  return (
    <Box
      component={Main}
      sx={{ width: 1, maxWidth: 680, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 6 } }}
    >
      <PageHead title={title} noindex />
      <Card
        sx={{ p: { xs: 3, sm: 5 }, '& ul': { m: 0, mt: 1, pl: 2.5 }, '& li + li': { mt: 0.5 } }}
      >
        <Typography variant="h3" component="h1">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
          {isDone ? t('erasures:doneOn', { day: longDate(endedAt, locale) }) : t('erasures:soon')}
        </Typography>
        <Part title={t('erasures:gone')} lines={gone} />
        <Part title={t('erasures:kept')} lines={kept.length > 0 ? kept : [t('erasures:nothing')]} />
        <Typography color="textSecondary" sx={{ mt: 4, textWrap: 'pretty' }}>
          {t('erasures:audit')}
        </Typography>
      </Card>
    </Box>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h5" component="h2" color="primary">
        {title}
      </Typography>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  );
}
