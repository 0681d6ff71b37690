import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { v5 as uuidv5 } from 'uuid';
import { meetingForm } from '#domain/appointments/forms.ts';
import { localeOf } from '#domain/site/paths.ts';
import { submitForm } from '../../../kit/forms/plain/read-form.ts';
import { services } from '../../../kit/session/context.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { Main } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { NoTimes } from '../../../shared/appointments/no-times.tsx';
import { About } from './about.tsx';
import { AlmostBooked } from './almost-booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { freeTimes, slotRules } from './slots.ts';
import styles from './strategy-meeting.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  return { slots: await freeTimes(services(context).call), formKey: crypto.randomUUID() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { call } = services(context);
  const language = localeOf(new URL(request.url).pathname);
  return submitForm(
    { schema: meetingForm, ...slotRules },
    request,
    (wish, { idempotencyKey, trap }) =>
      call('POST /meetings', {
        body: { ...wish, language, trap },
        as: 'none',
        // Another time or address, entered after going back, is another booking.
        ...(idempotencyKey && {
          idempotencyKey: uuidv5(`${wish.startsAt} ${wish.email}`, idempotencyKey),
        }),
      }),
  );
}

export default function StrategyMeeting() {
  const { t } = useTranslation(['visitorAppointments']);
  const { slots, formKey } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const refused = outcome?.ok === false ? outcome : undefined;
  return (
    <Main>
      <div className={styles.page}>
        {outcome?.ok ? (
          <AlmostBooked />
        ) : (
          <>
            <PageHead
              title={t('visitorAppointments:title')}
              description={t('visitorAppointments:description')}
            />
            <div className={styles.head}>
              <Text variant="overline" as="p" tone="secondary" className={styles.kicker}>
                {t('visitorAppointments:kicker')}
              </Text>
              <Text variant="h1" className={styles.title}>
                {t('visitorAppointments:heading')}
              </Text>
              <Text variant="subtitle1" as="p" tone="secondary" className={styles.lead}>
                {t('visitorAppointments:lead')}
              </Text>
            </div>
            <div className={styles.columns}>
              <section aria-labelledby="choose" className={styles.form}>
                <Text variant="h3" as="h2" id="choose" className={styles.formTitle}>
                  {t('visitorAppointments:form.title')}
                </Text>
                {slots?.length ? (
                  <BookingForm slots={slots} formKey={formKey} refused={refused} />
                ) : (
                  <NoTimes
                    reason={slots ? 'none' : 'unavailable'}
                    words={t('visitorAppointments:noTimes')}
                  />
                )}
              </section>
              <About />
            </div>
          </>
        )}
      </div>
    </Main>
  );
}
