import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { appointmentFile } from '#domain/appointments/calendar-ids.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { longDate, phoneLink, spokenDate } from '#domain/site/formats.ts';
import { useUser } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { useOperator } from '../../kit/ui/site-data.ts';
import { DateCard } from '../../shared/appointments/date-card.tsx';
import type { BookedTalk, Foundation } from '../../shared/foundations/model.ts';
import { AppointmentCard, NotaryCosts, OneDate, PayLater } from './appointment-card.tsx';
import { ChangeRequests } from './documents/change-requests.tsx';
import { useFoundationPage } from './page-context.tsx';

/** Appointments and requested changes, above the answers. */
export function StationLead({ text }: { text: ShownStatus }) {
  const { foundation } = useFoundationPage();
  const { consultation, notaryAppointment } = foundation;
  switch (text) {
    case 'consultation-pending':
    case 'consultation-was':
      return consultation && !consultation.declined ? (
        <BookedConsultation talk={consultation} />
      ) : null;
    case 'order-pending':
    case 'order-withdrawn':
      return <BeforeTheOrder />;
    case 'documents-changes':
    case 'documents-mandate':
    case 'documents-details':
    case 'documents-identification':
    case 'documents-checking':
    case 'documents-pending':
    case 'review-pending':
      return (
        <>
          {foundation.changeRequests.length > 0 ? (
            <ChangeRequests requests={foundation.changeRequests} />
          ) : (
            <RequestedChanges changes={foundation.changesRequested} />
          )}
          <LawFirm />
        </>
      );
    case 'notary-appointment-pending':
    case 'notary-unnamed':
      return <RejectedAppointment />;
    case 'notary-appointment-confirmation-pending':
      if (!notaryAppointment) return null;
      return notaryAppointment.dates.length > 1 ? (
        <NotaryCosts />
      ) : (
        <OneDate appointment={notaryAppointment} />
      );
    case 'foundation-certificate-pending':
      return (
        <>
          {notaryAppointment && <AppointmentCard appointment={notaryAppointment} agreed />}
          <PayLater />
        </>
      );
    default:
      return null;
  }
}

/** What is done already, and an order that was withdrawn. */
function BeforeTheOrder() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { coreData, order, mandate } = useFoundationPage().foundation;
  if (mandate.state === 'withdrawn' && mandate.since) {
    const date = longDate(mandate.since, locale);
    return <Alert severity="info">{t('foundations:order.firmWithdrawnAt', { date })}</Alert>;
  }
  if (order?.withdrawnAt) {
    const ordered = longDate(order.orderedAt, locale);
    const withdrawn = longDate(order.withdrawnAt, locale);
    const told = order.releasedBecause
      ? t('foundations:order.releasedAt', { ordered, released: withdrawn })
      : t('foundations:order.withdrawnAt', { ordered, withdrawn });
    return <Alert severity="info">{told}</Alert>;
  }
  if (!coreData) return null;
  const company = breakable(coreData.companyName);
  const words = t('foundations:order.dataThere', { company, city: coreData.city });
  return <Alert severity="success">{words}</Alert>;
}

function BookedConsultation({ talk }: { talk: BookedTalk }) {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { foundation, now } = useFoundationPage();
  const operator = useOperator();
  const lawFirm = operator.lawFirm.name;
  const { email } = useUser();
  const name = talk.consultant?.name ?? t('foundations:consultation.somebody');
  const isAhead = talk.startsAt > now;
  const file = {
    href: appointmentFile(to('foundation', { id: foundation.id })),
    label: t('foundations:calendar.add'),
  };
  return (
    <DateCard startsAt={talk.startsAt} now={now} {...(isAhead && { file })}>
      {t(`foundations:consultation.${talk.type}`, { name, lawFirm, email })}
      {talk.type === 'phone' && isAhead && <CalledNumber phone={talk.phone} />}
    </DateCard>
  );
}

/** Where the lawyer calls, and how to say that it is another number by now. */
function CalledNumber({ phone }: Pick<BookedTalk, 'phone'>) {
  const { t } = useTranslation(['foundations']);
  const { email } = useOperator();
  if (!phone) return <div>{t('foundations:consultation.calledSomewhere')}</div>;
  const onOneLine = phone.replaceAll(' ', '\u00a0');
  return (
    <>
      <div>{t('foundations:consultation.called', { phone: onOneLine })}</div>
      <div>{t('foundations:consultation.otherNumber', { email })}</div>
    </>
  );
}

/** Who drafts and reviews the documents, and how to reach them; else us, who pass it on. */
function LawFirm() {
  const { t } = useTranslation(['foundations']);
  const operator = useOperator();
  const { name, phone = operator.phone, email = operator.email } = operator.lawFirm;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('foundations:documentsStep.lawFirm', { name })}{' '}
      <Link href={phoneLink(phone)} sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
      {', '}
      <Link href={`mailto:${email}`}>{shownEmail(email)}</Link>
    </Typography>
  );
}

function RequestedChanges({ changes }: { changes: Foundation['changesRequested'] }) {
  const { t } = useTranslation(['foundations']);
  if (!changes) return null;
  const sources: Readonly<Record<string, string>> = t('foundations:documentsStep.changesBy');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>{`${t('foundations:documentsStep.changes')} ${sources[changes.byRole] ?? ''}`}</AlertTitle>
      {changes.reason}
    </Alert>
  );
}

/** Reminds of a rejected appointment while another is being arranged. */
function RejectedAppointment() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const last = foundation.rejections.at(-1);
  if (!last) return null;
  const date = spokenDate(last.startsAt, locale, now);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('foundations:appointment.rejected', { date })}
    </Alert>
  );
}
