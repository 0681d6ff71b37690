import { DAYS } from '#domain/erasures/retention.ts';
import { AUDIT_DAYS } from '#domain/operations/audit-days.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { erasures as german } from './texts.de.ts';

export const erasures: Same<typeof german> = {
  done: 'Your account has been deleted',
  doneOn:
    'Completed on {{day}}. This page is your receipt; it names nobody and stays available as long as anything is kept, at least for three years.',
  underWay: 'Your account is being deleted',
  soon: 'This takes a few minutes. Reload the page then.',
  gone: 'Deleted',
  kept: 'Kept because the law demands it',
  nothing: 'Nothing.',
  audit: `Our log of who did what and when holds only id numbers and goes after ${AUDIT_DAYS.people} days. For up to ${DAYS.backup} days, backups still hold what was saved before the deletion; if one of them is restored, we delete it again.`,
};

export const handle = { texts: { erasures } };
