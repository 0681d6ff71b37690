import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useState } from 'react';
import { type RefusalTexts, type Refused, useRefusalText } from './refusal-text.ts';

interface FormNoticeProps {
  refused: Refused | undefined;
  /** The form's own texts. */
  texts?: RefusalTexts;
  /** Nothing is wrong with what was typed: it can be sent again as it is. */
  mild?: boolean;
  /** Details below the text. */
  children?: ReactNode;
  sx?: SxProps;
}

/** Why the form was not accepted; announced as it appears. */
export const FormNotice = ({ refused, sx, ...notice }: FormNoticeProps) => (
  // Empty, it must not take part in the gaps between fields, but is there to be listened to.
  <Box role="alert" sx={{ width: 1, '&:empty': { position: 'absolute', width: 0 } }}>
    {refused && <RefusalAlert refused={refused} sx={sx} {...notice} />}
  </Box>
);

/** The same where something else announces it. */
export function RefusalAlert(props: FormNoticeProps & { refused: Refused }) {
  const { refused, texts, mild = refused.retryKey !== undefined, children, sx } = props;
  const textOf = useRefusalText(texts);
  const { title, description } = textOf(useAsOfNow(refused));
  const announced = textOf(refused).description;
  return (
    <Alert severity={mild ? 'warning' : 'error'} role="none" {...(sx && { sx })}>
      {title && <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{title}</AlertTitle>}
      {refused.retryAfterSeconds === undefined ? (
        description
      ) : (
        // Nobody wants to hear every second.
        <>
          <span aria-hidden="true">{description}</span>
          <span style={visuallyHidden}>{announced}</span>
        </>
      )}
      {children}
    </Alert>
  );
}

/** What a refusal has become since: the wait is shorter or over, the connection is back. */
function useAsOfNow(refused: Refused): Refused {
  const { code, retryAfterSeconds } = refused;
  const which = `${code} ${retryAfterSeconds}`;
  const [changed, setChanged] = useState<{ which: string; now: Partial<Refused> }>();
  useEffect(() => {
    const tell = (now: Partial<Refused>) => setChanged({ which, now });
    if (retryAfterSeconds !== undefined) return countDown(retryAfterSeconds, tell);
    if (code !== 'NETWORK') return;
    const back = () => tell({ code: 'NETWORK_BACK' });
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [which, code, retryAfterSeconds]);
  return changed?.which === which ? { ...refused, ...changed.now } : refused;
}

/** @returns how to stop it */
function countDown(seconds: number, tell: (left: Partial<Refused>) => void): () => void {
  const end = Date.now() + seconds * 1_000;
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
    tell({ retryAfterSeconds: left });
    if (left === 0) clearInterval(timer);
  }, 1_000);
  return () => clearInterval(timer);
}
