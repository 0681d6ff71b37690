import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { longDate } from '#domain/site/formats.ts';
import type { RegisterCourt } from '#domain/towns/register-courts.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';

/** The court of a seat with its source, or that the notary is asked. */
export function RegisterCourtFact({ court }: { court: RegisterCourt | null }) {
  const { t } = useTranslation(['sharedFoundationsRegisterCourt']);
  const { locale } = useLocale();
  if (!court) return t('sharedFoundationsRegisterCourt:asked');
  const { name, verified, source, asOf } = court;
  return (
    <>
      {name}
      <Box
        component="span"
        sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}
      >
        {!verified && `${t('sharedFoundationsRegisterCourt:unchecked')} `}
        {t('sharedFoundationsRegisterCourt:source', { source, date: longDate(asOf, locale) })}
      </Box>
    </>
  );
}
