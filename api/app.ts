import { createHmac } from 'node:crypto';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import type { EventStore } from '#event-store/port.ts';
import { openFileStore } from '#modules/files/open-file-store.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { createRateLimits, type RateLimits } from '#modules/rate-limits/rate-limits.ts';
import type { CheckpointWatch } from '#projections/checkpoint-watch.ts';
import { keepOwnTimes } from '#projections/foundations/own-times.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { accountScope } from './accounts/scope.ts';
import { teamCalendarRoutes } from './appointments/calendar.ts';
import { consultantRoutes } from './appointments/consultants.ts';
import { meetingRoutes } from './appointments/meeting-routes.ts';
import { ownMeetingRoutes } from './appointments/own-meetings.ts';
import { slotRoutes } from './appointments/slot-routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { companyNameRoutes } from './company-names/routes.ts';
import { managedContentRoutes } from './content/managed-content.ts';
import { newsRoutes } from './content/news.ts';
import { contentRoutes } from './content/routes.ts';
import { contributionRoutes } from './contributions/routes.ts';
import { costRoutes } from './costs/routes.ts';
import { digestRoutes } from './desk/digest.ts';
import { listRoutes } from './desk/list-routes.ts';
import { noteRoutes } from './desk/notes.ts';
import { peopleRoutes } from './desk/people.ts';
import { presenceRoutes } from './desk/presence.ts';
import { standInRoutes } from './desk/stand-ins.ts';
import { deskTaskRoutes } from './desk/tasks.ts';
import { viewRoutes } from './desk/views.ts';
import { workloadRoutes } from './desk/workload.ts';
import { paperRoutes } from './duties/papers.ts';
import { dutyRoutes } from './duties/routes.ts';
import { erasureRoutes } from './erasures/routes.ts';
import type { OpenEvents } from './foundations/case/parts.ts';
import { caseRoutes } from './foundations/case/routes.ts';
import { changeRoutes } from './foundations/changes.ts';
import { documentRoutes } from './foundations/documents.ts';
import type { FoundationReads } from './foundations/foundation-access.ts';
import { foundationRoutes } from './foundations/routes.ts';
import { apiError, routeNotFound, sendError } from './http/errors.ts';
import { writeAuditLog } from './http/plugins/audit.ts';
import { acceptEmptyBodies } from './http/plugins/empty-bodies.ts';
import { addHooks } from './http/plugins/every-request.ts';
import { followRequests, requestIdOf } from './http/plugins/follow-requests.ts';
import { methodsAt, requireDeclarations } from './http/plugins/guards.ts';
import { refuseWhileHalted } from './http/plugins/halted-read-models.ts';
import { observeRequests } from './http/plugins/observe.ts';
import { describeApi, serveDescription } from './http/plugins/open-api.ts';
import { createPlaces } from './http/plugins/places.ts';
import { shedLoad } from './http/plugins/shed-load.ts';
import { answerUnreadable, refuseUnreadable } from './http/refused-by-parser.ts';
import { answers } from './http/schemas.ts';
import { identificationFileRoutes } from './identification/file.ts';
import { identityProvidersOf } from './identification/providers.ts';
import { identificationRoutes } from './identification/routes.ts';
import { managedInquiryRoutes } from './inquiries/managed-inquiries.ts';
import { ownInquiryRoutes } from './inquiries/own-inquiries.ts';
import { inquiryRoutes } from './inquiries/routes.ts';
import { managedInvoiceRoutes } from './invoices/managed-invoices.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { notaryRoutes } from './notaries/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { type Checks, createAvailability, turnAwayWhileAway } from './operations/availability.ts';
import { figureRoutes } from './operations/figures.ts';
import { metricsRoutes } from './operations/metrics.ts';
import { serverRoutes } from './operations/server.ts';
import { stuckRoutes } from './operations/stuck.ts';
import { cartRoutes } from './orders/cart.ts';
import { hourPackageRoutes } from './orders/hour-packages.ts';
import { managedOrderRoutes } from './orders/managed-orders.ts';
import { orderRoutes } from './orders/routes.ts';
import { invitationRoutes } from './participants/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { managedPaymentRoutes } from './payments/managed-payments.ts';
import { cardPaymentRoutes } from './payments/routes.ts';
import { replyRoutes } from './replies/routes.ts';
import { roomPlugin } from './rooms/room-plugin.ts';
import { historyRoutes, rootRoutes } from './roots/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { intakeSchemaRoutes, sheetRoutes } from './sheets/routes.ts';
import { summaries } from './summaries.ts';
import { filledTemplateRoutes } from './templates/filled.ts';
import { templateRoutes } from './templates/routes.ts';
import { managedLinkRoutes } from './upload-links/managed-links.ts';
import { uploadLinkRoutes } from './upload-links/routes.ts';

/** Bodies are read before the caller is identified, and parsing blocks everybody. */
const MAX_BODY_BYTES = 64 * 1024;
/** Long enough for 20 MB over a slow line, short enough that connections cannot be held open. */
export const MAX_REQUEST_MS = 180_000;
/** The site renders its pages once for their styles, which takes long on a busy machine. */
const MAX_START_MS = 60_000;

