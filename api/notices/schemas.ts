import { z } from 'zod';
import { noticeKinds } from '#domain/notices/notices.ts';
import { teamNoticeKinds } from '#domain/notices/team-notices.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, orEmpty, page } from '../http/schemas.ts';

const MAX_IDS = 200;

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum([...noticeKinds, ...teamNoticeKinds]),
  /** Ids of what it is about. */
  subject: z.object({
    foundationId: z.string().optional(),
    meetingId: z.string().optional(),
    orderId: z.string().optional(),
    invoiceId: z.string().optional(),
    inquiryId: z.string().optional(),
  }),
  /** For the team: the company, and who of the team caused it. */
  companyName: z.string().optional(),
  by: z.string().optional(),
  createdAt: z.string().meta({ format: 'date-time' }),
  isRead: z.boolean(),
});

const noticeList = list(noticeSchema);
const listWithUnread = noticeList.extend({
  meta: noticeList.shape.meta.extend({ unread: z.int() }),
});

export const noticeCalls = declareCalls({
  'GET /notices': { access: 'signed-in', query: page, answers: { 200: listWithUnread } },
  'POST /notices/read': {
    access: 'signed-in',
    // All of them where nothing is named.
    body: orEmpty(
      z.object({
        ids: z.array(z.uuid()).min(1).max(MAX_IDS).optional(),
        foundationId: z.uuid().optional(),
        orderId: z.uuid().optional(),
        invoiceIds: z.array(z.uuid()).min(1).max(MAX_IDS).optional(),
        inquiryIds: z.array(z.uuid()).min(1).max(MAX_IDS).optional(),
      }),
    ),
    answers: { 200: data(z.object({ unread: z.int() })) },
  },
});
