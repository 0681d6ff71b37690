import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { CommandForm as CommandFormEntry } from '../../commands/command.ts';
import { CommandForm, useCommandForm } from '../../commands/command-form.tsx';
import { useFoundationPage } from '../../page-context.tsx';
import { OfferedDates } from './offered-date.tsx';

export const chooseNotaryDate: CommandFormEntry = {
  Form: ChooseNotaryDate,
  places: ['notary-appointment-confirmation-pending'],
};

/** One click on a date chooses and confirms it. */
function ChooseNotaryDate() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const form = useCommandForm('choose-notary-date');
  const dates = foundation.notaryAppointment?.dates ?? [];
  if (dates.length < 2) return null;
  const words = t('foundations:appointment.dates');
  return (
    <CommandForm form={form}>
      <OfferedDates
        action={({ startsAt }) => (
          <SubmitButton
            name="startsAt"
            value={startsAt}
            // They are equals, of which none is suggested.
            variant="outlined"
            aria-label={t('foundations:appointment.dates.chooseOne', {
              date: spokenDate(startsAt, locale, now),
            })}
            sx={{ width: { xs: 1, sm: 'auto' }, bgcolor: 'background.paper' }}
          >
            {words.choose}
          </SubmitButton>
        )}
      />
    </CommandForm>
  );
}
