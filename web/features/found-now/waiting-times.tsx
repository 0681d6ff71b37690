import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { courtWaits } from '#domain/foundations/forecast/waiting-times.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import styles from './waiting-times.module.css';

const longest = Math.max(...courtWaits.map(({ days }) => days));

/** Published waiting times, each with its year and source, as bars. */
export function WaitingTimes() {
  const { t } = useTranslation(['foundNow']);
  const { locale } = useLocale();
  return (
    <Section id="dauer">
      <SectionHead
        kicker={t('foundNow:waiting.kicker')}
        title={t('foundNow:waiting.title')}
        lead={t('foundNow:waiting.lead')}
      />
      <Text className={styles.whole}>{t('foundNow:waiting.whole')}</Text>
      <table className={styles.table}>
        <caption style={visuallyHidden}>{t('foundNow:waiting.caption')}</caption>
        <thead style={visuallyHidden}>
          <tr>
            <th scope="col">{t('foundNow:waiting.court')}</th>
            <th scope="col">{t('foundNow:waiting.days')}</th>
            <th scope="col">{t('foundNow:waiting.source')}</th>
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
