import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type ProviderResult, providerResultTexts } from '#domain/identification/names.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useOperator } from '../../kit/ui/site-data.ts';

/** A card with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography id={id} variant="h4" component="h2" color="primary" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

const isResult = (code: string | null): code is ProviderResult =>
  code !== null && Object.hasOwn(providerResultTexts, code);

/** What has become of the way to a provider, which has just led back here. */
export function Result() {
  const { locale } = useLocale();
  const [query] = useSearchParams();
  const result = query.get('result');
  if (!isResult(result)) return null;
  const severity = { cleared: 'success', checking: 'info' } as const;
  const isDone = result === 'cleared' || result === 'checking';
  return (
    <Alert severity={isDone ? severity[result] : 'warning'}>
      {providerResultTexts[result][locale]}
    </Alert>
  );
}

/** What to bring, and whom to call. */
export function InPerson({ forCompany = false }: { forCompany?: boolean }) {
  const { t } = useTranslation(['identification']);
  const { phone } = useOperator();
  const words = t('identification:inPerson');
  return (
    <Part title={words.title}>
      <Typography sx={{ mb: 1 }}>{words.lead}</Typography>
      {forCompany && <Typography sx={{ mb: 1 }}>{words.company}</Typography>}
      <Typography>{t('identification:inPerson.call', { phone })}</Typography>
    </Part>
  );
}

/** What is kept of it, for how long, and who sees it. */
export function Kept() {
  const { t } = useTranslation(['identification']);
  const words = t('identification:kept');
  return (
    <Part title={words.title}>
      <Typography color="textSecondary">{words.text}</Typography>
    </Part>
  );
}
