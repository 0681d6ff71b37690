import Button from '@mui/material/Button';
import { useSending } from './account-form.tsx';

/** The one filled button of a form; it waits while the form is on its way. */
export function SubmitButton({ children }: { children: string }) {
  const sending = useSending();
  return (
    <Button type="submit" variant="contained" size="large" fullWidth loading={sending}>
      {children}
    </Button>
  );
}
