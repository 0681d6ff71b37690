import type { FastifyPluginAsync } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import type { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { may, type TeamRole } from '#domain/desk/rights.ts';
import type { Actor } from '#domain/foundations/command.ts';
import type { OwnTimes } from '#domain/foundations/forecast/usual.ts';
import { commands, jsonCommands } from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { isShownTo } from '#domain/foundations/shown-events.ts';
import { isFinished } from '#domain/foundations/statuses.ts';
import {
  firmPositions,
  type PackagePrices,
  packageOffer,
  packagePositions,
} from '#domain/orders/package-offer.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { notaryReleaseText } from '#domain/orders/terms/notary-release.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Operator } from '#domain/site/operator.ts';
import { contactOf, namesByIds } from '#modules/accounts/directory/people.ts';
import { teamAccounts } from '#modules/accounts/directory/team.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { type NewCommand, recordCommand } from '#modules/commands/commands.ts';
import { failedCommands } from '#modules/commands/failed-commands.ts';
import { invoicesOfOrders } from '#modules/invoices/of-orders.ts';
import { unreadBy, withUnread } from '#modules/messages/unread.ts';
import { isAddressAwaited } from '#modules/orders/address-requests.ts';
import { isOtherOrder } from '#modules/orders/package-orders.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import { waitingLink } from '#modules/upload-links/upload-links.ts';
import { addressOfNotary, addressOfParticipant } from '#projections/foundations/invited.ts';
import { listFoundations } from '#projections/foundations/list.ts';
import type { Participation } from '#projections/foundations/participations.ts';
import { founderOf } from '#projections/foundations/parts.ts';
import type { FoundationPage, TimelineEntry } from '#projections/foundations/views.ts';
import { readFoundation } from '#projections/foundations.ts';
import { parkedSince } from '#projections/health.ts';
import { notaryOf } from '#projections/notaries/one.ts';
import { timelineOf } from '#projections/timeline.ts';
import { ownerOf } from '#projections/unfinished/owners.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { type Handlers, serve } from '../http/calls.ts';
import {
  apiError,
  invalidPayload,
  refuseWait,
  routeNotFound,
  toInvalidPayload,
} from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr403 } from '../http/requests.ts';
import { commandCalls, outcomeCalls } from './command-calls.ts';
import { actorOf, commandState, decide, expectedRevisionOf } from './commands.ts';
import { forecastOf } from './forecast/forecast.ts';
import {
  accessibleStatus,
  actorIn,
  type FoundationReads,
  readAgainIfBehind,
  requireRole,
  scopeOf,
  viewerOf,
  waitForPosition,
} from './foundation-access.ts';
import { recordStart } from './foundation-starts.ts';
import { foundationCalls, type teamViewSchema } from './schemas.ts';
import { foundationsForTeam } from './team-list.ts';
import { type Reader, seesPrices, shownTo } from './without-prices.ts';

/** The id follows from the commandId, so a repeated call starts the same foundation. */
const FOUNDATION_IDS = 'a0a5e6fd-1f4c-5c1e-8a55-6f2d6c3f9b10';

interface FoundationRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'decide'>;
  /** Address of workflows in the Temporal UI, up to the id. */
  temporalUrl: string;
  limits: RateLimits;
  operator: Operator;
  packagePrices: PackagePrices;
  ownTimes: () => Promise<OwnTimes>;
}

export const foundationRoutes =
  (deps: FoundationRoutes): FastifyPluginAsync =>
  async (app) => {
    serve(app, foundationCalls, reading(deps));
    serve(app, commandCalls, { ...starting(deps), ...commanding(deps) });
    serve(app, outcomeCalls, {
      'GET /foundations/:id/commands/:command': async (request) => {
        const id = uuidOr403(request.params.id);
        const commandId = uuidOr403(request.params.command);
        await accessibleStatus(deps, id, scopeOf(personOf(request)));
        const state = await commandState(deps.db, commandId, { foundationId: id });
        if (!state) throw apiError('FORBIDDEN');
        return { data: state };
      },
    });
  };

