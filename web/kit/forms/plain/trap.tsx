import { trapName } from './read-form.ts';
import styles from './trap.module.css';

/** Off the screen and out of the tab order: only programs fill it in. */
export const Trap = ({ id, label }: { id: string; label: string }) => (
  <div aria-hidden="true" className={styles.trap}>
    <label>
      {label}
      <input type="text" name={trapName} id={id} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
