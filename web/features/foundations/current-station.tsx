import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShownStatus, shownStatusOf, stepOn } from '#domain/foundations/shown-status.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { DocumentKind, Foundation } from '../../shared/foundations/model.ts';
import { Answers } from './answers.tsx';
import { AppointmentCard, OneDate } from './appointment-card.tsx';
import { DocumentList } from './documents/documents-card.tsx';
import { currentDocuments } from './documents/reading-order.ts';
import { SentBackFile } from './obstacles/sent-back-file.tsx';
import { useFoundationPage } from './page-context.tsx';
import { StateParticipantsForm } from './people/state/state-participants-form.tsx';
import { WaitsFor } from './people/waits-for.tsx';
import { StationLead } from './station-lead.tsx';
import { formsAt } from './steps/command-forms.ts';
import { FormsAt } from './steps/forms-at.tsx';
import { OfferedDates } from './steps/notary/offered-date.tsx';

/** The current station: what it is about, four answers, and the commands allowed now. */
export function CurrentStation() {
  const { t } = useTranslation(['foundations']);
  const { foundation, now } = useFoundationPage();
  const text = shownStatusOf(foundation, now, foundation);
  const count = foundation.obstacles.length;
  const several =
    text === 'notary-appointment-confirmation-pending' &&
    (foundation.notaryAppointment?.dates.length ?? 0) > 1;
  if (text === 'people-pending') return <WhoFounds text={text} />;
  if (foundation.viewer?.role === 'co-founder') return <CoFoundersStation text={text} />;
  return (
    <StationCard
      kicker={t('foundations:step', { step: stepOn(foundation, now) })}
      text={text}
      {...(several && { title: t('foundations:appointment.dates.question') })}
      {...(count > 0 && { title: t('foundations:obstacles.title', { count }) })}
    >
      {count > 0 && <FormsAt place="obstacles" />}
      <SentBackFile />
      <StationLead text={text} />
      <Box sx={text === 'start-pending' ? formFirst : undefined}>
        {count === 0 && (
          <div>
            <Answers text={text} />
          </div>
        )}
        <DocumentsToRead />
        <Actions text={text} key={foundation.status} />
      </Box>
      <FormsAt place="report" />
    </StationCard>
  );
}

/** A part of the first station of its own, before anything is ordered or booked. */
function WhoFounds({ text }: { text: ShownStatus }) {
  const { t } = useTranslation(['foundations']);
  const { foundation, now } = useFoundationPage();
  const kicker = t('foundations:step', { step: stepOn(foundation, now) });
  return (
    <StationCard kicker={kicker} text={text}>
      <StateParticipantsForm />
    </StationCard>
  );
}

/** The station as co-founders see it: what it waits for and from whom, and what is theirs to do. */
function CoFoundersStation({ text }: { text: ShownStatus }) {
  const { t } = useTranslation(['foundations', 'line']);
  const { foundation, now } = useFoundationPage();
  const step = stepOn(foundation, now);
  const appointment = foundation.notaryAppointment;
  return (
    <StationCard
      kicker={t('foundations:step', { step })}
      text={text}
      title={t('line:stations')[step - 1] ?? ''}
    >
      <WaitsFor />
      {appointment && <Dates appointment={appointment} />}
      <DocumentsToRead />
      <Actions text={text} key={foundation.status} />
    </StationCard>
  );
}

/** What is agreed, or offered to the lead. */
function Dates({ appointment }: { appointment: NonNullable<Foundation['notaryAppointment']> }) {
  const { confirmed, dates } = appointment;
  if (confirmed) return <AppointmentCard appointment={appointment} agreed />;
  return dates.length > 1 ? (
    <Box sx={{ mb: 2.5 }}>
      <OfferedDates />
    </Box>
  ) : (
    <OneDate appointment={appointment} />
  );
}

/** On a phone the explanations would push the first field off the screen. */
const formFirst = {
  display: { xs: 'flex', sm: 'block' },
  flexDirection: 'column-reverse',
  gap: 3,
} as const;

interface StationCardProps {
  kicker: string;
  text: ShownStatus;
  /** Instead of the status's own. */
  title?: string;
  /** No accent frame, since no action is pending. */
  quiet?: boolean;
  children: ReactNode;
}

export function StationCard({ kicker, text, title, quiet = false, children }: StationCardProps) {
  const { t } = useTranslation(['foundations']);
  return (
    <Paper
      component="section"
      aria-labelledby="station"
      sx={{
        border: 1,
        borderColor: quiet ? 'divider' : 'brand.accent',
        borderRadius: '20px',
        boxShadow: '0 10px 28px rgb(11 21 36 / 0.08)',
        px: { xs: 2, sm: 4 },
        py: { xs: 2.5, sm: 4 },
        mb: 2,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {kicker}
      </Typography>
      <Typography
        id="station"
        variant="h3"
        component="h2"
        color="primary"
        tabIndex={-1}
        sx={{ mt: 0.5, mb: 2.5, outline: 'none' }}
      >
        {title ?? t('foundations:station')[text].title}
      </Typography>
      {children}
    </Paper>
  );
}

/** The forms of the commands allowed at this station, if there are any. */
export function Actions({ text }: { text: ShownStatus }) {
  const { foundation } = useFoundationPage();
  const forms = formsAt(text, foundation);
  if (forms.length === 0) return null;
  const divided = forms.some((form) => form.divided);
  return (
    <Box sx={divided ? { ...actions, borderTop: 1, borderColor: 'divider', pt: 3 } : actions}>
      <FormsAt place={text} />
    </Box>
  );
}

/** Buttons stand side by side, forms below each other. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  '& > form, & > section': { width: 1 },
} as const;

/** What has to be read or taken along in a step. */
const readIn: Partial<Record<Status, DocumentKind>> = {
  'review-pending': 'draft',
  'bank-account-pending': 'foundation-certificate',
};

/** The documents a step is about, in the step itself and in the order they are read. */
function DocumentsToRead() {
  const { t } = useTranslation(['foundations']);
  const { documents, status } = useFoundationPage().foundation;
  const kind = readIn[status];
  const found = currentDocuments(documents).filter((document) => document.kind === kind);
  if (kind === undefined || found.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="to-read" sx={{ mb: 3 }}>
      <Typography id="to-read" variant="h5" component="h3" color="primary" sx={{ mb: 0.5 }}>
        {kind === 'draft'
          ? t('foundations:page.documents.read')
          : t('foundations:page.documents.deed')}
      </Typography>
      <DocumentList documents={found} />
    </Box>
  );
}
