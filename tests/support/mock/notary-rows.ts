import type { DataOf } from '#web/kit/api/call.ts';
import { companyOf, emailOf, nameOf } from './desk-rows.ts';
import { idOf } from './team-rows.ts';

const at = '2026-11-20T09:00:00.000Z';
const later = '2026-11-23T09:00:00.000Z';

export const notaryOf = (index: number): DataOf<'GET /admin/notaries'>[number] => ({
  id: idOf(index),
  name: index === 0 ? `Notarin ${nameOf(0)}` : `Notariat ${index}`,
  email: index % 3 === 1 ? null : emailOf(index),
  city: index % 2 === 0 ? 'Frankfurt am Main' : null,
  phone: index % 2 === 0 ? '+49 69 123 456 78' : null,
  foundations: index + 1,
  namedAt: at,
});

type Answer = DataOf<'GET /admin/notaries/:id/foundations'>[number]['answers'][number];
const dates = {
  at: later,
  hours: 72,
  gave: 'dates',
  from: 'room',
  dates: [at, later],
} satisfies Answer;
const declined = {
  at: later,
  hours: null,
  gave: 'declined',
  from: 'desk',
  dates: [],
} satisfies Answer;

export const notaryCaseOf = (
  index: number,
): DataOf<'GET /admin/notaries/:id/foundations'>[number] => ({
  id: idOf(index),
  companyName: companyOf(index),
  status: 'notary-appointment-confirmation-pending',
  namedAt: at,
  leftAt: index % 2 === 0 ? null : later,
  appointment: index % 2 === 0 ? { startsAt: later, confirmed: false } : null,
  askedAt: null,
  asked: [{ at, by: 'phone' }],
  answers: index % 2 === 0 ? [dates] : [declined],
  reported: index % 2 === 0 ? [{ at: later, kind: 'documents-returned' }] : [],
  questionSince: index % 2 === 0 ? later : null,
});

export const wholeNotary: DataOf<'GET /admin/notaries/:id'> = {
  id: idOf(0),
  name: nameOf(0),
  email: emailOf(0),
  city: 'Frankfurt am Main',
  phone: '+49 69 123 456 78',
  answers: {
    count: 4,
    timed: 3,
    medianHours: 72,
    last: [{ ...dates, foundationId: idOf(0), companyName: companyOf(0) }],
  },
  openQuestions: 1,
};
