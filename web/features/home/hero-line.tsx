import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IdeaBulb, ink, stationPictures } from '../../kit/ui/illustrations.tsx';
import { StationMark } from '../../kit/ui/line.tsx';
import styles from './hero-line.module.css';

/** Position of a station, and of its scene's top left corner above the line. */
const scenes = [
  { x: 100, y: 64, scene: [78, -8] },
  { x: 322, y: 104, scene: [298, 32] },
  { x: 352, y: 212, scene: [330, 140] },
  { x: 96, y: 272, scene: [128, 238] },
  { x: 316, y: 332, scene: [294, 258] },
  { x: 326, y: 452, scene: [303, 380] },
  { x: 508, y: 552, scene: [447, 478] },
] as const;

const track =
  'M-60 64H100C190 64 200 104 290 104H472A54 54 0 0 1 472 212H156A60 60 0 0 0 156 332H470A60 60 0 0 1 470 452H166A50 50 0 0 0 166 552H508';
const sceneSize = { width: 45, height: 50 };

/** The line from idea to register entry, with seven small scenes. */
export function HeroLine() {
  const { t } = useTranslation(['home']);
  return (
    <svg
      viewBox="-60 -20 644 620"
      role="img"
      aria-label={t('home:hero.picture')}
      className={styles.picture}
    >
      <path d={track} fill="none" stroke={ink} strokeWidth={5} strokeLinecap="round" />
      {scenes.map(({ x, y, scene: [left, top] }, index) => (
        <g key={t('home:hero.scenes')[index]}>
          {createElement(stationPictures[index] ?? IdeaBulb, { x: left, y: top, ...sceneSize })}
          <text
            x={left + 58}
            y={top + 32}
            fontSize={16}
            fontWeight={600}
            fill="var(--s-palette-text-primary)"
          >
            {`${index + 1} ${t('home:hero.scenes')[index]}`}
          </text>
          <g transform={`translate(${x} ${y})`}>
            <StationMark look={index === 6 ? 'current' : 'done'} size={index === 6 ? 30 : 26} />
          </g>
        </g>
      ))}
    </svg>
  );
}
