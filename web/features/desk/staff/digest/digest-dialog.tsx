import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { readWhile } from '../../../../desk/read-while.ts';
import { HeadedDialog } from '../../../../kit/ui/dialog/headed-dialog.tsx';

/** Where somebody of the team orders the day's digest, or ends it. */
export function DigestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['staffDigest']);
  const [wanted, setWanted] = useState<boolean>();
  useEffect(
    () =>
      readWhile(
        (signal) => call('GET /admin/digest', { signal }),
        (answer) => answer.ok && setWanted(answer.data.wanted),
      ),
    [],
  );
  const { refused, press } = usePress({
    send: async () => {
      const outcome = await call('PUT /admin/digest', { body: { wanted: !wanted } });
      if (outcome.ok) setWanted(outcome.data.wanted);
      return outcome;
    },
    done: () => t(`staffDigest:${wanted ? 'off' : 'on'}`),
  });
  return (
    <HeadedDialog title={t('staffDigest:title')} onClose={onClose}>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('staffDigest:what')}
        </Typography>
        {wanted !== undefined && (
          <FormControlLabel
            // Never disabled: the keyboard would lose its place.
            control={<Switch checked={wanted} onChange={press} />}
            label={t('staffDigest:wanted')}
          />
        )}
        {refused && <ErrorAlert text={refused} sx={{ mt: 2 }} />}
      </DialogContent>
    </HeadedDialog>
  );
}
