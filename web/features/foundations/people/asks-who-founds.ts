import type { Foundation } from '../../../shared/foundations/model.ts';

/** Whether the lead is asked who founds, before anything is ordered or booked; "not sure yet" is an answer. */
export const asksWhoFounds = ({ peopleRequired, people, status, viewer }: Foundation): boolean =>
  peopleRequired &&
  people === null &&
  viewer?.role !== 'co-founder' &&
  status === 'consultation-appointment-select-pending';
