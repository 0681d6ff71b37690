import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { v4 as uuidv4, v5 as uuidv5 } from 'uuid';
import { meetingForm } from '#domain/meetings/strategy-meeting.ts';
import { localeOf } from '#domain/site/paths.ts';
import { isRefused, submitForm } from '../../../kit/forms/plain/read-form.ts';
import { services } from '../../../kit/session/context.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Main } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { pageWidth } from '../../../kit/ui/section.tsx';
import { NoTimes } from '../../../shared/slots/no-times.tsx';
import { About } from './about.tsx';
import { Booked } from './booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { freeStarts } from './slots.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { starts: await freeStarts(services(context).call), formKey: uuidv4() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { call } = services(context);
  const language = localeOf(new URL(request.url).pathname);
  return submitForm({ schema: meetingForm }, request, (wish, { idempotencyKey, trap }) =>
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
  const { texts } = useI18n('meeting');
  const { starts, formKey } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const refused = isRefused(outcome) ? outcome : undefined;
  const words = texts.meeting;
  const booked = outcome && 'result' in outcome ? outcome.result : undefined;
  return (
    <Main>
      <Box sx={{ maxWidth: pageWidth, mx: 'auto', px: { xs: 2.5, sm: 3 }, py: { xs: 5, md: 9 } }}>
        {booked ? (
          <Booked startsAt={booked.startsAt} />
        ) : (
          <>
            <PageHead title={words.title} description={words.description} />
            <Box sx={{ maxWidth: 760, mb: { xs: 4, md: 7 } }}>
              <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 1 }}>
                {words.kicker}
              </Typography>
              <Typography variant="h1" sx={{ hyphens: 'auto' }}>
                {words.heading}
              </Typography>
              <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 2 }}>
                {words.lead}
              </Typography>
            </Box>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
                gap: { xs: 5, md: 8 },
                alignItems: 'start',
              }}
            >
              <Box
                component="section"
                aria-labelledby="choose"
                sx={{
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: '20px',
                  p: { xs: 2.5, sm: 4 },
                }}
              >
                <Typography variant="h3" component="h2" id="choose" sx={{ mb: 2 }}>
                  {words.form.title}
                </Typography>
                {starts?.length ? (
                  <BookingForm starts={starts} formKey={formKey} refused={refused} />
                ) : (
                  <NoTimes reason={starts ? 'none' : 'unavailable'} words={words} />
                )}
              </Box>
              <About />
            </Box>
          </>
        )}
      </Box>
    </Main>
  );
}
