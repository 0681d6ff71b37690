import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormAround } from './field.ts';

/** The primary button of a form; disabled while the form is being sent. */
export const SubmitButton = (props: ButtonProps) => (
  <Button type="submit" variant="contained" loading={useFormAround().sending} {...props} />
);
