import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoFactor } from '../../shared/accounts/two-factor/two-factor.tsx';
import { bareCall } from '../bare-call.ts';
import { closeSecondFactor, secondFactorIsOn, useSecondFactor } from './second-factor-state.ts';

/** Over the page: where the API asks for a second factor, or from the user menu. */
export function SecondFactor() {
  const { open, needed } = useSecondFactor();
  return open ? <SecondFactorDialog needed={needed} /> : null;
}

function SecondFactorDialog({ needed }: { needed: boolean }) {
  const { t } = useTranslation(['staff', 'twoFactor', 'common']);
  const [isOn, setIsOn] = useState<boolean>();
  useEffect(() => {
    void secondFactorIsOn().then(setIsOn, () => setIsOn(false));
  }, []);
  const changed = (on: boolean) => {
    setIsOn(on);
    if (on) closeSecondFactor();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby="second-factor-title"
      onClose={needed ? undefined : closeSecondFactor}
      slotProps={{ paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } } }}
    >
      <DialogTitle
        id="second-factor-title"
        variant="h4"
        component="h2"
        sx={{ pt: 3, pb: 1, pr: 7 }}
      >
        {t(needed ? 'twoFactor:needed' : 'twoFactor:title')}
      </DialogTitle>
      {!needed && (
        <IconButton
          aria-label={t('common:dialog.close')}
          onClick={closeSecondFactor}
          sx={{ position: 'absolute', right: 12, top: 14 }}
        >
          <X size={22} />
        </IconButton>
      )}
      <DialogContent sx={{ pb: 3 }}>
        {needed && (
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {t('twoFactor:neededLead')}
          </Typography>
        )}
        {isOn !== undefined && <TwoFactor isOn={isOn} call={bareCall} onChanged={changed} />}
      </DialogContent>
    </Dialog>
  );
}
