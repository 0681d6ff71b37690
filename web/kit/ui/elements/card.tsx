import type { ComponentProps, ElementType } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

type CardProps<Element extends ElementType> = ComponentProps<Element> & {
  as?: Element;
  /** The link of its title covers it, see `CoveringLink`. */
  covered?: boolean;
  className?: string | undefined;
};

/** A surface with a border. */
export function Card<Element extends ElementType = 'div'>({
  as,
  covered = false,
  className,
  ...rest
}: CardProps<Element>) {
  const Tag: ElementType = as ?? 'div';
  return <Tag className={classes(styles.card, covered && styles.covered, className)} {...rest} />;
}
