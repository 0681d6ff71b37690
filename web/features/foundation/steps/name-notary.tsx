import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useFoundationPage } from '../page-context.tsx';
import { CommandForm, SubmitButton, useCommand } from './command-form.tsx';
import { PlainField } from './plain-field.tsx';

/** The founder's own choice: the product may carry dates but never broker a notary. */
export function NameNotaryForm({ onDone }: { onDone?: () => void }) {
  const { texts } = useI18n('foundation');
  const { notary } = useFoundationPage().foundation;
  const handle = useCommand('name-notary', onDone);
  const words = texts.foundation.coreData;
  return (
    <CommandForm handle={handle}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        {texts.foundation.notaryForm.help}
      </Typography>
      <Stack spacing={2.5}>
        <PlainField
          {...{ handle, name: 'name', label: words.notaryName, max: 200, required: true }}
          defaultValue={notary?.name}
        />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <PlainField
            {...{ handle, name: 'email', label: words.notaryEmail, max: 254 }}
            inputMode="email"
            defaultValue={notary?.email}
          />
          <PlainField
            {...{ handle, name: 'city', label: words.notaryCity, max: 100 }}
            defaultValue={notary?.city}
          />
        </Box>
      </Stack>
      <SubmitButton handle={handle} sx={{ mt: 3 }}>
        {texts.foundation.notaryForm.submit}
      </SubmitButton>
    </CommandForm>
  );
}
