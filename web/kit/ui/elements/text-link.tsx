import type { AnchorHTMLAttributes } from 'react';
import { Anchor } from '../anchor.tsx';
import { classes } from './classes.ts';
import styles from './text-link.module.css';

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  tone?: 'inherit' | 'secondary';
  underline?: 'hover' | 'always' | 'none';
}

/** A link in a text or of its own. */
export const TextLink = ({ tone, underline = 'hover', className, ...rest }: TextLinkProps) => (
  <Anchor className={classes(styles[underline], tone && styles[tone], className)} {...rest} />
);
