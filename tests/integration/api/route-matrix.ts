import { deskLists } from '#api/desk/lists.ts';
import type { Right } from '#domain/desk/rights.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
import { matrix as commandMatrix } from '#tests/domain/foundations/matrix.ts';

/**
 * Who gets what answer from which route. Written by hand, not derived from what the routes declare:
 * a right that changes has to be changed here as well. A HEAD request is answered like its GET.
 *
 * 403 is FORBIDDEN, 401 is INVALID_CREDENTIALS. Where the caller may do it, the request is mostly one
 * that is refused later, so that the cells do not disturb each other: 400 or 415 for what is sent,
 * 409 or 412 for the status of the foundation.
 */
export const columns = [
  'visitor',
  'member',
  'other member',
  'notary with a link',
  'staff',
  'lawyer',
  'admin',
] as const;
export type Column = (typeof columns)[number];

/** A file of its founder has the route of its command, which is in the hand-written matrix. */
const fileRoute = (name: CommandName) => `POST /foundations/:id/${name.replace('receive-', '')}`;
export const founderFileRoutes = commandNames
  .filter((name) => commandMatrix[name].via.includes('file') && name.startsWith('receive-'))
  .map(fileRoute);
const filesOfFounders = (cells: string) =>
  Object.fromEntries(founderFileRoutes.map((route) => [route, cells]));

/**
 * What a co-founder of the member's foundation gets; from all other routes the same as another member: neither
 * money nor what the lead alone decides.
 */
export const ofCoFounder: Record<string, string> = {
  'GET /foundations/:id': '200',
  'GET /foundations/:id/timeline': '200',
  'GET /foundations/:id/commands/:command': '200',
  'POST /foundations/:id/commands/:command': '403 LEAD_ONLY',
  'GET /foundations/:id/documents/:documentId': '200',
  'GET /foundations/:id/comparison': '200',
  'GET /foundations/:id/threads': '200',
  'GET /foundations/:id/messages': '200',
  'POST /foundations/:id/messages': '400',
  'POST /foundations/:id/messages/read': '400',
  'PATCH /foundations/:id/messages/:messageId': '404',
  'DELETE /foundations/:id/messages/:messageId': '404',
  'POST /foundations/:id/messages/files': '415',
  'GET /foundations/:id/messages/files/:fileId': '404',
  'GET /foundations/:id/sheets': '200',
  'GET /foundations/:id/sheets/:file': '404',
  'GET /foundations/:id/templates/:template/:file': '404',
  'GET /foundations/:id/identifications': '200',
  // Their own erasure waits until they have left, or the formation is over.
  'POST /users/me/erasure': '409',
  'DELETE /users/me/erasure': '404',
  'GET /foundations/:id/history': '403 LEAD_ONLY',
  'GET /foundations/:id/history/pdf': '403 LEAD_ONLY',
  ...Object.fromEntries(founderFileRoutes.map((route) => [route, '403 LEAD_ONLY'])),
};

/** What a list of the desk and its file answer, by its right: for lists that are not named below. */
const byRight: Partial<Record<Right, string>> = {
  'foundations.read': '403     403    403   403    200   200    200',
  'money.read': '403     403    403   403    200   403    200',
  'inquiries.read': '403     403    403   403    200   403    200',
  'people.read': '403     403    403   403    200   403    200',
  'content.read': '403     403    403   403    200   403    200',
  'operations.audit': '403     403    403   403    403   403    200',
};
const ofLists = () =>
  Object.fromEntries(
    Object.values(deskLists).flatMap(({ list: { name, right }, answer }) => {
      const cells = byRight[right] ?? '';
      return [...(answer ? [''] : []), '.csv'].map((as) => [`GET /admin/${name}${as}`, cells]);
    }),
  );

