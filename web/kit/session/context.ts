import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Services } from '../../server/services.ts';
import type { Answered, Refusal } from '../api/call.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

export const servicesContext = createContext<Services>();

/** `const { call, session } = services(context)` in a loader or an action. */
export const services = (context: Readonly<RouterContextProvider>): Services =>
  context.get(servicesContext);

/** What is thrown when a page cannot be shown because a call failed. */
export interface FailedCall {
  statusCode: number;
  statusMessage: string;
  /** What the API answered. */
  data: Pick<Refusal, 'code' | 'message' | 'extensions'>;
}

/**
 * The data of an answer. A refusal is thrown, see `FailedCall`, and becomes the error page with its
 * status.
 */
export function dataOf<Data>(answer: Answered<Data>): Data {
  if (answer.ok) return answer.data;
  const { status, statusMessage, code, message, extensions } = answer;
  const failed: FailedCall = {
    statusCode: status,
    statusMessage,
    data: { code, message, extensions },
  };
  throw data(failed, { status, statusText: statusMessage });
}
