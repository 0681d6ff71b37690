import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { HourTimes, Order } from '#api/contract.gen.d.ts';
import { duration } from '#domain/site/formats.ts';
import { FormNotice } from '../../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../../kit/forms/sender.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { NoTimes } from '../../../shared/appointments/no-times.tsx';
import { SlotField } from '../../../shared/appointments/slot-field.tsx';
import { booking } from '../../../shared/orders/booking.ts';
import { timeForm, timeRules } from '../order-forms.ts';
import type { SendingProps } from '../sending.tsx';

type Redemption = Order['redemptions'][number];

interface BookTimeProps extends SendingProps {
  redemption: Redemption;
  /** Of the order. */
  page: string;
  /** null where they could not be loaded. */
  times: HourTimes | null;
  now: string;
}

/** Hours become an appointment: with whom, when. The address names it, so no script is needed. */
export function BookTime({ redemption, page, times, now, ...sending }: BookTimeProps) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  const { id, minutes } = redemption;
  const heading = useRef<HTMLHeadingElement>(null);
  const personId = times?.with?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another redemption or person is another question.
  useEffect(() => heading.current?.focus(), [id, personId]);
  return (
    <Box
      component="section"
      aria-labelledby={`time-${id}`}
      sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography
        ref={heading}
        id={`time-${id}`}
        tabIndex={-1}
        variant="h6"
        component="h3"
        sx={{ mb: 2, outline: 'none' }}
      >
        {t('orders:hours.time.title', { duration: duration(minutes, locale) })}
      </Typography>
      {times?.with && (
        <People
          people={times.people}
          chosen={times.with.id}
          addressOf={(person) => booking(page, id, person)}
        />
      )}
      {times?.with && times.slots.length > 0 ? (
        <TimeForm
          key={times.with.id}
          redemption={redemption}
          page={page}
          times={{ ...times, with: times.with }}
          now={now}
          {...sending}
        />
      ) : (
        <NoTimes reason={times ? 'none' : 'unavailable'} words={t('orders:hours.time')} />
      )}
    </Box>
  );
}

interface PeopleProps {
  people: HourTimes['people'];
  chosen: string;
  addressOf: (personId: string) => string;
}

/** Only where there is somebody else to choose. */
function People({ people, chosen, addressOf }: PeopleProps) {
  const { t } = useTranslation(['orders']);
  if (people.length < 2) return null;
  return (
    <Box component="nav" aria-label={t('orders:hours.time.who')} sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('orders:hours.time.who')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {people.map(({ id, name }) => (
          <Button
            key={id}
            href={addressOf(id)}
            variant={id === chosen ? 'contained' : 'outlined'}
            aria-current={id === chosen || undefined}
            size="small"
          >
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

interface TimeFormProps extends Omit<BookTimeProps, 'times'> {
  times: HourTimes & { with: NonNullable<HourTimes['with']> };
}

function TimeForm({ redemption, page, times, now, formKey, onLoggedOut }: TimeFormProps) {
  const { t } = useTranslation(['orders']);
  const { locale } = useLocale();
  const words = t('orders:hours.time');
  const toasts = useToasts();
  const [, setSearch] = useSearchParams();
  // The answer comes when the page may have been read again, with the time in it.
  const [isMove] = useState(redemption.time !== null);
  const name = timeForm(redemption);
  const form = useSchemaForm({
    rules: timeRules,
    newKey: () => formKey,
    sender: useFetcherSender(name),
    onAnswer: (outcome) => {
      if (outcome.ok) {
        toasts.add({ ...words.success[isMove ? 'moved' : 'booked'], color: 'success' });
      } else if (outcome.code === 'LOGGED_OUT') onLoggedOut();
    },
    onDone: () => setSearch({}, { replace: true, preventScrollReset: true }),
  });
  const length = duration(redemption.minutes, locale);
  return (
    <SchemaForm
      form={form}
      hidden={{ form: name, key: form.key, consultantId: times.with.id }}
      problemText={useProblemText()}
    >
      <SlotField slots={times.slots} now={now} length={length} />
      <FormNotice refused={form.notice} texts={t('orders:refusal')} sx={{ mt: 2 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <SubmitButton>{isMove ? words.submitMove : words.submit}</SubmitButton>
        <Button href={page}>{isMove ? words.keep : words.later}</Button>
      </Box>
    </SchemaForm>
  );
}