const reading = (deps: FoundationRoutes): Handlers<typeof foundationCalls> => ({
  'GET /foundations': async (request, reply) => {
    await waitForPosition(deps, request.query.after, reply);
    const person = personOf(request);
    if (person.role !== 'member') {
      const { data, meta } = await foundationsForTeam(deps.db, request.query);
      return { data: await withUnread(deps.db, person, data), meta };
    }
    const filter = { ...request.query, today: dayKey(new Date().toISOString()) };
    const { foundations, meta } = await listFoundations(deps.db, scopeOf(person), filter);
    const data = foundations.map(({ owner: _ours, ...foundation }) => foundation);
    return { data: await withUnread(deps.db, person, data), meta };
  },
  'GET /foundations/:id': async (request, reply) => {
    await waitForPosition(deps, request.query.after, reply);
    const person = personOf(request);
    const id = uuidOr403(request.params.id);
    const found = await readAgainIfBehind(
      deps,
      () => readFoundation(deps.db, id, scopeOf(person)),
      (foundation) => foundation !== undefined,
    );
    if (!found) throw apiError('FORBIDDEN');
    const reader = readerOf(person, found.viewer);
    const unread = await unreadBy(deps.db, person, [id]);
    const shown = {
      ...found,
      order: found.order && shownTo(reader, found.order),
      offer: canOrder(found) && seesPrices(reader) ? offerOf(deps, found) : null,
      texts: {
        earlyStart: earlyStartText.version,
        firmRelease: firmReleaseText.version,
        notaryRelease: notaryReleaseText.version,
      },
      forecast: await forecastOf(deps.db, deps.ownTimes, found),
      unreadMessages: unread(id),
    };
    if (person.role !== 'member') {
      return { data: { ...shown, ...(await teamView(deps, found, person.role)) } };
    }
    if (reader !== 'lead') return { data: shown };
    return { data: { ...shown, order: await ownOrder(deps, found) } };
  },
  'GET /foundations/:id/timeline': async (request, reply) => {
    await waitForPosition(deps, request.query.after, reply);
    const id = uuidOr403(request.params.id);
    const person = personOf(request);
    await accessibleStatus(deps, id, scopeOf(person));
    const viewer = await viewerOf(deps.db, id, person);
    const entries = await timelineOf(deps.db, id);
    const as = viewer === 'team' ? viewer : viewer.role;
    const isShown = ({ type }: TimelineEntry) => isShownTo(type, as);
    const reader = readerOf(person, viewer === 'team' ? null : viewer);
    return { data: shownTo(reader, entries.filter(isShown)) };
  },
});

const readerOf = ({ role }: Person, viewer: Pick<Participation, 'role'> | null): Reader =>
  role === 'member' ? (viewer?.role ?? 'co-founder') : role;

const ownOrder = async ({ db }: FoundationRoutes, { order }: FoundationPage) =>
  order && {
    ...order,
    awaitsAddress: order.withdrawnAt === null && (await isAddressAwaited(db, order.id)),
  };

const canOrder = ({ lacksOrder, status }: FoundationPage) => lacksOrder && !isFinished(status);

/** The law firm's part alone where only that was withdrawn: then our order stands. */
function offerOf({ packagePrices, operator }: FoundationRoutes, { order }: FoundationPage) {
  const all = packagePositions(packagePrices, operator, 'de');
  const positions = order && order.withdrawnAt === null ? firmPositions(all) : all;
  return {
    ...packageOffer(positions),
    positions: positions.map(({ vendor: { kind, name, address = null }, netCents }) => ({
      vendor: kind === 'operator' ? ('operator' as const) : ('law-firm' as const),
      name,
      address,
      netCents,
    })),
  };
}

async function teamView(
  { db, temporalUrl }: FoundationRoutes,
  { id, order }: Pick<FoundationPage, 'id' | 'order'>,
  role: TeamRole,
): Promise<z.input<typeof teamViewSchema>> {
  const founderId = await founderOf(db, id);
  const failed = await failedCommands(db, { foundationId: id, limit: 20 });
  return {
    founder: founderId === undefined ? null : await contactOf(db, founderId),
    ...(may(role, 'operations.repair') && { temporalUrl: `${temporalUrl}/${workflowIdOf(id)}` }),
    owner: await namedOwner(db, id),
    notaryId: await notaryOf(db, id),
    failedCommands: failed.commands,
    invoice: order && may(role, 'money.read') ? await invoiceOf(db, order.id) : null,
    uploadLink: await openLink(db, id),
    parkedAt: await parkedSince(db, id),
  };
}

async function namedOwner(db: Database, id: string) {
  const found = await ownerOf(db, id);
  if (!found) return null;
  const { ownerId, standInId } = found;
  const names = await namesByIds(db, standInId ? [ownerId, standInId] : [ownerId]);
  const named = (account: string) => ({ id: account, name: names.get(account) ?? '–' });
  return { owner: named(ownerId), standIn: standInId ? named(standInId) : null };
}

async function invoiceOf(db: Database, orderId: string) {
  const invoice = (await invoicesOfOrders(db, [orderId], new Date())).get(orderId);
  return invoice ? { number: invoice.number, status: invoice.status } : null;
}

