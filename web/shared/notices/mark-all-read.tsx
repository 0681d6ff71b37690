import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { useLocale } from '../../kit/texts/use-locale.ts';

export function MarkAllRead() {
  const { t } = useTranslation(['notices']);
  const { to } = useLocale();
  const { Form } = useFetcher();
  return (
    <Form method="post" action={to('notices')}>
      <Button type="submit">{t('notices:allRead')}</Button>
    </Form>
  );
}
