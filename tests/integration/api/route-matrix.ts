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
  .filter((name) => commandMatrix[name].via.includes('file') && name !== 'add-document')
  .map(fileRoute);
const filesOfFounders = (cells: string) =>
  Object.fromEntries(founderFileRoutes.map((route) => [route, cells]));

/** The foundation, its document, the picture, the session and the meeting are those of `member`. */
export const matrix: Record<string, string> = {
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
  'GET /notices': /*                           */ '403     200    200   403    403   403    403',
  'POST /notices/read': /*                     */ '403     200    200   403    403   403    403',
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
  'GET /admin/inquiries': /*                   */ '403     403    403   403    200   403    200',
  'POST /admin/inquiries/:id/done': /*         */ '403     403    403   403    400   403    400',
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
  'POST /files': /*                            */ '403     400    400   403    400   400    400',
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
  'POST /foundations/:id/documents': /*        */ '403     403    403   403    409   403    409',
  ...filesOfFounders('403                             409    403   403    403   403    403'),

  'POST /upload-links/exchange': /*            */ '404     404    404   404    404   404    404',
  'POST /upload-links/upload': /*              */ '404     404    404   415    404   404    404',
  'GET /upload-links/uploads/:commandId': /*   */ '404     404    404   200    404   404    404',

  'GET /changes': /*                           */ '403     400    400   403    400   400    400',
  'GET /admin/tasks': /*                       */ '403     403    403   403    200   200    200',
  'GET /admin/team': /*                        */ '403     403    403   403    200   200    200',
  'GET /admin/follow-ups': /*                  */ '403     403    403   403    200   403    200',
  'POST /admin/follow-ups/:id/done': /*        */ '403     403    403   403    404   403    404',
  'GET /admin/failed-commands': /*             */ '403     403    403   403    200   200    200',
  'GET /admin/mails': /*                       */ '403     403    403   403    200   200    200',
  'POST /admin/mails/:mailId/resend': /*       */ '403     403    403   403    409   403    409',
  'GET /admin/unrendered-invoices': /*         */ '403     403    403   403    200   200    200',
  'POST /admin/unrendered-invoices/:id/retry': '403 403    403   403    409   403    409',
  'GET /admin/parked': /*                      */ '403     403    403   403    200   200    200',
  'POST /admin/parked/:stream/redrive': /*     */ '403     403    403   403    409   403    409',
  'POST /admin/parked/redrive': /*             */ '403     403    403   403    202   403    202',
  'POST /admin/foundations/:id/upload-links': /**/ '403    403    403   403    412   403    412',
  'GET /admin/audit': /*                       */ '403     403    403   403    403   403    200',

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
