import { type LoaderFunctionArgs, redirect } from 'react-router';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { brand } from '#domain/site/brand.ts';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { foundOr404, pageNotFound } from '../../../kit/api/not-found.ts';
import { services } from '../../../kit/session/context.ts';
import { loginPath } from '../../../kit/session/guard.ts';
import { fillIn } from '../../../kit/texts/fill-in.ts';
import { calendarResponse } from '../../../shared/appointments/calendar-file.ts';
import { MEETINGS_READ } from './change-meeting.ts';
import { memberAppointments as german } from './texts.de.ts';
import { memberAppointments as english } from './texts.en.ts';

const { minutes } = appointmentRules['strategy-meeting'];
const texts = { de: german, en: english };

/** The meeting that the page shows, for the member's calendar. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call, sender, publicUrl } = services(context);
  const answer = await call('GET /meetings', { query: { limit: MEETINGS_READ } });
  if (!answer.ok && answer.status === 401) throw redirect(loginPath(url));
  const meeting = foundOr404(answer, url).find(({ state }) => state === 'booked');
  if (!meeting) throw pageNotFound(url);
  const locale = localeOf(url.pathname);
  const { id, version, startsAt, endsAt, consultant, heldBy } = meeting;
  const { event, place, who, alone } = texts[locale].booked;
  const entry = {
    id,
    sequence: version,
    title: fillIn(event, { brand: brand.name }),
    startsAt,
    endsAt,
    place,
    description:
      // Whose lawyer it is, page and mail say.
      consultant && heldBy === 'coach'
        ? fillIn(who.coach, { minutes, name: consultant, brand: brand.name })
        : fillIn(alone, { minutes }),
    url: publicUrl + pathTo('meeting', locale),
  };
  return calendarResponse(entry, { sender });
}
