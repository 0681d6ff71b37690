import { founderFileRoutes } from './route-matrix.ts';

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
  'GET /foundations/:id/contributions': '200',
  'GET /foundations/:id/threads': '200',
  'GET /foundations/:id/messages': '200',
  'POST /foundations/:id/messages': '400',
  'POST /foundations/:id/messages/read': '400',
  'PATCH /foundations/:id/messages/:messageId': '404',
  'DELETE /foundations/:id/messages/:messageId': '404',
  'POST /foundations/:id/messages/files': '415',
  'GET /foundations/:id/messages/files/:fileId': '404',
  'GET /foundations/:id/costs': '200',
  'POST /foundations/:id/costs': '400',
  'PUT /foundations/:id/costs/:lineId': '400',
  'DELETE /foundations/:id/costs/:lineId': '403 LEAD_ONLY',
  'POST /foundations/:id/bill-checks': '400',
  'POST /foundations/:id/what-if': '400',
  'GET /foundations/:id/duties': '200',
  'PUT /foundations/:id/duties/:key': '400',
  'GET /foundations/:id/papers.zip': '200',
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
