import type { ReactNode, SVGProps } from 'react';

/**
 * Line drawings on a 40 × 44 grid with 2 px strokes in the ink colour and one in the accent.
 * Purely decorative, so hidden from screen readers.
 */

export const ink = 'var(--s-palette-primary-main)';
export const apricot = 'var(--s-palette-brand-accent)';

export type IllustrationProps = SVGProps<SVGSVGElement> & { size?: number };

function Drawing({ size = 44, lines, accent, ...rest }: IllustrationProps & Strokes) {
  const width = (size * 40) / 44;
  return (
    <svg viewBox="0 0 40 44" width={width} height={size} aria-hidden="true" {...rest}>
      <g fill="none" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <g stroke={ink}>{lines}</g>
        <g stroke={apricot}>{accent}</g>
      </g>
    </svg>
  );
}

interface Strokes {
  lines: ReactNode;
  accent: ReactNode;
}

export const drawing = (lines: ReactNode, accent: ReactNode) =>
  function Illustration(props: IllustrationProps) {
    return <Drawing lines={lines} accent={accent} {...props} />;
  };

export const Talk = drawing(
  <path d="M6 6h17a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H13l-5.5 5v-5H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM9 11h11M9 15.5h7" />,
  <path d="M30.5 15.5H34a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-.5v5.5l-6-5.5H17" />,
);

/** The shortest form of the line: begun, under way, done. */
export function LogoMark({ size = 24, ...rest }: IllustrationProps) {
  return (
    <svg viewBox="0 0 48 28" width={(size * 48) / 28} height={size} aria-hidden="true" {...rest}>
      <g fill="none" stroke={ink} strokeWidth={3} strokeLinecap="round">
        <path d="M7 21h5.500c3.500 0 4-2 6-4.500M28 9.500C30 7.500 31 6.500 34 6.500h3" />
        <circle cx="41" cy="7" r="4" strokeWidth={2.5} />
        <circle cx="23" cy="13.500" r="5.500" stroke={apricot} />
      </g>
      <circle cx="6.500" cy="21" r="5" fill={ink} />
    </svg>
  );
}
