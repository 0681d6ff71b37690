import Button from '@mui/material/Button';
import { useFetcher } from 'react-router';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { useNoticeTexts } from './notice-list.tsx';

export function MarkAllRead() {
  const { to } = useI18n();
  const words = useNoticeTexts();
  const { Form } = useFetcher();
  return (
    <Form method="post" action={to('notices')}>
      <Button type="submit">{words.allRead}</Button>
    </Form>
  );
}
