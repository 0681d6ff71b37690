import type { ElementType, HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import styles from './text.module.css';

type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

interface TextProps extends HTMLAttributes<HTMLElement> {
  variant?: Heading | 'subtitle1' | 'body1' | 'body2' | 'overline';
  /** The element, where it is not the heading of its name or a paragraph. */
  as?: ElementType;
  tone?: 'primary' | 'secondary';
}

const isHeading = (variant: string): variant is Heading => /^h\d$/.test(variant);

/** Text in one of the sizes of the theme. */
export function Text({ variant = 'body1', as, tone, className, ...rest }: TextProps) {
  const Element = as ?? (isHeading(variant) ? variant : 'p');
  return (
    <Element className={classes(styles[variant], tone && styles[tone], className)} {...rest} />
  );
}