/** Dependencies of the routes, each of which takes only what it uses. */
export interface AppParts {
  config: Config;
  connection: Connection;
  logger: FastifyBaseLogger;
  checks: Checks;
  process: Pick<FoundationClient, 'decide' | 'receive'>;
  /** Keys for notes of the team and copies of mails; events come opened from the read models. */
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
  /** What operators see of workflows, and can do with them. */
  workflows: Pick<FoundationClient, 'describe' | 'load' | 'readAgain' | 'tryNow'>;
  store: Pick<EventStore, 'head' | 'read' | 'subscribe'>;
  openEvents: OpenEvents;
  checkpoint: CheckpointWatch;
  uploads: Uploads;
  /** Aborts before this process closes: health check and event streams end, everything else continues. */
  draining: AbortSignal;
  /** Whether our user of the event store may delete streams, once that is known. */
  mayDelete?: () => boolean;
}

/**
 * Builds the API under `/api`, which is the same in production and in tests.
 *
 * @throws Error for a route that does not declare its access or its answers
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger,
    // `onResponse` below logs the route instead of the URL, which may hold a token.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // The trail already contains the id.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: MAX_REQUEST_MS,
    pluginTimeout: MAX_START_MS,
    // Pages that are still rendering call the API.
    return503OnClosing: false,
    trustProxy: trustedHops(parts.config),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? url : decodable(url)),
    // `refuseUnreadable` answers with a body.
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: sendError,
  });
  app.decorate('declaredRoutes', []);
  app.decorateRequest('actor');
  // Runs before any refusal: hooks after an answer expect every request to have an actor.
  app.addHook('onRequest', (request, _reply, done) => {
    request.actor = { role: 'visitor' };
    done();
  });
  const { config } = parts;
  shedLoad(app, { places: config.rateLimits ? createPlaces(config) : undefined });
  refuseUnreadable(app, config);
  followRequests(app);
  observeRequests(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendError(routeNotFound(pathOf(request)), request, reply),
  );
  await app.register(api(parts), { prefix: '/api' });
  return app;
}

/** Makes undecodable addresses decodable, so that the site answers them with a page. */
function decodable(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Fastify accepts addresses and networks, but no number of hops. */
const trustedHops = ({ trustedProxies: proxies }: Pick<Config, 'trustedProxies'>) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

const api = (parts: AppParts) => async (scope: FastifyInstance) => {
  const { config, connection, store, checkpoint } = parts;
  const { db } = connection;
  const availability = createAvailability(parts.checks);
  const process = turnAwayWhileAway(parts.process, availability);
  scope.addHook('onListen', async () => availability.start());
  scope.addHook('onClose', async () => availability.stop());
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('refusedCookie');
  acceptEmptyBodies(app);
  await app.register(compress, jsonAlone);
  await app.register(cookie, { secret: cookieSecret(config.linkSecret) });
  if (config.mode !== 'production') await describeApi(app, summaries, config);
  requireDeclarations(app);
  const limits = createRateLimits(connection.pool, config);
  addHooks(app, parts, limits);
  writeAuditLog(app, db);
  if (config.mode !== 'production') serveDescription(app);
  await app.register(serverRoutes({ ...parts, db, availability }));
  await app.register(metricsRoutes({ db, store, workflows: parts.workflows }));
  await app.register(accountScope({ config, db, limits }));
  await app.register(peopleRoutes({ config, db, limits }));
  await app.register(erasureRoutes({ db, limits, exportFiles: openFileStore(config, 'exports') }));
  const { operator } = config;
  await app.register(foundationScope(parts, process, limits));
  await app.register(calendarRoutes({ db, config, limits }));
  await app.register(slotScope({ db, store, checkpoint }));
  await app.register(catalogueRoutes({ db, operator }));
  await app.register(partnerRoutes({ db }));
  await app.register(contentRoutes({ db }));
  await app.register(newsRoutes({ db }));
  await app.register(rootRoutes({ db }));
  await app.register(templateRoutes());
  await app.register(intakeSchemaRoutes(config));
  await app.register(inquiryRoutes({ config, db, limits }));
  await app.register(companyNameRoutes({ db, limits }));
  await app.register(ownInquiryRoutes({ db, limits }));
  await app.register(meetingRoutes({ db, config, limits }));
  await app.register(ownMeetingRoutes({ db, config, limits }));
  await app.register(cartRoutes({ db, operator }));
  await app.register(orderRoutes({ db, operator, limits, takesCards: !!config.stripe }));
  await app.register(hourPackageRoutes({ db, limits }));
  await app.register(changeRoutes({ db, checkpoint, draining: parts.draining }));
  await app.register(noticeRoutes({ db }));
  await app.register(invoiceRoutes({ db, files: invoiceFiles(config) }));
  await app.register(cardPaymentRoutes({ db, config }));
  await app.register(deskScope(parts, { process, availability, limits }));
  refuseOtherPaths(app);
};

interface DeskParts {
  process: AppParts['process'];
  availability: ReturnType<typeof createAvailability>;
  limits: RateLimits;
}

/** Routes for the team only. */
const deskScope =
  (parts: AppParts, { process, availability, limits }: DeskParts) =>
  async (app: FastifyInstance) => {
    const { config, connection, store, checkpoint, keys, workflows } = parts;
    const { db } = connection;
    const reads = { db, store, checkpoint, keys };
    const temporalUrl = temporalUrlOf(config);
    await app.register(deskTaskRoutes({ ...reads, process }));
    await app.register(searchRoutes({ db, limits }));
    await app.register(viewRoutes({ db }));
    await app.register(standInRoutes({ db }));
    await app.register(digestRoutes({ db }));
    await app.register(workloadRoutes({ db, process }));
    await app.register(listRoutes({ db }));
    await app.register(notaryRoutes({ db }));
    await app.register(managedLinkRoutes({ ...reads, process }));
    await app.register(mailRoutes(reads));
    await app.register(noteRoutes(reads));
    await app.register(presenceRoutes({ ...reads, databaseUrl: config.databaseUrl }));
    await app.register(managedInvoiceRoutes({ db }));
    await app.register(managedPaymentRoutes({ db }));
    await app.register(managedOrderRoutes({ db, operator: config.operator }));
    await app.register(managedInquiryRoutes({ db }));
    await app.register(replyRoutes());
    await app.register(managedContentRoutes({ db }));
    await app.register(stuckRoutes({ db, store, availability, temporalUrl, workflows }));
    await app.register(figureRoutes({ db }));
  };

/** Without this, unknown paths below /api would reach the site. */
function refuseOtherPaths(app: FastifyInstance): void {
  const rest = {
    config: { access: 'public', ignoreBadToken: true },
    schema: { hide: true, response: answers({}) },
  } as const;
  app.all('/*', rest, (request, reply) => {
    const path = pathOf(request);
    const allowed = methodsAt(app.declaredRoutes, path);
    if (allowed.length === 0) throw routeNotFound(path);
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    if (request.method !== 'OPTIONS') throw apiError('METHOD_NOT_ALLOWED');
    return reply.code(204).send();
  });
}

/** Safe from BREACH: no answer contains both a secret and words of the request. Bodies arrive uncompressed. */
const jsonAlone: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^application\/json\b/,
  globalDecompression: false,
};

