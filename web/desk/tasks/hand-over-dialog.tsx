import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { call } from '../call.ts';
import { useRead } from '../read-while.ts';
import { useIdentity } from '../session/session.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

interface Props {
  count: number;
  onHandOver: (to: string) => void;
  onClose: () => void;
}

/** Asks who gets tasks: of the law firm for lawyers, else of the office. */
export function HandOverDialog({ count, onHandOver, onClose }: Props) {
  const { t } = useTranslation(['staffTasks']);
  const me = useIdentity();
  const name = me?.role === 'lawyer' ? 'GET /admin/lawyers' : 'GET /admin/team';
  const read = useRead((signal) => call(name, { signal }), name);
  const people = read && (read.ok ? read.data : []);
  const choices = people?.map(({ id, name }) => ({
    id,
    label: id === me?.id ? t('staffTasks:tasks.handing.me', { name }) : name,
  }));
  if (!choices) return null;
  return (
    <ChoiceDialog
      title={t('staffTasks:tasks.handing.title', { count })}
      what={t('staffTasks:tasks.handing.what')}
      choices={choices}
      onChoose={onHandOver}
      onClose={onClose}
    >
      {choices.length === 0 && <Typography>{t('staffTasks:tasks.handing.none')}</Typography>}
    </ChoiceDialog>
  );
}
