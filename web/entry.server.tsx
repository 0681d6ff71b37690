import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { services, servicesContext } from './kit/session/context.ts';
import { PagePartsContext } from './kit/ui/page/page-parts.ts';
import type { Services } from './server/services.ts';
import { stylesInHead } from './server/styles-in-head.ts';

const renderTimeout = 10_000;

/**
 * Answers a request with a page or its data. Part of the bundle because it has to share the
 * router's context module with the pages.
 */
export function createHandler(build: ServerBuild) {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request: Request, values: Services): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, values);
    return handle(request, context);
  };
}
export type Handler = ReturnType<typeof createHandler>;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteModule } = services(context);
  const page = (
    <PagePartsContext.Provider value={{ nonce, siteModule }}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PagePartsContext.Provider>
  );
  const rendered = await renderWhole(page, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stylesInHead(rendered.html.toString('utf8')), {
    status: rendered.failed ? 500 : status,
    headers,
  });
}

/** Logs everything except aborted requests; never the request itself, which may hold secrets. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}

function renderWhole(page: React.ReactNode, nonce: string | undefined) {
  return new Promise<{ html: Buffer; failed: boolean }>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed = false;
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        clearTimeout(deadline);
        resolve({ html: Buffer.concat(chunks), failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        failed = true;
        console.error(error);
      },
    });
    const deadline = setTimeout(abort, renderTimeout);
  });
}