/** Foundations, their documents and notaries' links, which are unavailable while their read models are. */
const foundationScope =
  (parts: AppParts, process: AppParts['process'], limits: RateLimits) =>
  async (app: FastifyInstance) => {
    const { config, connection, store, openEvents, checkpoint, uploads, workflows, keys } = parts;
    const { db } = connection;
    const { publicUrl, operator, packagePrices } = config;
    const reads = { db, store, checkpoint };
    const offered = { operator, packagePrices };
    const temporalUrl = temporalUrlOf(config);
    app.addHook('preHandler', refuseWhileHalted(db));
    const ownTimes = keepOwnTimes(db);
    const leading = { ...offered, ownTimes, process, temporalUrl, limits };
    await app.register(foundationRoutes({ ...reads, ...leading }));
    await app.register(caseRoutes({ ...reads, openEvents, workflows, temporalUrl }));
    await app.register(historyRoutes({ ...reads, openEvents, site: publicUrl }));
    await app.register(sheetRoutes({ ...reads, publicUrl }));
    await app.register(dutyRoutes({ ...reads, keys }));
    await app.register(paperRoutes({ ...reads, openEvents, uploads }));
    await app.register(filledTemplateRoutes(reads));
    await app.register(contributionRoutes({ ...reads, keys, limits }));
    await app.register(costRoutes({ ...reads, ...offered, keys, ownTimes }));
    await app.register(messageRoutes({ ...reads, keys, uploads, limits }));
    await app.register(documentRoutes({ ...reads, process, uploads, limits }));
    const linkRoutes = { ...reads, process, uploads, limits, publicUrl };
    await app.register(uploadLinkRoutes(linkRoutes));
    const identifying = {
      ...linkRoutes,
      openEvents,
      keys,
      linkSecret: config.linkSecret,
      copies: openFileStore(config, 'identifications'),
      providers: identityProvidersOf(config),
    };
    await app.register(roomPlugin(identifying));
    await app.register(identificationRoutes(identifying));
    await app.register(identificationFileRoutes(identifying));
    await app.register(invitationRoutes({ ...reads, process, limits, config }));
  };

/** Free times, and the calendars behind them. */
const slotScope = (parts: FoundationReads) => async (app: FastifyInstance) => {
  await app.register(slotRoutes(parts));
  await app.register(teamCalendarRoutes(parts));
  await app.register(consultantRoutes(parts));
};

/** Address of foundations' workflows in the Temporal UI. */
const temporalUrlOf = ({ temporalUiUrl, temporalNamespace }: Config) =>
  `${temporalUiUrl.replace(/(?<!\/)\/+$/, '')}/namespaces/${temporalNamespace}/workflows`;

/** A separate key for signed cookies, so that their signatures are valid for nothing else. */
const cookieSecret = (linkSecret: string) =>
  createHmac('sha256', linkSecret).update('signed cookies').digest('hex');

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';
