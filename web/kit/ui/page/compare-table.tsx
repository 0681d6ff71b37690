import { visuallyHidden } from '@mui/utils';
import styles from './compare-table.module.css';

interface CompareTableProps {
  caption: string;
  /** Header of the first column, for screen readers only. */
  aspect: string;
  columns: readonly string[];
  rows: readonly { aspect: string; cells: readonly string[] }[];
  /** Our own column, in bold. */
  emphasised?: number;
}

/** A table with one row per aspect; on phones each row becomes a card. */
export function CompareTable({ caption, aspect, columns, rows, emphasised }: CompareTableProps) {
  return (
    <table className={styles.table}>
      <caption style={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span style={visuallyHidden}>{aspect}</span>
          </th>
          {columns.map((column) => (
            <th scope="col" key={column} className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.aspect}>
            <th scope="row" className={styles.aspect}>
              {row.aspect}
            </th>
            {row.cells.map((cell, index) => (
              <td
                key={columns[index]}
                data-column={columns[index]}
                className={index === emphasised ? styles.emphasised : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
