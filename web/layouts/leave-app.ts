import type { MiddlewareFunction } from 'react-router';

/** Public pages are documents: when the app is sent to one, the browser loads it. */
const leaveApp: MiddlewareFunction = ({ request }) => {
  window.location.assign(request.url);
  return new Promise(() => {});
};

/** Middleware only runs when the app navigates, never for the document itself. */
export const clientMiddleware = [leaveApp];
