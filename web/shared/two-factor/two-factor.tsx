import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Locale } from '#domain/site/paths.ts';
import { type Offer, type Problem, problemOf, type TwoFactorCall } from './calls.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepForm } from './step-form.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const twoFactorWords = (locale: Locale): typeof de => (locale === 'en' ? en : de);

interface Props {
  locale: Locale;
  isOn: boolean;
  call: TwoFactorCall;
  /** It has been switched on, its codes kept, or it has been switched off. */
  onChanged: (isOn: boolean) => void;
}

type View =
  | { name: 'start' | 'renew' | 'turn-off' }
  | { name: 'confirm'; offer: Offer }
  | { name: 'codes'; codes: readonly string[] };

/** Sets up a second factor, makes recovery codes and turns it off; for the site and the console. */
export function TwoFactor({ locale, isOn, call, onChanged }: Props) {
  const words = twoFactorWords(locale);
  const [view, setView] = useState<View>({ name: 'start' });
  const start = () => setView({ name: 'start' });
  const form = {
    problemText: (problem: Problem) => words.problems[problem],
    cancel: words.cancel,
  };
  const showCodes = async (body: object): Promise<Problem | undefined> => {
    const answer = await call<{ codes: string[] }>('recovery-codes', body);
    if (!answer.ok) return problemOf('recovery-codes', answer);
    setView({ name: 'codes', codes: answer.data.codes });
    return undefined;
  };
  const kept = () => {
    start();
    onChanged(true);
  };
  const generate = async (password: string) => {
    const answer = await call<Offer>('generate', { password });
    if (!answer.ok) return problemOf('generate', answer);
    setView({ name: 'confirm', offer: answer.data });
    return undefined;
  };
  const enable = (secret: string) => async (otp: string) => {
    const answer = await call('enable', { secret, otp });
    if (!answer.ok) return problemOf('enable', answer);
    // Codes can also be made later, if they cannot be made now.
    if (await showCodes({})) kept();
    return undefined;
  };
  const disable = async (otp: string) => {
    const answer = await call('disable', { otp });
    if (!answer.ok) return problemOf('disable', answer);
    start();
    onChanged(false);
    return undefined;
  };
  switch (view.name) {
    case 'codes':
      return <RecoveryCodes codes={view.codes} words={words} onKept={kept} />;
    case 'confirm':
      return (
        <StepForm
          {...form}
          key="confirm"
          secret="code"
          label={words.code}
          submit={words.confirm}
          onEnter={enable(view.offer.secret)}
          onCancel={start}
        >
          <Typography>{words.scan}</Typography>
          <QrCode text={view.offer.otpauth_url} label={words.qrLabel} />
          <Typography component="div">
            {words.typeIn}
            <Typography
              component="code"
              sx={{ display: 'block', overflowWrap: 'anywhere', mt: 0.5 }}
            >
              {view.offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </Typography>
          </Typography>
        </StepForm>
      );
    case 'renew':
      return (
        <StepForm
          {...form}
          key="renew"
          secret="password"
          label={words.password}
          submit={words.renew}
          onEnter={(password) => showCodes({ password })}
          onCancel={start}
        >
          <Typography>{words.renewLead}</Typography>
        </StepForm>
      );
    case 'turn-off':
      return (
        <StepForm
          {...form}
          key="turn-off"
          secret="code"
          label={words.anyCode}
          submit={words.turnOff}
          onEnter={disable}
          onCancel={start}
        >
          <Typography>{words.turnOffLead}</Typography>
        </StepForm>
      );
    case 'start':
      return isOn ? (
        <Stack spacing={2}>
          <Typography>{words.on}</Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="outlined" onClick={() => setView({ name: 'renew' })}>
              {words.renew}
            </Button>
            <Button onClick={() => setView({ name: 'turn-off' })}>{words.turnOff}</Button>
          </Stack>
        </Stack>
      ) : (
        <StepForm
          {...form}
          key="start"
          secret="password"
          label={words.password}
          submit={words.begin}
          onEnter={generate}
        >
          <Typography>{words.off}</Typography>
        </StepForm>
      );
  }
}
