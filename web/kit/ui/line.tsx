import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apricot, ink } from './drawing.tsx';
import { classes } from './elements/classes.ts';
import styles from './line.module.css';

/**
 * The line with its seven stations, used wherever progress is shown. A station is done (filled,
 * with a check), current (ring) or ahead (hollow).
 */

export type StationLook = 'done' | 'current' | 'ahead';

/** All stations are done when `current` is 8. */
export const finished = 8;
type Shown = Pick<LineProps, 'current' | 'ended'>;
const lookOf = (station: number, { current, ended }: Shown): StationLook => {
  if (station === current) return ended ? 'ahead' : 'current';
  return station < current ? 'done' : 'ahead';
};

/** Nothing comes any more where a formation has ended. */
const saidOf = (look: StationLook, ended: boolean) => (ended && look === 'ahead' ? 'off' : look);

const ahead = 'var(--s-palette-divider)';
const hollow = 'var(--s-palette-brand-fieldBorder)';
const surface = 'var(--s-palette-background-paper)';

/** One station, centred on 0, 0; `size` is its diameter in px. */
export function StationMark({ look, size }: { look: StationLook; size: number }) {
  const radius = size / 2;
  if (look === 'done') {
    return (
      <g>
        <circle r={radius} fill={ink} />
        <path
          d={`M${-radius * 0.4} ${radius * 0.03}l${radius * 0.3} ${radius * 0.3} ${radius * 0.52}-${radius * 0.58}`}
          fill="none"
          stroke={surface}
          strokeWidth={Math.max(size / 12, 1.5)}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    );
  }
  if (look === 'ahead') {
    return <circle r={radius - 1} fill={surface} stroke={hollow} strokeWidth={2} />;
  }
  return (
    <g>
      <circle r={radius} fill={apricot} className={styles.pulse} />
      <circle r={radius * 0.78} fill={surface} stroke={apricot} strokeWidth={radius * 0.42} />
    </g>
  );
}

interface LineProps {
  /** 1 to 7, or `finished`. */
  current: number;
  /** Without labels, for tables and small cards. */
  mini?: boolean;
  /** Given up at the current station: nobody is there any more. */
  ended?: boolean;
}

/** The horizontal line. On phones only the current station has a label. */
export function Line({ current, mini = false, ended = false }: LineProps) {
  const { t } = useTranslation(['line']);
  const height = mini ? 16 : 40;
  return (
    <ol
      aria-label={t('line:label')}
      className={classes(mini ? styles.mini : styles.line, ended && styles.ended)}
    >
      {t('line:stations').map((name, index) => {
        const station = index + 1;
        const look = lookOf(station, { current, ended });
        const shown = mini ? 'none' : look === 'current' ? 'all' : 'wide';
        return (
          <li
            key={name}
            aria-current={look === 'current' ? 'step' : undefined}
            className={styles.station}
          >
            <Segment station={station} current={current} look={look} height={height} mini={mini} />
            <Label shown={shown} strong={look === 'current'}>
              {name}
              <span style={visuallyHidden}>{`, ${t('line:looks')[saidOf(look, ended)]}`}</span>
            </Label>
          </li>
        );
      })}
    </ol>
  );
}

interface SegmentProps {
  station: number;
  current: number;
  look: StationLook;
  height: number;
  mini: boolean;
}

/** A station with the track on both sides. */
function Segment({ station, current, look, height, mini }: SegmentProps) {
  const middle = height / 2;
  const width = mini ? 2.5 : 4;
  const size = mini ? (look === 'current' ? 12 : 9) : look === 'current' ? 26 : 24;
  const track = (reached: boolean) => (reached ? ink : ahead);
  return (
    <svg
      width="100%"
      height={height}
      aria-hidden="true"
      style={{ display: 'block', overflow: 'visible' }}
    >
      <g strokeWidth={width}>
        {station > 1 && (
          <line x1="-1" x2="50%" y1={middle} y2={middle} stroke={track(station <= current)} />
        )}
        {station < 7 && (
          <line x1="50%" x2="100%" y1={middle} y2={middle} stroke={track(station < current)} />
        )}
      </g>
      <svg x="50%" y={middle} overflow="visible">
        <StationMark look={look} size={size} />
      </svg>
    </svg>
  );
}

interface LabelProps {
  shown: 'all' | 'wide' | 'none';
  strong: boolean;
  children: ReactNode;
}

function Label({ shown, strong, children }: LabelProps) {
  if (shown === 'none') return <span style={visuallyHidden}>{children}</span>;
  const label = strong ? styles.strongLabel : styles.label;
  return (
    <div className={classes(label, shown === 'wide' && styles.wideLabel)}>
      <span>{children}</span>
    </div>
  );
}

interface StationRowProps {
  look: StationLook;
  last?: boolean;
  /** Marks an exception, such as documents sent back, by a loop next to the station. */
  sideTrack?: boolean;
  ended?: boolean;
  /** Passed without what usually happens there. */
  skipped?: boolean;
  children: ReactNode;
}

/**
 * One station of the vertical line with its content to the right, for an `<ol>` without markers.
 * The track reaches the next row whatever the height of the content.
 */
export function StationRow(props: StationRowProps) {
  const { look, last = false, sideTrack = false, ended = false, skipped = false, children } = props;
  const { t } = useTranslation(['line']);
  const size = look === 'current' ? 32 : 28;
  const track =
    look === 'done' ? ink : look === 'current' ? `linear-gradient(${apricot}, ${ahead})` : ahead;
  return (
    <li aria-current={look === 'current' ? 'step' : undefined} className={styles.row}>
      <div aria-hidden="true" className={styles.mark}>
        <svg
          width="40"
          height="40"
          viewBox="-20 -20 40 40"
          overflow="visible"
          style={{ flexShrink: 0 }}
        >
          {sideTrack && (
            <path
              d="M-2-16C-22-20-22 20-2 16"
              fill="none"
              stroke="var(--s-palette-warning-main)"
              strokeWidth={3}
              strokeDasharray="1 6"
              strokeLinecap="round"
            />
          )}
          <StationMark look={look} size={size} />
        </svg>
        {!last && <div className={styles.track} style={{ background: track }} />}
      </div>
      <div className={last ? styles.lastContent : styles.content}>
        <span style={visuallyHidden}>
          {`${t('line:looks')[skipped ? 'skipped' : saidOf(look, ended)]}: `}
        </span>
        {children}
      </div>
    </li>
  );
}
