import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { BookmarkPlus, Lock, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView, ViewedName } from '#api/contract.gen.d.ts';
import { MAX_VIEWS } from '#domain/desk/lists.ts';
import { call } from '../call.ts';
import { readWhile } from '../read-while.ts';
import { useIdentity, useMay } from '../session/session.ts';
import { ViewDialog } from './view-dialog.tsx';

export type View = Pick<SavedView, 'filter' | 'sort'>;

interface Props {
  list: ViewedName;
  /** What is shown. */
  view: View;
  isShown: (view: View) => boolean;
  /** Whether what is shown is worth a name. */
  canSave: boolean;
  onShow: (view: View) => void;
}

/** What the team or the reader has given a name, each a click away, and the way to give one. */
export function ViewChips({ list, view, isShown, canSave, onShow }: Props) {
  const { t } = useTranslation(['staffList']);
  const me = useIdentity();
  const mayChangeAll = useMay()('today.views-of-others');
  const { views, readAgain } = useViews(list);
  const [edited, setEdited] = useState<SavedView | 'new'>();
  const mayChange = ({ madeBy }: SavedView) => madeBy.id === me?.id || mayChangeAll;
  return (
    <>
      {views.map((one) => (
        <Chip
          key={one.id}
          label={one.name}
          title={
            one.own
              ? t('staffList:views.ownWhat')
              : t('staffList:views.madeBy', { name: one.madeBy.name })
          }
          {...(one.own && { icon: <Lock size={14} aria-label={t('staffList:views.ownMark')} /> })}
          color={isShown(one) ? 'primary' : 'default'}
          aria-current={isShown(one) || undefined}
          onClick={() => onShow(one)}
          {...(mayChange(one) && {
            onDelete: () => setEdited(one),
            deleteIcon: (
              <Pencil size={16} aria-label={t('staffList:views.edit', { name: one.name })} />
            ),
          })}
        />
      ))}
      {canSave && !views.some(isShown) && views.length < 2 * MAX_VIEWS && (
        <Button
          size="small"
          startIcon={<BookmarkPlus size={18} />}
          onClick={() => setEdited('new')}
        >
          {t('staffList:views.save')}
        </Button>
      )}
      {edited && (
        <ViewDialog
          list={list}
          view={view}
          edited={edited === 'new' ? undefined : edited}
          onDone={readAgain}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** The same for views that filter and order alike. */
export const keyOf = ({ filter, sort }: View) =>
  JSON.stringify([Object.entries(filter).sort(), sort?.field, sort?.order]);

function useViews(list: ViewedName) {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read again.
  useEffect(() => {
    const query = { list };
    return readWhile(
      (signal) => call('GET /admin/views', { query, signal }),
      (answer) => answer.ok && setViews(answer.data),
    );
  }, [list, reads]);
  return { views, readAgain: () => setReads((before) => before + 1) };
}
