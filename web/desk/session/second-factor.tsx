import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadedDialog } from '../../kit/ui/dialog/headed-dialog.tsx';
import { TwoFactor } from '../../shared/accounts/two-factor/two-factor.tsx';
import { bareCall } from '../bare-call.ts';
import { closeSecondFactor, secondFactorIsOn, useSecondFactor } from './second-factor-state.ts';

/** Over the page: where the API asks for a second factor, or from the user menu. */
export function SecondFactor() {
  const { open, needed } = useSecondFactor();
  return open ? <SecondFactorDialog needed={needed} /> : null;
}

function SecondFactorDialog({ needed }: { needed: boolean }) {
  const { t } = useTranslation(['twoFactor']);
  const [isOn, setIsOn] = useState<boolean>();
  useEffect(() => {
    void secondFactorIsOn().then(setIsOn, () => setIsOn(false));
  }, []);
  const changed = (on: boolean) => {
    setIsOn(on);
    if (on) closeSecondFactor();
  };
  return (
    <HeadedDialog
      title={t(needed ? 'twoFactor:needed' : 'twoFactor:title')}
      onClose={needed ? undefined : closeSecondFactor}
    >
      <DialogContent>
        {needed && (
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {t('twoFactor:neededLead')}
          </Typography>
        )}
        {isOn !== undefined && <TwoFactor isOn={isOn} call={bareCall} onChanged={changed} />}
      </DialogContent>
    </HeadedDialog>
  );
}
