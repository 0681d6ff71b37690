import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '../../../kit/api/call.ts';
import { QrCode } from '../../../kit/ui/qr-code.tsx';
import { type Offer, type Problem, problemOf } from './calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepForm } from './step-form.tsx';

interface Props {
  isOn: boolean;
  /** The site and the console have sessions of their own. */
  call: Call;
  /** It has been switched on, its codes kept, or it has been switched off. */
  onChanged: (isOn: boolean) => void;
}

type View =
  | { name: 'start' | 'renew' | 'turn-off' }
  | { name: 'confirm'; offer: Offer }
  | { name: 'codes'; codes: readonly string[] };

/** Sets up a second factor, makes recovery codes and turns it off; for the site and the console. */
export function TwoFactor(props: Props) {
  const { t } = useTranslation(['twoFactor']);
  const steps = useSteps(props);
  const { view, start } = steps;
  const form = { onCancel: start };
  switch (view.name) {
    case 'codes':
      return <RecoveryCodes codes={view.codes} onKept={steps.kept} />;
    case 'confirm':
      return (
        <StepForm
          {...form}
          key="confirm"
          secret="code"
          label={t('twoFactor:code')}
          submit={t('twoFactor:confirm')}
          onEnter={steps.enable(view.offer.secret)}
        >
          <Offered offer={view.offer} />
        </StepForm>
      );
    case 'renew':
      return (
        <StepForm
          {...form}
          key="renew"
          secret="password"
          label={t('twoFactor:password')}
          submit={t('twoFactor:renew')}
          onEnter={(password) => steps.showCodes({ password })}
        >
          <Typography>{t('twoFactor:renewLead')}</Typography>
        </StepForm>
      );
    case 'turn-off':
      return (
        <StepForm
          {...form}
          key="turn-off"
          secret="code"
          label={t('twoFactor:anyCode')}
          submit={t('twoFactor:turnOff')}
          onEnter={steps.disable}
        >
          <Typography>{t('twoFactor:turnOffLead')}</Typography>
        </StepForm>
      );
    case 'start':
      if (props.isOn) return <SwitchedOn go={steps.go} />;
      return (
        <StepForm
          {...form}
          key="start"
          secret="password"
          label={t('twoFactor:password')}
          submit={t('twoFactor:begin')}
          onEnter={steps.generate}
          onCancel={undefined}
        >
          <Typography>{t('twoFactor:off')}</Typography>
        </StepForm>
      );
  }
}

/** Each step answers with what is wrong, or goes on to the next view. */
function useSteps({ call, onChanged }: Pick<Props, 'call' | 'onChanged'>) {
  const [view, setView] = useState<View>({ name: 'start' });
  const start = () => setView({ name: 'start' });
  const kept = () => {
    start();
    onChanged(true);
  };
  const showCodes = async (body: { password?: string }): Promise<Problem | undefined> => {
    const answer = await call('POST /users/me/tfa/recovery-codes', { body });
    if (!answer.ok) return problemOf('recovery-codes', answer);
    setView({ name: 'codes', codes: answer.data.codes });
    return undefined;
  };
  return {
    view,
    start,
    kept,
    showCodes,
    go: (name: 'renew' | 'turn-off') => setView({ name }),
    generate: async (password: string) => {
      const answer = await call('POST /users/me/tfa/generate', { body: { password } });
      if (!answer.ok) return problemOf('generate', answer);
      setView({ name: 'confirm', offer: answer.data });
      return undefined;
    },
    enable: (secret: string) => async (otp: string) => {
      const answer = await call('POST /users/me/tfa/enable', { body: { secret, otp } });
      if (!answer.ok) return problemOf('enable', answer);
      // Codes can also be made later, if they cannot be made now.
      if (await showCodes({})) kept();
      return undefined;
    },
    disable: async (otp: string) => {
      const answer = await call('POST /users/me/tfa/disable', { body: { otp } });
      if (!answer.ok) return problemOf('disable', answer);
      start();
      onChanged(false);
      return undefined;
    },
  };
}

function Offered({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['twoFactor']);
  return (
    <>
      <Typography>{t('twoFactor:scan')}</Typography>
      <QrCode text={offer.otpauth_url} label={t('twoFactor:qrLabel')} />
      <Typography component="div">
        {t('twoFactor:typeIn')}
        <Typography component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 0.5 }}>
          {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
      </Typography>
    </>
  );
}

function SwitchedOn({ go }: { go: (view: 'renew' | 'turn-off') => void }) {
  const { t } = useTranslation(['twoFactor']);
  return (
    <Stack spacing={2}>
      <Typography>{t('twoFactor:on')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => go('renew')}>
          {t('twoFactor:renew')}
        </Button>
        <Button onClick={() => go('turn-off')}>{t('twoFactor:turnOff')}</Button>
      </Stack>
    </Stack>
  );
}
