import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import { appointmentId, appointmentSequence } from '#domain/appointments/calendar-ids.ts';
import { appointmentEnd } from '#domain/appointments/notary-hour.ts';
import { brand } from '#domain/site/brand.ts';
import { type Locale, localeOf, pathTo } from '#domain/site/paths.ts';
import { foundOr404, pageNotFound } from '../../kit/api/not-found.ts';
import { services } from '../../kit/session/context.ts';
import { loginPath } from '../../kit/session/guard.ts';
import { fillIn } from '../../kit/texts/fill-in.ts';
import type { Services } from '../../server/services.ts';
import { calendarResponse } from '../../shared/appointments/calendar-file.ts';
import type { BookedTalk, Foundation } from '../../shared/foundations/model.ts';
import { foundations as german } from './texts.de.ts';
import { foundations as english } from './texts.en.ts';

const texts = { de: german, en: english };

type Place = Pick<Services, 'operator'> & { url: string; words: (typeof texts)[Locale] };

/** The appointment that the page of a foundation shows, for the founder's calendar. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call, operator, sender, publicUrl } = services(context);
  const { id = '' } = params;
  const answer = await call('GET /foundations/:id', { params: { id } });
  if (!answer.ok && answer.status === 401) throw redirect(loginPath(url));
  const foundation = foundOr404(answer, url);
  const locale = localeOf(url.pathname);
  const place = {
    operator,
    words: texts[locale],
    url: publicUrl + pathTo('foundation', locale, { id }),
  };
  const entry = entryOf(foundation, place);
  if (!entry) throw pageNotFound(url);
  return calendarResponse(entry, { sender });
}

export function entryOf(foundation: Foundation, place: Place): CalendarEntry | undefined {
  const { status, consultation, notaryAppointment } = foundation;
  if (status === 'consultation-pending' && consultation && !consultation.declined) {
    return talkEntry(foundation, consultation, place);
  }
  if (!notaryAppointment?.confirmed) return undefined;
  const { notaryName, startsAt, place: where } = notaryAppointment;
  return {
    id: appointmentId(foundation.id, startsAt),
    sequence: appointmentSequence(foundation.revision),
    title: fillIn(place.words.calendar.notary, { company: foundation.companyName ?? '' }),
    startsAt,
    endsAt: appointmentEnd(startsAt),
    place: [notaryName, where].filter(Boolean).join(', '),
    description: place.words.calendar.bring,
    url: place.url,
  };
}

function talkEntry(
  { id, revision }: Pick<Foundation, 'id' | 'revision'>,
  talk: BookedTalk,
  { operator, url, words }: Place,
): CalendarEntry {
  const { startsAt, endsAt, type, phone, firstStartsAt = startsAt } = talk;
  const { lawFirm, email } = operator;
  const name = talk.consultant?.name ?? words.consultation.somebody;
  const values = { name, lawFirm: lawFirm.name };
  const how = type === 'phone' ? words.calendar.byPhone : words.calendar.online;
  return {
    id: appointmentId(id, firstStartsAt),
    sequence: appointmentSequence(revision),
    title: fillIn(words.calendar.talk, { name, brand: brand.name }),
    startsAt,
    endsAt,
    place: type === 'phone' ? phone : words.consultation.types.online,
    description: `${fillIn(how, values)} ${fillIn(words.calendar.questions, { email })}`,
    url,
  };
}
