import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '../kit/texts/use-locale.ts';
import { Button } from '../kit/ui/elements/button.tsx';
import { Text } from '../kit/ui/elements/text.tsx';
import { TextLink } from '../kit/ui/elements/text-link.tsx';
import { useSiteData } from '../kit/ui/site-data.ts';
import { isConfidential } from '../page-layouts.ts';
import styles from './consent-banner.module.css';

/**
 * The question about cookies, where a tag manager is configured. `web/site/consent.ts` runs it; both
 * answers look the same.
 */
export function ConsentBanner() {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  const { pathname } = useLocation();
  const address = useSiteData()?.tagManager;
  // Scripts of others could read the token in the address of a mailed link.
  if (!address || isConfidential(pathname)) return null;
  return (
    <section
      aria-label={t('common:consent.title')}
      tabIndex={-1}
      data-tag-manager={address}
      className={styles.banner}
    >
      <Text variant="body2">
        <strong>{t('common:consent.title')}</strong> {t('common:consent.text')}{' '}
        <TextLink href={`${to('privacy')}#cookies`}>{t('common:footer.privacy')}</TextLink>
      </Text>
      <div className={styles.choices}>
        {(['rejected', 'accepted'] as const).map((choice) => (
          <Button key={choice} variant="outlined" data-choice={choice} className={styles.choice}>
            {t('common:consent')[choice]}
          </Button>
        ))}
      </div>
    </section>
  );
}
