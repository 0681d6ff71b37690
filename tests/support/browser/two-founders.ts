import { vi } from 'vitest';
import type { Routes } from '#api/contract.gen.d.ts';
import { coreData, detailsOf, listWith } from '#demo/foundations.ts';
import {
  bringTo,
  clearForDrafts,
  identify,
  type Journey,
  packageOrder,
} from '#ops/driver/journey.ts';
import { dataOf, type Person } from '#ops/driver/people.ts';
import type { SiteCast } from './people.ts';

type Shown = Routes['GET /foundations/:id']['answer']['data'];
type Stated = Routes['POST /foundations/:id/commands/state-participants']['body'];

const { preferredNotary: _none, ...company } = coreData;

const PATIENCE = { timeout: 60_000, interval: 150 };

/**
 * A formation of the cast's founder with Ellen Hart, who is not invited yet. Drafts may be made, and no
 * notary is named.
 */
export async function foundedWithEllen(
  cast: SiteCast,
  companyName: string,
  email: string,
): Promise<Journey> {
  const journey = await bringTo(cast, 'start-pending', companyName);
  const params = { id: journey.foundationId };
  const send = async (person: Person, command: string, body: object) => {
    const answer = await person.send(`/foundations/${params.id}/commands/${command}`, body);
    if (answer.status !== 200) throw new Error(`${command}: ${JSON.stringify(answer.body)}`);
  };
  const shown = (isShown: (shown: Shown) => boolean) =>
    vi.waitFor(async () => {
      const read = dataOf(await cast.founder.call('GET /foundations/:id', { params }));
      if (!isShown(read)) throw new Error(`${params.id} does not show it yet`);
      return read;
    }, PATIENCE);
  await send(cast.founder, 'submit-core-data', { ...company, companyName });
  const { lead, revision: ifMatch } = await shown(({ status }) => status !== 'start-pending');
  const [own] = listWith(lead.participantId, [2_500]).participants;
  const participants = [
    { ...own, firstName: 'Mia', lastName: 'Vogt' },
    {
      kind: 'natural',
      firstName: 'Ellen',
      lastName: 'Hart',
      email,
      shareholder: { shareEuros: [2_500] },
    },
  ];
  const stated = 'POST /foundations/:id/commands/state-participants';
  const body = { participants } as Stated;
  dataOf(await cast.founder.call(stated, { params, body, ifMatch }));
  const { participants: both } = await shown((read) => read.participants.length === 2);
  for (const { participantId } of both) {
    await send(cast.founder, 'state-details', detailsOf(participantId));
  }
  await send(cast.founder, 'order-package', packageOrder);
  await clearForDrafts(cast, journey);
  await identify(cast.staff, journey, both[1]?.participantId ?? '');
  await send(cast.founder, 'decline-consultation', {});
  return journey;
}
