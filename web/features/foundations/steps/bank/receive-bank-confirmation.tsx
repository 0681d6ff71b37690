import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { dueTogether } from '#domain/contributions/expected.ts';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { breakable } from '../../../../kit/ui/breakable.ts';
import { Bank } from '../../../../kit/ui/illustrations.tsx';
import type { UploadForm } from '../../commands/command.ts';
import { UploadCommand } from '../../commands/upload-command.tsx';
import { useFoundationPage } from '../../page-context.tsx';

export const receiveBankConfirmation: UploadForm = {
  Form: ReceiveBankConfirmation,
  places: ['share-capital-payment-pending'],
};

function ReceiveBankConfirmation() {
  const { t } = useTranslation(['foundations']);
  return (
    <UploadCommand
      command="receive-bank-confirmation"
      event="BankConfirmationReceived"
      start={t('foundations:bankConfirmation.start')}
      failed={t('foundations:bankConfirmation.failed')}
      drawing={<Bank style={{ display: 'block', margin: '0 auto' }} />}
    >
      <PaymentHints />
      <ToContributions />
    </UploadCommand>
  );
}

/** Where each payment is checked before the statement goes to the notary. */
function ToContributions() {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { id, people } = useFoundationPage().foundation;
  if (!people) return null;
  return (
    <Button variant="outlined" href={to('contributions', { id })} sx={{ mb: 3 }}>
      {t('foundations:page.contributions.look')}
    </Button>
  );
}

/** Common mistakes: paying too early, short by a bank fee, or from the wrong account. */
function PaymentHints() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const words = t('foundations:bankConfirmation');
  const { coreData: data, participants, people } = useFoundationPage().foundation;
  if (!data) return null;
  const company = breakable(data.companyName);
  const byModelProtocol = people?.articles === 'model-protocol';
  const least = dueTogether(participants, { ...data, byModelProtocol });
  const capital = money(data.shareCapitalCents, locale);
  return (
    <Box component="ul" sx={{ listStyle: 'disc', pl: 2.5, mt: 0, mb: 3, '& li': { mb: 0.5 } }}>
      <li>
        <strong>
          {least < data.shareCapitalCents
            ? t('foundations:bankConfirmation.hintLeast', { capital, least: money(least, locale) })
            : t('foundations:bankConfirmation.hintAmount', { capital })}
        </strong>
      </li>
      <li>{t('foundations:bankConfirmation.hintReference', { company })}</li>
      <li>{data.legalForm === 'ug' ? words.hintUg : words.hintGmbh}</li>
      <li>{words.hintPayer}</li>
      <li>{words.hintNotary}</li>
    </Box>
  );
}
