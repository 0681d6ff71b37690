import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useFetcher } from 'react-router';
import { shortDate } from '#domain/site/formats.ts';
import { useOutcome } from '../../../kit/forms/use-outcome.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useHydrated } from '../../../kit/ui/use-hydrated.ts';
import type { Loaded } from './load-account.ts';
import { Press, useOutcomeToast } from './press.tsx';
import { SettingsSection } from './section.tsx';
import { Saved } from './settings-form.tsx';
import type { SettingsOutcome } from './settings-outcome.ts';

type Props = Pick<Loaded, 'calendar' | 'now'>;

/** The private calendar: an address that programs read, shown once, and what it may name. */
export function CalendarSection({ calendar, now }: Props) {
  const { t } = useTranslation(['settings']);
  const { locale } = useLocale();
  const words = t('settings:calendar');
  const made = useMadeAddress();
  const since =
    calendar && t('settings:calendar.since', { day: shortDate(calendar.createdAt, locale, now) });
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <Typography sx={{ mt: 1.5, textWrap: 'pretty' }}>{since ?? words.none}</Typography>
      <Saved form="calendar-names" />
      <Saved form="no-calendar" />
      {calendar && made.address && <MadeAddress key={made.address} address={made.address} />}
      <Choice calendar={calendar} made={made} />
      {calendar && (
        <Box sx={{ mt: 1.5, ml: -1 }}>
          <Press form="no-calendar" color="error">
            {words.remove}
          </Press>
        </Box>
      )}
    </SettingsSection>
  );
}

/** The answer to making one, which alone holds the address. */
function useMadeAddress() {
  const fetcher = useFetcher<SettingsOutcome>({ key: 'settings-calendar' });
  const loaded = useActionData<SettingsOutcome>();
  const say = useOutcomeToast();
  // The address appears where it was asked for, and a toast would cover it.
  useOutcome(fetcher.data, (outcome) => {
    if (!outcome.ok || !outcome.address) say(outcome);
  });
  const outcome = fetcher.data ?? loaded;
  return { fetcher, address: outcome?.ok ? outcome.address : undefined };
}

interface ChoiceProps extends Pick<Props, 'calendar'> {
  made: ReturnType<typeof useMadeAddress>;
}

function Choice({ calendar, made: { fetcher } }: ChoiceProps) {
  const { t } = useTranslation(['settings']);
  const words = t('settings:calendar');
  const making = fetcher.formData?.get('form');
  const [names, setNames] = useState(calendar?.names ?? false);
  return (
    <fetcher.Form method="post" preventScrollReset>
      <FormControlLabel
        sx={{ mt: 1.5, alignItems: 'flex-start' }}
        control={
          <Checkbox
            name="names"
            value="yes"
            checked={names}
            onChange={(_event, checked) => setNames(checked)}
            sx={{ mt: -1 }}
          />
        }
        label={words.names}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        {calendar && (
          <Button
            type="submit"
            name="form"
            value="calendar-names"
            variant="outlined"
            loading={making === 'calendar-names'}
          >
            {words.saveNames}
          </Button>
        )}
        <Button
          type="submit"
          name="form"
          value="calendar"
          variant={calendar ? 'text' : 'outlined'}
          loading={making === 'calendar'}
        >
          {calendar ? words.renew : words.make}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}

function MadeAddress({ address }: { address: string }) {
  const { t } = useTranslation(['settings']);
  const words = t('settings:calendar');
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Alert severity="success" role="status" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.madeTitle}</Typography>
      <Typography variant="body2">{words.made}</Typography>
      <Typography
        component="code"
        sx={{ display: 'block', my: 1, userSelect: 'all', overflowWrap: 'anywhere' }}
      >
        {address}
      </Typography>
      {hydrated && (
        <Button
          onClick={() => void copy()}
          startIcon={<Icon size={18} aria-hidden="true" />}
          aria-live="polite"
        >
          {outcome === 'copied' ? words.copied : words.copy}
        </Button>
      )}
      {outcome === 'failed' && <Typography variant="body2">{words.copyFailed}</Typography>}
    </Alert>
  );
}
