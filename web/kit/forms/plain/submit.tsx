import type { ReactNode } from 'react';
import { Button } from '../../ui/elements/button.tsx';

interface PlainSubmitProps {
  /** Sent along, where a form has more than one button. */
  name?: string;
  value?: string;
  variant?: 'contained' | 'outlined';
  fullWidth?: boolean;
  children: ReactNode;
}

/** The island `form` disables it while the form is being sent. */
export const PlainSubmit = ({ variant = 'contained', ...props }: PlainSubmitProps) => (
  <Button type="submit" size="large" variant={variant} {...props} />
);