/** The foundation, its document, the picture, the session and the meeting are those of `member`. */
export const matrix: Record<string, string> = {
  ...ofLists(),
  //                                              visitor member other notary staff lawyer admin
  'GET /server/ping': /*                       */ '200     200    200   200    200   200    200',
  'GET /server/health': /*                     */ '200     200    200   200    200   200    200',
  'GET /openapi.json': /*                      */ '200     200    200   200    200   200    200',
  'GET /metrics': /*                           */ '403     403    403   403    200   403    200',
  'GET /slots': /*                             */ '200     200    200   200    200   200    200',
  'POST /meetings': /*                         */ '400     400    400   400    400   400    400',
  'GET /meetings': /*                          */ '403     200    200   403    403   403    403',
  'POST /meetings/:id/move': /*                */ '403     409    403   403    403   403    403',
  'POST /meetings/:id/cancel': /*              */ '403     200    403   403    403   403    403',
  'GET /notices': /*                           */ '403     200    200   403    200   200    200',
  'POST /notices/read': /*                     */ '403     200    200   403    200   200    200',
  'POST /meetings/by-link': /*                 */ '400     400    400   400    400   400    400',
  'POST /meetings/by-link/confirm': /*         */ '400     400    400   400    400   400    400',
  'POST /meetings/by-link/move': /*            */ '400     400    400   400    400   400    400',
  'POST /meetings/by-link/cancel': /*          */ '400     400    400   400    400   400    400',
  'GET /products': /*                          */ '200     200    200   200    200   200    200',
  'GET /products/:id': /*                      */ '404     404    404   404    404   404    404',
  'GET /partners': /*                          */ '200     200    200   200    200   200    200',
  'GET /partners/:slug': /*                    */ '404     404    404   404    404   404    404',
  'GET /articles': /*                             */ '200     200    200   200    200   200    200',
  'GET /articles/:category/:slug': /*             */ '404     404    404   404    404   404    404',
  'GET /pages/:category': /*                      */ '404     404    404   404    404   404    404',
  'GET /pages/:category/:slug': /*                */ '404     404    404   404    404   404    404',
  'GET /search': /*                               */ '200     200    200   200    200   200    200',
  'GET /texts': /*                                */ '200     200    200   200    200   200    200',
  'GET /academy': /*                           */ '403     200    200   403    200   200    200',
  'GET /news': /*                              */ '403     200    200   403    200   200    200',
  'GET /news/:id': /*                          */ '403     404    404   403    404   404    404',
  'GET /templates': /*                         */ '403     200    200   403    200   200    200',
  'GET /templates/:id': /*                     */ '403     404    404   403    404   404    404',
  'GET /templates/:id/:file': /*               */ '403     404    404   403    404   404    404',
  'GET /form-stamp': /*                        */ '200     200    200   200    200   200    200',
  'POST /partner-inquiries': /*                */ '400     400    400   400    400   400    400',
  'POST /contact': /*                          */ '400     400    400   400    400   400    400',
  'POST /withdrawals': /*                      */ '400     400    400   400    400   400    400',

  'GET /cart': /*                              */ '403     200    200   403    403   403    403',
  'PUT /cart': /*                              */ '403     400    400   403    403   403    403',
  'PATCH /cart': /*                            */ '403     400    400   403    403   403    403',
  'GET /orders': /*                            */ '403     200    200   403    403   403    403',
  'POST /orders': /*                           */ '403     400    400   403    403   403    403',
  'GET /orders/:id': /*                        */ '403     200    404   403    403   403    403',
  'POST /orders/:id/withdraw': /*              */ '403     409    404   403    403   403    403',
  'POST /orders/:id/billing': /*               */ '403     409    404   403    403   403    403',
  'GET /hour-packages': /*                     */ '403     200    200   403    403   403    403',
  'POST /hour-packages/:id/redemptions': /*    */ '403     409    404   403    403   403    403',
  'POST /hour-packages/:id/redemptions/:redemptionId/undo':
    /*
     */ '403     404    404   403    403   403    403',
  'GET /hour-packages/:id/times': /*            */ '403     200    404   403    403   403    403',
  'POST /hour-packages/:id/redemptions/:redemptionId/time':
    /*
     */ '403     404    404   403    403   403    403',
  'POST /hour-packages/:id/redemptions/:redemptionId/time/cancel':
    /*
     */ '403     404    404   403    403   403    403',
  'GET /billing-addresses': /*                 */ '403     200    200   403    403   403    403',
  'GET /invoices': /*                          */ '403     200    200   403    403   403    403',
  'GET /invoices/:id/pdf': /*                  */ '403     200    404   403    200   403    200',
  'GET /payment-methods': /*                   */ '403     200    200   403    403   403    403',
  'POST /orders/:id/pay': /*                   */ '403     409    404   403    403   403    403',
  'POST /stripe/events': /*                    */ '404     404    404   404    404   404    404',
  'GET /admin/invoices': /*                    */ '403     403    403   403    200   403    200',
  'GET /admin/orders': /*                      */ '403     403    403   403    200   403    200',
  'GET /admin/orders/:id': /*                  */ '403     403    403   403    200   403    200',
  'POST /admin/orders/:id/billing': /*         */ '403     403    403   403    409   403    409',
  'POST /admin/orders/:id/ask-for-address': /* */ '403     403    403   403    409   403    409',
  'GET /inquiries': /*                         */ '403     200    200   403    403   403    403',
  'POST /inquiries/:id/follow-ups': /*         */ '403     400    400   403    403   403    403',
  'GET /admin/inquiries': /*                   */ '403     403    403   403    200   403    200',
  'GET /admin/inquiries/:id': /*               */ '403     403    403   403    404   403    404',
  'POST /admin/inquiries/:id/answers': /*      */ '403     403    403   403    400   403    400',
  'POST /admin/inquiries/:id/notes': /*        */ '403     403    403   403    400   403    400',
  'GET /admin/replies': /*                     */ '403     403    403   403    200   200    200',
  'POST /admin/inquiries/:id/done': /*         */ '403     403    403   403    400   403    400',
  'GET /admin/content': /*                     */ '403     403    403   403    200   403    200',
  'POST /admin/content': /*                    */ '403     403    403   403    400   403    400',
  'POST /admin/content/preview': /*            */ '403     403    403   403    400   403    400',
  'GET /admin/content/:id': /*                 */ '403     403    403   403    404   403    404',
  'GET /admin/content/:id/versions/:version': /**/ '403    403    403   403    400   403    400',
  'PUT /admin/content/:id/draft': /*           */ '403     403    403   403    400   403    400',
  'POST /admin/content/:id/discard': /*        */ '403     403    403   403    400   403    400',
  'POST /admin/content/:id/restore': /*        */ '403     403    403   403    400   403    400',
  'POST /admin/content/:id/publish': /*        */ '403     403    403   403    400   403    400',
  'POST /admin/content/:id/archive': /*        */ '403     403    403   403    400   403    400',
  'GET /admin/invoices/:id': /*                */ '403     403    403   403    200   403    200',
  'GET /admin/payments': /*                    */ '403     403    403   403    200   403    200',
  'POST /admin/payments/:id/take-back': /*     */ '403     403    403   403    400   403    400',
  'GET /admin/invoices/:id/payments': /*       */ '403     403    403   403    200   403    200',
  'POST /admin/invoices/:id/payments': /*      */ '403     403    403   403    400   403    400',

  'GET /auth': /*                              */ '200     200    200   200    200   200    200',
  'GET /auth/login/:provider': /*              */ '404     404    404   404    404   404    404',
  'GET /auth/login/:provider/callback': /*     */ '404     404    404   404    404   404    404',
  'POST /auth/login': /*                       */ '400     400    400   400    400   400    400',
  'POST /auth/refresh': /*                     */ '400     400    400   400    400   400    400',
  'POST /auth/logout': /*                      */ '204     204    204   204    204   204    204',
  'POST /auth/password/request': /*            */ '400     400    400   400    400   400    400',
  'POST /auth/password/reset': /*              */ '400     400    400   400    400   400    400',

  'GET /users/me': /*                          */ '401     200    200   401    200   200    200',
  'PATCH /users/me': /*                        */ '401     400    400   401    400   400    400',
  'GET /users/me/sessions': /*                 */ '401     200    200   401    200   200    200',
  'DELETE /users/me/sessions': /*              */ '401     204    204   401    204   204    204',
  'DELETE /users/me/sessions/:id': /*          */ '401     204    403   401    403   403    403',
  'GET /users/me/calendar': /*                 */ '401     200    200   401    403   403    403',
  'POST /users/me/calendar': /*                */ '401     400    400   401    400   400    400',
  'PATCH /users/me/calendar': /*               */ '401     400    400   401    400   400    400',
  'DELETE /users/me/calendar': /*              */ '401     204    204   401    403   403    403',
  'GET /users/me/data': /*                     */ '401     200    200   401    403   403    403',
  'POST /users/me/data-export': /*             */ '401     200    200   401    403   403    403',
  'GET /users/me/data-export/:id': /*          */ '401     404    404   401    403   403    403',
  'POST /users/me/erasure': /*                 */ '401     409    200   401    403   403    403',
  'DELETE /users/me/erasure': /*               */ '401     404    204   401    403   403    403',
  'GET /erasures/:id': /*                      */ '404     404    404   404    404   404    404',
  'POST /admin/people/:id/erasure': /*         */ '403     403    403   403    403   403    409',
  'DELETE /admin/people/:id/erasure': /*       */ '403     403    403   403    403   403    404',
  'GET /calendar/:file': /*                    */ '404     404    404   404    404   404    404',
  'POST /users/me/tfa/generate': /*            */ '401     400    400   401    400   400    400',
  'POST /users/me/tfa/enable': /*              */ '401     400    400   401    400   400    400',
  'POST /users/me/tfa/disable': /*             */ '401     400    400   401    400   400    400',
  'GET /users/me/tfa/recovery-codes': /*       */ '401     200    200   401    200   200    200',
  'POST /users/me/tfa/recovery-codes': /*      */ '401     400    400   401    400   400    400',
  'POST /users/email/confirm': /*              */ '400     400    400   400    400   400    400',
  'POST /newsletter/subscribe': /*             */ '400     400    400   400    400   400    400',
  'POST /newsletter/confirm': /*               */ '400     400    400   400    400   400    400',
  'POST /newsletter/unsubscribe': /*           */ '400     400    400   400    400   400    400',
  'POST /users/register': /*                   */ '400     400    400   400    400   400    400',
  'POST /users/register/resend': /*            */ '400     400    400   400    400   400    400',
  'GET /users/register/verify-email': /*       */ '302     302    302   302    302   302    302',
  'POST /users/invite': /*                     */ '403     400    400   403    400   400    400',
  'POST /users/invite/accept': /*              */ '400     400    400   400    400   400    400',
  'POST /users': /*                            */ '400     403    403   400    400   403    400',
  'GET /users': /*                             */ '403     403    403   403    200   403    200',
  'PATCH /users': /*                           */ '403     403    403   403    403   403    400',
  'DELETE /users': /*                          */ '403     403    403   403    403   403    204',
  'GET /users/:id': /*                         */ '403     403    403   403    200   403    200',
  'PATCH /users/:id': /*                       */ '403     403    403   403    403   403    400',
  'DELETE /users/:id': /*                      */ '403     403    403   403    403   403    204',
  'POST /users/:id/tfa/disable': /*            */ '403     403    403   403    403   403    400',
  'POST /files': /*                            */ '403     415    415   403    415   415    415',
  'GET /assets/:id': /*                        */ '403     200    403   403    200   200    200',
  'GET /assets/:id/:name': /*                  */ '403     200    403   403    200   200    200',

  'GET /foundations': /*                       */ '403     200    200   403    200   200    200',
  'POST /foundations': /*                      */ '403     400    400   403    403   403    403',
  'GET /foundations/:id': /*                   */ '403     200    403   403    200   200    200',
  'GET /foundations/:id/timeline': /*          */ '403     200    403   403    200   200    200',
  'GET /foundations/:id/commands/:command': /**/ '403    200    403   403    200   200    200',
  'POST /foundations/:id/commands/:command': /**/ '403     412    403   403    403   403    403',
  'GET /foundations/:id/documents/:documentId': /**/ '403  200    403   403    200   200    200',
  'GET /foundations/:id/comparison': /*        */ '403     200    403   403    200   200    200',
  'GET /foundations/:id/history': /*           */ '403     200    403   403    200   403    200',
  'GET /foundations/:id/history/pdf': /*       */ '403     200    403   403    200   403    200',
  'GET /foundations/:id/threads': /*           */ '403     200    403   403    200   200    200',
  // What is written to the team, which the law firm does not read.
  'GET /foundations/:id/messages': /*          */ '403     200    403   403    200   404    200',
  'POST /foundations/:id/messages': /*         */ '403     400    400   403    400   400    400',
  'POST /foundations/:id/messages/read': /*    */ '403     400    400   403    400   400    400',
  'PATCH /foundations/:id/messages/:messageId': '403       404    403   403    404   404    404',
  'DELETE /foundations/:id/messages/:messageId': '403      404    403   403    404   404    404',
  'POST /foundations/:id/messages/:messageId/hand-over':
    /*
     */ '403     403    403   403    404   403    404',
  'POST /foundations/:id/messages/files': /*   */ '403     415    415   403    415   415    415',
  'GET /foundations/:id/messages/files/:fileId': '403      404    403   403    404   404    404',
  'GET /foundations/:id/sheets': /*            */ '403     200    403   403    200   200    200',
  'GET /foundations/:id/sheets/:file': /*      */ '403     404    403   403    404   404    404',
  'GET /foundations/:id/templates/:template/:file': '403 404    403   403    403   403    403',
  'GET /schemas/intake-sheet-1.json': /*       */ '200     200    200   200    200   200    200',
  'GET /roots': /*                             */ '200     200    200   200    200   200    200',
  'POST /foundations/:id/documents': /*        */ '403     403    403   403    409   409    409',
  'POST /foundations/:id/firm-invoices': /*    */ '403     403    403   403    400   400    400',
  'GET /admin/foundations/:id/conflicts': /*   */ '403     403    403   403    403   200    403',
  ...filesOfFounders('403                             409    403   403    403   403    403'),

  'GET /foundations/:id/identifications': /*   */ '403     200    403   403    200   200    200',
  // Rights that nobody has before somebody gives them.
  'POST /foundations/:id/identifications': /*  */ '403     403    403   403    403   403    403',
  'POST /admin/foundations/:id/identifications/read':
    /*
     */ '403     403    403   403    403   403    403',
  'POST /admin/foundations/:id/identifications/copies/:copyId':
    /*
     */ '403     403    403   403    403   403    403',
  'POST /admin/foundations/:id/identifications/:identificationId/decision':
    /*
     */ '403     403    403   403    403   403    403',
  'PUT /admin/foundations/:id/risk': /*        */ '403     403    403   403    403   403    403',
  'POST /foundations/:id/identifications/start': /**/ '403 400    400   403    403   403    403',
  'POST /foundations/:id/identifications/link': /**/ '403  400    400   403    400   400    400',
  'GET /identifications/callback': /*          */ '302     302    302   302    302   302    302',
  'POST /identifications/links/exchange': /*   */ '400     400    400   400    400   400    400',
  'POST /identifications/links/start': /*      */ '400     400    400   400    400   400    400',

  'POST /invitations/exchange': /*             */ '404     404    404   404    404   404    404',
  'POST /invitations/accept': /*               */ '404     404    404   404    404   404    404',
  'POST /invitations/decline': /*              */ '404     404    404   404    404   404    404',
  'POST /upload-links/exchange': /*            */ '404     404    404   404    404   404    404',
  'POST /upload-links/upload': /*              */ '404     404    404   415    404   404    404',
  'GET /upload-links/uploads/:commandId': /*   */ '404     404    404   200    404   404    404',

  'GET /changes': /*                           */ '403     400    400   403    400   400    400',
  'GET /admin/tasks': /*                       */ '403     403    403   403    200   200    200',
  'POST /admin/tasks/assign': /*               */ '403     403    403   403    200   200    200',
  'POST /admin/tasks/snooze': /*               */ '403     403    403   403    200   200    200',
  'POST /admin/tasks/remind': /*               */ '403     403    403   403    200   403    200',
  'POST /admin/tasks/called': /*               */ '403     403    403   403    200   403    200',
  'GET /admin/foundations/:id/tasks': /*       */ '403     403    403   403    200   200    200',
  'POST /admin/own-tasks': /*                   */ '403     403    403   403    400   400    400',
  'GET /admin/stand-ins': /*                   */ '403     403    403   403    200   200    200',
  'POST /admin/stand-ins': /*                  */ '403     403    403   403    400   400    400',
  'DELETE /admin/stand-ins/:id': /*            */ '403     403    403   403    404   404    404',
  'GET /admin/workload': /*                    */ '403     403    403   403    200   403    200',
  'GET /admin/workload/:id': /*                */ '403     403    403   403    200   403    200',
  'POST /admin/workload/:id/hand-over': /*     */ '403     403    403   403    400   403    400',
  'POST /admin/foundations/:id/presence': /*   */ '403     403    403   403    200   200    200',
  'POST /admin/tasks/done': /*                 */ '403     403    403   403    200   200    200',
  'GET /admin/lawyers': /*                     */ '403     403    403   403    403   200    403',
  'POST /admin/search': /*                     */ '403     403    403   403    400   400    400',
  'GET /admin/views': /*                       */ '403     403    403   403    400   400    400',
  'POST /admin/views': /*                      */ '403     403    403   403    400   400    400',
  'PATCH /admin/views/:id': /*                 */ '403     403    403   403    400   400    400',
  'DELETE /admin/views/:id': /*                */ '403     403    403   403    404   404    404',
  'GET /admin/foundations.csv': /*             */ '403     403    403   403    200   200    200',
  'GET /admin/orders.csv': /*                  */ '403     403    403   403    200   403    200',
  'GET /admin/invoices.csv': /*                */ '403     403    403   403    200   403    200',
  'GET /admin/payments.csv': /*                */ '403     403    403   403    200   403    200',
  'GET /admin/refunds.csv': /*                 */ '403     403    403   403    200   403    200',
  'GET /admin/people.csv': /*                  */ '403     403    403   403    200   403    200',
  'GET /admin/content.csv': /*                 */ '403     403    403   403    200   403    200',
  'GET /admin/inquiries.csv': /*               */ '403     403    403   403    200   403    200',
  'GET /admin/team': /*                        */ '403     403    403   403    200   200    200',
  'GET /admin/stuck': /*                       */ '403     403    403   403    200   200    200',
  'POST /admin/stuck/:kind/:id/retry': /*     */ '403     403    403   403    409   403    409',
  'POST /admin/stuck/parked-stream/retry': /* */ '403     403    403   403    202   403    202',
  'POST /admin/foundations/:id/upload-links': /**/ '403    403    403   403    412   403    412',
  'GET /admin/foundations/:id/notes': /*       */ '403     403    403   403    200   200    200',
  'POST /admin/foundations/:id/notes': /*      */ '403     403    403   403    400   400    400',
  'PATCH /admin/foundations/:id/notes/:noteId': '403      403    403   403    404   404    404',
  'DELETE /admin/foundations/:id/notes/:noteId': '403     403    403   403    404   404    404',
  'GET /admin/foundations/:id/mails': /*       */ '403     403    403   403    200   200    200',
  'GET /admin/foundations/:id/mails/:mailId': /**/ '403    403    403   403    404   404    404',
  'GET /admin/foundations/:id/upload-links': /**/ '403     403    403   403    200   200    200',
  'POST /admin/foundations/:id/upload-links/:linkId/revoke':
    /*
     */ '403     403    403   403    409   403    409',
  'GET /admin/people': /*                      */ '403     403    403   403    200   403    200',
  'POST /admin/people': /*                     */ '403     403    403   403    400   403    400',
  'GET /admin/people/:id': /*                  */ '403     403    403   403    200   403    200',
  'GET /admin/people/:id/belongings': /*       */ '403     403    403   403    200   403    200',
  'POST /admin/people/:id/invitation': /*      */ '403     403    403   403    400   403    400',
  'DELETE /admin/people/:id/invitation': /*    */ '403     403    403   403    400   403    400',
  'PUT /admin/people/:id/rights': /*           */ '403     403    403   403    403   403    400',
  'POST /admin/people/:id/end-sessions': /*    */ '403     403    403   403    403   403    204',
  'GET /admin/foundations/:id/review': /*      */ '403     403    403   403    200   200    200',
  'PUT /admin/foundations/:id/review/points/:point':
    /*
     */ '403     403    403   403    403   400    403',
  'GET /admin/foundations/:id/origins': /*     */ '403     403    403   403    200   200    200',
  'GET /admin/foundations/:id/events/:revision': /**/ '403 403    403   403    404   404    404',
  'GET /admin/foundations/:id/technical': /*   */ '403     403    403   403    200   403    200',
  'POST /admin/foundations/:id/read-again': /* */ '403     403    403   403    503   403    503',
  'GET /admin/calendar': /*                    */ '403     403    403   403    200   200    200',
  'GET /admin/calendar/rebookings': /*         */ '403     403    403   403    200   200    200',
  'POST /admin/calendar/rebookings': /*        */ '403     403    403   403    400   400    400',
  'GET /admin/calendar/bookings/:id/times': /* */ '403     403    403   403    404   404    404',
  'POST /admin/calendar/bookings/:id/move': /* */ '403     403    403   403    400   403    400',
  'POST /admin/calendar/absences': /*          */ '403     403    403   403    400   400    400',
  'POST /admin/calendar/absences/:id/cancel': /**/ '403    403    403   403    404   404    404',
  'GET /admin/calendar/consultants': /*        */ '403     403    403   403    200   200    200',
  'GET /admin/calendar/accounts': /*           */ '403     403    403   403    200   403    200',
  'POST /admin/calendar/consultants': /*       */ '403     403    403   403    400   403    400',
  'PATCH /admin/calendar/consultants/:id': /*  */ '403     403    403   403    400   403    400',
  'PUT /admin/calendar/consultants/:id/hours': /**/ '403   403    403   403    400   400    400',
  'GET /admin/figures': /*                     */ '403     403    403   403    200   403    200',
  'GET /admin/audit': /*                       */ '403     403    403   403    403   403    200',
  'GET /admin/audit.csv': /*                   */ '403     403    403   403    403   403    200',
  'GET /admin/newsletter': /*                  */ '403     403    403   403    200   403    200',
  'GET /admin/newsletter.csv': /*              */ '403     403    403   403    200   403    200',
  'POST /admin/newsletter/:id/end': /*         */ '403     403    403   403    400   403    400',

  // Whatever else is below /api.
  'GET /*': /*                                 */ '404     404    404   404    404   404    404',
  'POST /*': /*                                */ '404     404    404   404    404   404    404',
  'PUT /*': /*                                 */ '404     404    404   404    404   404    404',
  'PATCH /*': /*                               */ '404     404    404   404    404   404    404',
  'DELETE /*': /*                              */ '404     404    404   404    404   404    404',
  'OPTIONS /*': /*                             */ '404     404    404   404    404   404    404',
  'QUERY /*': /*                               */ '404     404    404   404    404   404    404',
  'TRACE /*': /*                               */ '404     404    404   404    404   404    404',
};
