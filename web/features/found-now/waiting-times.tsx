import { visuallyHidden } from '@mui/utils';
import { courtWaits } from '#domain/site/waiting-times.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import styles from './waiting-times.module.css';

const longest = Math.max(...courtWaits.map(({ days }) => days));

/** Published waiting times, each with its year and source, as bars. */
export function WaitingTimes() {
  const { t, texts, locale } = useI18n('foundNow');
  const { kicker, title, lead, caption, court, days: unit, source } = texts.foundNow.waiting;
  return (
    <Section id="dauer">
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <table className={styles.table}>
        <caption style={visuallyHidden}>{caption}</caption>
        <thead style={visuallyHidden}>
          <tr>
            <th scope="col">{court}</th>
            <th scope="col">{unit}</th>
            <th scope="col">{source}</th>
          </tr>
        </thead>
        <tbody>
          {courtWaits.map((wait) => (
            <tr key={`${wait.court.de}-${wait.year}`}>
              <th scope="row">{wait.court[locale]}</th>
              <td>
                <Bar share={wait.days / longest}>
                  {t('foundNow:waiting.unit', { days: wait.days })}
                </Bar>
              </td>
              <td>{`${wait.source}, ${wait.year}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A piece of the line, as long as the wait. */
const Bar = ({ share, children }: { share: number; children: string }) => (
  <div className={styles.bar}>
    <div
      aria-hidden="true"
      className={styles.line}
      // The longest leaves room for its days.
      style={{ width: `calc((100% - 84px) * ${share.toFixed(3)})` }}
    />
    {children}
  </div>
);
