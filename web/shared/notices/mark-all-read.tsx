import Button from '@mui/material/Button';
import { useFetcher } from 'react-router';
import { useI18n } from '../../kit/texts/use-i18n.ts';

export function MarkAllRead() {
  const { texts, to } = useI18n('notices');
  const words = texts.notices;
  const { Form } = useFetcher();
  return (
    <Form method="post" action={to('notices')}>
      <Button type="submit">{words.allRead}</Button>
    </Form>
  );
}
