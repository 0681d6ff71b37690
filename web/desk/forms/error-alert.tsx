import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { SxProps } from '@mui/material/styles';
import type { ErrorText } from '../error-text.ts';

interface Props {
  text: ErrorText;
  sx?: SxProps;
}

export function ErrorAlert({ text, sx = {} }: Props) {
  return (
    <Alert severity="error" sx={sx}>
      <AlertTitle sx={{ fontWeight: 600 }}>{text.title}</AlertTitle>
      {text.description}
    </Alert>
  );
}
