import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Answer, Services } from '../../server/services.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

export const servicesContext = createContext<Services>();

/** `const { backend, session } = services(context)` in a loader or an action. */
export const services = (context: Readonly<RouterContextProvider>): Services =>
  context.get(servicesContext);

/**
 * The data of an answer. A refusal is thrown and becomes the error page with its status.
 */
export function dataOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw data({ code: answer.code }, { status: answer.status });
}
