import styles from './chip.module.css';
import { classes } from './classes.ts';

interface ChipProps {
  label: string;
  className?: string | undefined;
}

/** A word about something, such as its kind. */
export const Chip = ({ label, className }: ChipProps) => (
  <span className={classes(styles.chip, className)}>{label}</span>
);
