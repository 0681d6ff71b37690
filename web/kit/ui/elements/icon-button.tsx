import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Anchor } from '../anchor.tsx';
import { classes } from './classes.ts';
import styles from './icon-button.module.css';

type IconButtonProps = { tone?: 'primary' } & (
  | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
  | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
);

/** A button with an icon alone, or a link that looks like one; `aria-label` says what it does. */
export function IconButton({ tone, ...rest }: IconButtonProps) {
  const className = classes(styles.button, tone && styles[tone], rest.className);
  if (rest.href !== undefined) return <Anchor {...rest} className={className} />;
  return <button type="button" {...rest} className={className} />;
}
