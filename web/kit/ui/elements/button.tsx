import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import styles from './button.module.css';
import { classes } from './classes.ts';

interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

type ButtonProps = ButtonLook &
  (
    | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
    | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
  );

/** A button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    variant = 'text',
    size = 'medium',
    fullWidth = false,
    startIcon,
    endIcon,
    ...rest
  } = props;
  const className = classes(
    styles[variant],
    size === 'large' && styles.large,
    fullWidth && styles.fullWidth,
    rest.className,
  );
  const content = (
    <>
      {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
      {rest.children}
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} className={className}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" {...rest} className={className}>
      {content}
    </button>
  );
}
