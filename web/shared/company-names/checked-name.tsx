import { useTranslation } from 'react-i18next';
import type { CheckedName as Checked } from '#api/contract.gen.d.ts';
import { citedIn } from '#domain/site/citations.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import styles from './checked-name.module.css';

interface CheckedNameProps {
  name: string;
  checked: Checked;
  /** The level of its heading. */
  as: 'h2' | 'h3';
}

/** What is to be said about a name, each with its source, and where to look for what only others know. */
export function CheckedName({ name, checked: { findings, searches }, as }: CheckedNameProps) {
  const { t } = useTranslation(['sharedCompanyNames']);
  return (
    <>
      <Text variant="h4" as={as} className={styles.title}>
        {t('sharedCompanyNames:result', { name })}
      </Text>
      {findings.length === 0 ? (
        <Text className={styles.nothing}>{t('sharedCompanyNames:nothing')}</Text>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <Finding key={finding.code} finding={finding} />
          ))}
        </ul>
      )}
      <Text variant="body2" tone="secondary" className={styles.limits}>
        {t('sharedCompanyNames:limits')}
      </Text>
      <ul className={styles.searches}>
        {searches.map(({ kind, url, copy }) => (
          <li key={kind}>
            <TextLink href={url} target="_blank" rel="noreferrer">
              {t('sharedCompanyNames:searches')[kind]}
            </TextLink>
            {kind !== 'domain' && (
              <Text variant="body2" tone="secondary">
                {t('sharedCompanyNames:type', { copy })}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Finding({ finding }: { finding: Checked['findings'][number] }) {
  const { t } = useTranslation(['sharedCompanyNames']);
  const { locale } = useLocale();
  const { code, severity, source, word } = finding;
  const { title, text } = t('sharedCompanyNames:findings')[code];
  return (
    <li className={styles[severity]}>
      <Text variant="body2" className={styles.severity}>
        {t('sharedCompanyNames:severities')[severity]}
      </Text>
      <Text variant="subtitle1">
        {title}
        {word !== undefined && <span className={styles.word}> · {word}</span>}
      </Text>
      <Text variant="body2">{text}</Text>
      <Text variant="body2" tone="secondary">
        {citedIn(source, locale)}
      </Text>
    </li>
  );
}
