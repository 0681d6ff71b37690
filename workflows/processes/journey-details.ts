import type { Situation } from '#domain/foundations/history.ts';
import { partyNames } from '#domain/foundations/party-names.ts';
import { statusNames } from '#domain/foundations/shown-names.ts';
import { type CommandMessage, type Outcome, summaryOf } from './messages.ts';

type Refusal = Extract<Outcome, { accepted: false }>;

const instant = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** Text at the top of the workflow's page in the Temporal UI, for staff. */
export function detailsOf(
  foundationId: string,
  {
    situation,
    troubles,
    refused,
  }: { situation: Situation | null; troubles: readonly string[]; refused: string | null },
): string {
  const waiting = situation ? [lineOf(situation)] : [];
  const failed = troubles.map((line) => `⚠ **Trouble:** ${line}`);
  const last = refused === null ? [] : [`Last refused: ${refused}`];
  return [summaryOf(foundationId), ...waiting, ...failed, ...last].join('\n\n');
}

/** Title of a command, which is also the summary of its activity. */
export const titleOf = ({ command, actor }: CommandMessage) => `${command}, by the ${actor.role}`;

export const refusedLine = (message: CommandMessage, { code }: Refusal, at: number) =>
  `${titleOf(message)}: **${code}**, ${instant(new Date(at).toISOString())}`;

/** The code of the status stays beside its name: it is what lists of workflows are filtered by. */
function lineOf({ status, waitingOn, since, dueAt, awaited }: Situation): string {
  const stage = `**${statusNames[status].en}** (${status})`;
  if (waitingOn === 'nobody') return `${stage} since ${instant(since)}`;
  const dueOn = awaited ? `, due ${awaited.dueOn}` : '';
  const due = dueAt === null ? dueOn : `, due ${instant(dueAt)}`;
  return `${stage}: waiting for ${partyNames[waitingOn].en} since ${instant(since)}${due}`;
}
