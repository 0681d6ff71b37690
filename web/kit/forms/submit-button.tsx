import Button, { type ButtonProps } from '@mui/material/Button';
import { useSending } from './schema-form.tsx';

/** The primary button of a form; disabled while the form is being sent. */
export const SubmitButton = (props: ButtonProps) => (
  <Button type="submit" variant="contained" loading={useSending()} {...props} />
);
