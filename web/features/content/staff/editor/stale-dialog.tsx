import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholePiece } from '#api/contract.gen.d.ts';
import { call } from '../../../../desk/call.ts';
import { dialogPaper } from '../../../../kit/ui/dialog/dialog-head.tsx';
import type { Autosave } from './autosave.ts';
import { Compared } from './compared.tsx';

interface Props {
  piece: Pick<WholePiece, 'id' | 'kind'>;
  saver: Autosave;
  /** Opens the editor with what is saved. */
  onTheirs: (saved: WholePiece) => void;
}

/** Two people have written the same text: both are kept until this one decides. */
export function StaleDialog({ piece: { id, kind }, saver, onTheirs }: Props) {
  const { t } = useTranslation(['staffContent']);
  const labelId = useId();
  const [theirs, setTheirs] = useState<WholePiece>();
  useEffect(() => {
    void call('GET /admin/content/:id', { params: { id } }).then((answer) => {
      if (answer.ok) setTheirs(answer.data);
    });
  }, [id]);
  const words = t('staffContent:stale');
  const keepMine = () => {
    if (!theirs) return;
    saver.goOnFrom(theirs.revision);
    void saver.flush();
  };
  return (
    <Dialog open fullWidth maxWidth="lg" aria-labelledby={labelId} slotProps={dialogPaper}>
      <DialogTitle id={labelId} variant="h4" component="h2">
        {words.title}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('staffContent:stale.what', {
            name: (theirs?.draft ?? theirs?.changed)?.by ?? t('staffContent:list.someone'),
          })}
        </Typography>
        {theirs ? (
          <Compared
            kind={kind}
            before={theirs.typed}
            after={saver.unsaved() ?? {}}
            same={words.same}
          />
        ) : (
          <Skeleton variant="rounded" height={160} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
        <Button disabled={!theirs} onClick={() => theirs && onTheirs(theirs)}>
          {words.theirs}
        </Button>
        <Button variant="contained" disabled={!theirs} onClick={keepMine}>
          {words.mine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
