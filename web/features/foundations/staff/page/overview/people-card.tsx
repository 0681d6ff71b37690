import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { shownEmail } from '#domain/shown-email.ts';
import { appointmentDate, longDate, phoneLink } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { Facts } from '../../../../../desk/ui/facts.tsx';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { useSiteData } from '../../../../../kit/ui/site-data.ts';
import { staffPath } from '../../../../../staff-pages.ts';
import type { Foundation } from '../../types.ts';

/** Founder, law firm, consultation, notary, appointment and bank account. */
export function PeopleCard({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const operator = useSiteData()?.operator;
  const words = t('staffFoundations:foundation.people');
  const { founder, consultation, notary, notaryAppointment, bankAccount, uploadLink } = foundation;
  const { owner, notaryId } = foundation;

  const talk = () => {
    if (!consultation) return words.notBooked;
    if (consultation.declined) return words.declined;
    const { startsAt, type, consultant } = consultation;
    const lines = [appointmentDate(startsAt, locale), words[type]];
    if (consultant)
      lines.push(t('staffFoundations:foundation.people.with', { name: consultant.name }));
    return lines.join('\n');
  };
  const appointment = () => {
    if (!notaryAppointment) return words.noAppointment;
    const { startsAt, notaryName, notaryEmail, place, online, confirmed } = notaryAppointment;
    return (
      <>
        {`${appointmentDate(startsAt, locale)}\n`}
        <NotaryName name={notaryName} page={notaryId} />
        {[online ? words.onlineAppointment : place].map((where) => where && `, ${where}`)}
        {'\n'}
        <Link href={`mailto:${notaryEmail}`}>{shownEmail(notaryEmail)}</Link>
        {`\n${confirmed ? words.confirmed : words.unconfirmed}`}
        <Offered foundation={foundation} />
      </>
    );
  };
  const bank =
    bankAccount.status === 'opened'
      ? [words.bankOpened, bankAccount.bankName].filter(Boolean).join(', ')
      : words.bankPending;
  const linkText = (expiresAt: string) =>
    t('staffFoundations:foundation.people.linkUntil', {
      instant: appointmentDate(expiresAt, locale),
    });

  return (
    <Panel title={words.title}>
      <Facts
        facts={[
          [words.owner, owner?.owner.name ?? words.noOwner],
          [words.standIn, owner?.standIn?.name],
          [words.founder, founder && <Founder key="founder" founder={founder} />],
          [words.lawFirm, operator && `${operator.lawFirm.name}\n${operator.lawFirm.chamber}`],
          [words.consultation, talk()],
          [
            words.notary,
            notary ? <Notary key="notary" notary={notary} page={notaryId} /> : words.noNotary,
          ],
          [words.appointment, appointment()],
          [words.deedDate, deedOf(foundation, locale)],
          [words.link, uploadLink && linkText(uploadLink.expiresAt)],
          [words.bank, bank],
        ]}
      />
    </Panel>
  );
}

/** Dates to choose from, and what co-founders say against them. */
function Offered({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const { notaryAppointment, participants } = foundation;
  const dates = notaryAppointment?.dates ?? [];
  const nameOf = (id: string) =>
    participants.find(({ participantId }) => participantId === id)?.name ?? '–';
  const at = (startsAt: string) => appointmentDate(startsAt, locale);
  const toChoose = t('staffFoundations:foundation.people.toChoose', {
    dates: dates.map(({ startsAt }) => at(startsAt)).join('; '),
  });
  const objections = dates.flatMap(({ startsAt, objections: all }) =>
    all.map(({ participantId, reason }) =>
      t('staffFoundations:foundation.people.objection', {
        date: at(startsAt),
        name: nameOf(participantId),
        reason,
      }),
    ),
  );
  return [...(dates.length > 1 ? [toChoose] : []), ...objections].map((said) => `\n${said}`);
}

/** The day of the deed, with its number where the notary has said it. */
const deedOf = ({ deedDate, deedNumber }: Foundation, locale: Locale) =>
  deedDate && [longDate(deedDate, locale), deedNumber].filter(Boolean).join(', ');

/** Leads to the page of the notary. */
const NotaryName = ({ name, page }: { name: string; page: string | null }) =>
  page ? (
    <Link component={RouterLink} to={staffPath('notary', page)}>
      {name}
    </Link>
  ) : (
    name
  );

interface NotaryProps {
  notary: NonNullable<Foundation['notary']>;
  page: string | null;
}

function Notary({ notary, page }: NotaryProps) {
  const { name, city, email, phone } = notary;
  return (
    <>
      <NotaryName name={name} page={page} />
      {city && `\n${city}`}
      {email && (
        <>
          {'\n'}
          <Link href={`mailto:${email}`}>{shownEmail(email)}</Link>
        </>
      )}
      {phone && (
        <>
          {'\n'}
          <Link href={phoneLink(phone)}>{phone}</Link>
        </>
      )}
    </>
  );
}

/** With links to write or call. */
function Founder({ founder }: { founder: NonNullable<Foundation['founder']> }) {
  const { name, email, phone } = founder;
  return (
    <>
      {name && `${name}\n`}
      <Link href={`mailto:${email}`}>{shownEmail(email)}</Link>
      {phone && (
        <>
          {'\n'}
          <Link href={phoneLink(phone)}>{phone}</Link>
        </>
      )}
    </>
  );
}
