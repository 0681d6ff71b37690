import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../elements/classes.ts';
import styles from './card-grid.module.css';

type Columns = Partial<Record<'sm' | 'md' | 'lg', number>>;

interface CardGridProps {
  /** How many cards stand side by side, from which width on. */
  columns: Columns;
  /** Every card is an `article` with a head and a foot: the feet of a row begin at one height. */
  feet?: boolean;
  /** An `li` each. */
  children: ReactNode;
}

/** A list of cards; those of a row are equally high. */
export const CardGrid = ({ columns, feet = false, children }: CardGridProps) => (
  <ul className={classes(styles.grid, feet ? styles.feet : styles.cards)} style={counts(columns)}>
    {children}
  </ul>
);

/** For the style sheet; a width without a count has that of the narrower one. */
function counts({ sm = 1, md = sm, lg = md }: Columns): CSSProperties {
  return { '--sm': sm, '--md': md, '--lg': lg } as CSSProperties;
}
