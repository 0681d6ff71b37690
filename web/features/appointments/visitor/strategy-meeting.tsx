import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { v5 as uuidv5 } from 'uuid';
import { meetingForm } from '#domain/appointments/forms.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { localeOf } from '#domain/site/paths.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import type { FormRefusal } from '../../../kit/forms/form-outcome.ts';
import { PlainForm, RequiredNote } from '../../../kit/forms/plain/plain-form.tsx';
import { submitForm } from '../../../kit/forms/plain/read-form.ts';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { services } from '../../../kit/session/context.ts';
import { fillIn } from '../../../kit/texts/fill-in.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { TextLink } from '../../../kit/ui/elements/text-link.tsx';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { StationMark } from '../../../kit/ui/line.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { Main } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import { NoTimes } from '../../../shared/appointments/no-times.tsx';
import { SlotField } from '../../../shared/appointments/slot-field.tsx';
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

/** What the meeting is and what it is not. */
function About() {
  const { t } = useTranslation(['visitorAppointments']);
  const { lawFirm } = useOperator();
  const words = t('visitorAppointments:about');
  return (
    <aside className={styles.about}>
      <Talk size={72} aria-hidden="true" />
      <Part title={words.isTitle}>
        <MarkedList items={words.is} included />
      </Part>
      <Part title={words.isNotTitle}>
        <MarkedList
          items={words.isNot.map((point) => fillIn(point, { lawFirm: lawFirm.name }))}
          included={false}
        />
      </Part>
      <Part title={words.onceTitle}>
        <Text tone="secondary">{words.once}</Text>
      </Part>
    </aside>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <div>
    <Text variant="h4" as="h2" className={styles.partTitle}>
      {title}
    </Text>
    {children}
  </div>
);

/** Names no time: whoever has booked before keeps the one they have, which only the mail says. */
function AlmostBooked() {
  const { t } = useTranslation(['visitorAppointments']);
  const { to } = useLocale();
  const words = t('visitorAppointments:almostBooked');
  return (
    <div className={styles.almost}>
      <PageHead title={words.title} noindex />
      <svg width="44" height="44" viewBox="-22 -22 44 44" aria-hidden="true">
        <StationMark look="current" size={36} />
      </svg>
      <Text variant="h1" className={styles.almostTitle}>
        {words.title}
      </Text>
      <Text className={styles.almostText}>
        {t('visitorAppointments:almostBooked.text', {
          minutes: appointmentRules['strategy-meeting'].visitors.holdMinutes,
        })}
      </Text>
      <Text tone="secondary" className={styles.spam}>
        {words.spam}
      </Text>
      <Button variant="outlined" size="large" href={to('home')}>
        {words.home}
      </Button>
    </div>
  );
}

const { minutes } = appointmentRules['strategy-meeting'];

interface BookingFormProps {
  slots: readonly { startsAt: string }[];
  formKey: string;
  refused: FormRefusal | undefined;
}

function BookingForm({ slots, formKey, refused }: BookingFormProps) {
  const { t } = useTranslation(['visitorAppointments']);
  const { to } = useLocale();
  const words = t('visitorAppointments:form');
  return (
    <PlainForm
      id="meeting"
      labels={words.labels}
      refused={refused}
      hidden={{ key: formKey }}
      problemTexts={words.problems}
      refusalTexts={{ ...words.refusal, UNAVAILABLE: { title: words.failed } }}
    >
      <RequiredNote />
      <SlotField
        slots={slots}
        now={slots[0]?.startsAt ?? ''}
        length={t('visitorAppointments:form.length', { minutes })}
      />
      <TextInput name="name" autoComplete="name" required />
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        help={words.emailHelp}
        required
      />
      <TextInput name="question" rows={3} help={words.questionHelp} />
      <Text variant="body2" tone="secondary">
        {`${words.consent} `}
        <TextLink href={to('privacy')}>{words.privacy}</TextLink>.
      </Text>
      <PlainSubmit>{words.submit}</PlainSubmit>
    </PlainForm>
  );
}
