import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { Ask, useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm as CommandFormEntry, Place } from '../../commands/command.ts';
import { CommandForm, useCommandForm } from '../../commands/command-form.tsx';
import { HeldPage, useFoundationPage } from '../../page-context.tsx';

export const nameNotary: CommandFormEntry = {
  Form: ({ place }) =>
    place === 'notary-unnamed' ? <NameNotaryForm /> : <NameNotaryQuestion place={place} />,
  places: ['notary-unnamed', 'details'],
  divided: true,
};

function NameNotaryQuestion({ place }: { place: Place }) {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:page.data');
  const { notary } = useFoundationPage().foundation;
  const ask = useAsk('notary');
  return (
    <>
      <Button variant={place === 'obstacles' ? 'contained' : 'text'} {...ask.trigger}>
        {notary ? words.change : words.name}
      </Button>
      <Ask ask={ask} title={words.notary}>
        <HeldPage />
        <NameNotaryForm onDone={ask.close} />
      </Ask>
    </>
  );
}

/** Founders choose the notary themselves: brokering notarial mandates is forbidden. */
function NameNotaryForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation(['foundations']);
  const { notary } = useFoundationPage().foundation;
  const { name = '', email = '', city = '', phone = '' } = notary ?? {};
  const form = useCommandForm('name-notary', { initial: { name, email, city, phone }, onDone });
  return (
    <CommandForm form={form}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        {t('foundations:notaryForm.help')}
      </Typography>
      <Stack spacing={2.5}>
        <TextInput
          name="name"
          label={t('foundations:coreData.notaryName')}
          maxLength={200}
          required
        />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextInput
            name="email"
            label={t('foundations:coreData.notaryEmail')}
            maxLength={254}
            inputMode="email"
          />
          <TextInput name="city" label={t('foundations:coreData.notaryCity')} maxLength={100} />
          <TextInput
            name="phone"
            type="tel"
            label={t('foundations:notaryForm.phone')}
            maxLength={40}
          />
        </Box>
      </Stack>
      <SubmitButton sx={{ mt: 3 }}>{t('foundations:notaryForm.submit')}</SubmitButton>
    </CommandForm>
  );
}
