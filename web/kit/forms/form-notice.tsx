import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
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
  const { title, description } = useRefusalText(texts)(refused);
  return (
    <Alert severity={mild ? 'warning' : 'error'} role="none" {...(sx && { sx })}>
      {title && <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{title}</AlertTitle>}
      {description}
      {children}
    </Alert>
  );
}
