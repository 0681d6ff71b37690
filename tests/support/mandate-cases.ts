import { randomUUID } from 'node:crypto';
import { listWith, payloads } from '#demo/foundations.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { Locale } from '#domain/site/paths.ts';
import { streamOf } from '#event-store/port.ts';
import type { mandateAccepted } from '#mails/foundations/mandate/mandate-accepted.ts';
import { type FoundationMail, mails } from '#mails/registry.ts';
import type { Someone } from './api.ts';
import { command, type FoundationApi, startFoundation } from './foundation-api.ts';
import { mailDepsOf } from './mailing.ts';

const billing = {
  name: 'Jana Keller',
  street: 'Domkloster 4',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
};

/** Formations of one founder that ask who founds, over the API. */
export function mandateCases(api: FoundationApi, founder: Someone) {
  const pageOf = async (id: string, { bearer }: Someone = founder) => {
    await api.caughtUp();
    return (await api.call('GET', `/foundations/${id}`, { bearer })).json().data;
  };

  /** @throws for a refusal */
  async function accepted(
    id: string,
    name: CommandName,
    who: Someone,
    body: unknown = payloads[name],
  ): Promise<string> {
    const key = randomUUID();
    const answer = await command(api, id, name, who, { key, body });
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return key;
  }

  const codeOf = async (id: string, name: CommandName, who: Someone, body?: unknown) =>
    (await command(api, id, name, who, { body })).json().errors[0].extensions.code;

  async function stated(id: string, others: readonly object[]): Promise<void> {
    await accepted(id, 'submit-core-data', founder);
    const { lead, revision } = await pageOf(id);
    const { participants } = listWith(lead.participantId, [others.length > 0 ? 2_500 : 5_000]);
    const answer = await command(api, id, 'state-participants', founder, {
      body: { participants: [...participants, ...others] },
      ifMatch: `"${revision}"`,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  /** A formation whose founder has stated who founds, and ordered with an address. */
  async function ordered(...others: object[]): Promise<{ id: string; orderId: string }> {
    const id = await startFoundation(api, founder);
    await stated(id, others);
    const body = { ...(payloads['order-package'] as object), billing };
    return { id, orderId: await accepted(id, 'order-package', founder, body) };
  }

  /** The mail about the last event of a type. */
  async function mailAfter(id: string, type: string, mail: FoundationMail) {
    const stored = await api.events.read(streamOf(id));
    const eventId = stored.findLast((event) => event.type === type)?.id ?? '';
    const found = mails.find(({ name }) => name === mail) as typeof mandateAccepted | undefined;
    return found?.load(mailDepsOf(api), { foundationId: id, eventId, occasion: 1 });
  }

  /** What it says to its founder; null where it says nothing. */
  async function letterAfter(
    id: string,
    type: string,
    mail: FoundationMail,
    language: Locale = 'de',
  ) {
    const loaded = await mailAfter(id, type, mail);
    return loaded?.letterTo({ name: 'Jana', email: founder.email, language });
  }

  const mailDeps = () => mailDepsOf(api);
  return { pageOf, accepted, codeOf, ordered, mailDeps, mailAfter, letterAfter };
}
