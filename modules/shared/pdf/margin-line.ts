import type { Content } from 'pdfmake/interfaces.js';
import { colors } from '#domain/site/colors.ts';

type Margin = [left: number, top: number, right: number, bottom: number];

/** The line above or below the text of a page. */
export function marginLine([left, right]: [string, string], margin: Margin): Content {
  const look = { fontSize: 8, color: colors.light.secondaryText };
  return {
    columns: [
      { text: left, ...look },
      { text: right, ...look, alignment: 'right', width: 'auto', noWrap: true },
    ],
    columnGap: 16,
    margin,
  };
}