async function openLink(db: Database, id: string) {
  const link = await waitingLink(db, id);
  return link ? { purpose: link.purpose, expiresAt: link.expiresAt } : null;
}

type Handled<Name extends keyof typeof commandCalls> = Pick<Handlers<typeof commandCalls>, Name>;

const starting = (deps: FoundationRoutes): Handled<'POST /foundations'> => ({
  'POST /foundations': async (request) => {
    const person = personOf(request);
    const actor = actorOf(person);
    const payload = payloadOf('start-foundation', actor, request.body);
    const commandId = commandIdOf(request);
    const id = uuidv5(commandId, FOUNDATION_IDS);
    const name = 'start-foundation';
    const command = {
      foundationId: id,
      commandId,
      command: name,
      actor,
      payload,
      fingerprint: fingerprintOf([name, payload]),
    } as const;
    await recordStart(deps.db, command, deps.limits.openFoundations);
    const accepted = await decide(deps, command, 'json');
    return { data: { id, ...accepted } };
  },
});

const commanding = (
  deps: FoundationRoutes,
): Handled<'POST /foundations/:id/commands/:command'> => ({
  'POST /foundations/:id/commands/:command': async (request) => {
    const person = personOf(request);
    const command = jsonCommands.find((name) => name === request.params.command);
    if (!command) throw routeNotFound(request.url.split('?', 1)[0] ?? '/');
    const id = uuidOr403(request.params.id);
    await accessibleStatus(deps, id, scopeOf(person));
    const actor = await actorIn(deps.db, id, person);
    const payload = payloadOf(command, actor, request.body);
    const sent = {
      foundationId: id,
      commandId: commandIdOf(request),
      command,
      actor,
      payload,
      fingerprint: fingerprintOf([command, payload]),
      expectedRevision: expectedRevisionOf(request),
    };
    if (command === 'order-package') await refuseKeyOfOrder(deps, sent);
    if (command === 'assign-owner') await refuseOutsiders(deps, payload);
    if (command === 'invite-participant') await refuseManyInvitations(deps, id, payload);
    if (command === 'release-notary') await refuseManyReleases(deps, id, actor);
    const accepted = await decide(deps, sent, 'json');
    if (person.role !== 'member') {
      audit(request, 'command', { target: { kind: 'foundation', id }, details: { command } });
    }
    return { data: accepted };
  },
});

/**
 * Refuses a key that is the id of another order, since the command becomes an order.
 *
 * @throws ApiError 422
 */
async function refuseKeyOfOrder(
  { db }: Pick<FoundationRoutes, 'db'>,
  command: NewCommand,
): Promise<void> {
  await recordCommand(db, command);
  const { commandId: orderId, foundationId } = command;
  if (await isOtherOrder(db, { orderId, foundationId })) throw apiError('UNPROCESSABLE_CONTENT');
}

/** Nobody gets mails from many formations at a time. @throws ApiError 429 */
async function refuseManyInvitations(
  { db, limits }: Pick<FoundationRoutes, 'db' | 'limits'>,
  id: string,
  { participantId }: Record<string, unknown>,
): Promise<void> {
  const email = await addressOfParticipant(db, id, String(participantId));
  if (email !== undefined) refuseWait(await limits.take('invitation-mail', email));
}

/** Whoever takes a release back and gives it again has the link mailed anew each time. @throws ApiError 429 */
async function refuseManyReleases(
  { db, limits }: Pick<FoundationRoutes, 'db' | 'limits'>,
  id: string,
  actor: Actor,
): Promise<void> {
  refuseWait(await limits.take('notary-releases', `${id}/${actor.id}`));
  const email = await addressOfNotary(db, id);
  if (email !== undefined) refuseWait(await limits.take('room-mail', email));
}

/** @throws ApiError 400 at fields that name no active account of the team */
async function refuseOutsiders(
  { db }: Pick<FoundationRoutes, 'db'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const team = new Set((await teamAccounts(db)).map(({ id }) => id));
  const outsiders = ['ownerId', 'standInId'].filter((field) => {
    const id = payload[field];
    return typeof id === 'string' && !team.has(id.toLowerCase());
  });
  if (outsiders.length > 0) throw invalidPayload('Nobody of the team has this id', outsiders);
}

/**
 * Parses the payload. The domain checks it again; here a form gets all invalid fields at once.
 *
 * @throws ApiError
 */
function payloadOf(name: CommandName, actor: Actor, body: unknown): Record<string, unknown> {
  requireRole(name, actor);
  const parsed = commands[name].payload.safeParse(body ?? {});
  if (!parsed.success) throw toInvalidPayload(parsed.error);
  return parsed.data as Record<string, unknown>;
}
