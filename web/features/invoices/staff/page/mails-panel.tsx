import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CaseMail } from '#api/contract.gen.d.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { quiet, rows } from './looks.ts';

/** Which mails about it went out, and how far they have come. */
export function MailsPanel({ mails }: { mails: readonly CaseMail[] }) {
  const { t } = useTranslation(['staffInvoices', 'staffMails']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice');
  const names: Readonly<Record<string, string>> = t('staffMails:mailName');
  return (
    <Panel title={words.mails}>
      {mails.length === 0 && <Typography color="textSecondary">{words.noMails}</Typography>}
      <Box component="ul" aria-label={words.mails} sx={rows}>
        {mails.map(({ id, mail, fate, writtenAt, endedAt, failedAt }) => {
          const isTrouble = fate === 'late' || fate === 'undeliverable';
          const instant = dayAndTime(endedAt ?? failedAt ?? writtenAt, locale);
          return (
            <li key={id}>
              <Box sx={{ fontWeight: 600 }}>{names[mail] ?? mail}</Box>
              <Box sx={{ ...quiet, ...(isTrouble && { color: 'warning.main' }) }}>
                {t(`staffInvoices:invoice.fates.${fate}`, { instant })}
              </Box>
            </li>
          );
        })}
      </Box>
    </Panel>
  );
}
