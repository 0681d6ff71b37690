import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface AskActionsProps {
  /** Says that everything stays as it is. */
  keep: string;
  onKeep: () => void;
  /** The button that says yes. */
  children: ReactNode;
}

/** The answers to a question; without JavaScript, `keep` leads back to the page without it. */
export const AskActions = ({ keep, onKeep, children }: AskActionsProps) => (
  <Stack
    direction={{ xs: 'column-reverse', sm: 'row' }}
    spacing={1.5}
    sx={{ mt: 3, justifyContent: 'flex-end' }}
  >
    <Button
      variant="outlined"
      href="?"
      onClick={(event) => {
        event.preventDefault();
        onKeep();
      }}
    >
      {keep}
    </Button>
    {children}
  </Stack>
);
