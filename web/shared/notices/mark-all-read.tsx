import Button from '@mui/material/Button';
import { useFetcher } from 'react-router';
import { useTexts } from '../../kit/texts/use-texts.ts';

export function MarkAllRead() {
  const { t, to } = useTexts('notices');
  const { Form } = useFetcher();
  return (
    <Form method="post" action={to('notices')}>
      <Button type="submit">{t('notices:allRead')}</Button>
    </Form>
  );
}
