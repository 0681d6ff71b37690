import type { StuckThing } from '#api/contract.gen.d.ts';
import { isRetried, type StuckKind } from '#domain/desk/stuck.ts';
import { call, type Outcome } from '../../../../desk/call.ts';

/** Requests what somebody presses for. */
export function sendPress(kind: StuckKind, { id, foundationId }: StuckThing): Promise<Outcome> {
  return isRetried(kind)
    ? call('POST /admin/stuck/:kind/:id/retry', { params: { kind, id } })
    : call('POST /admin/foundations/:id/read-again', { params: { id: foundationId ?? '' } });
}

/** What a press would do nothing about: a case that is not there yet, or an attempt that runs or has not failed yet. */
export const isPointless: Partial<Record<StuckKind, (thing: StuckThing) => boolean>> = {
  'failed-command': ({ name }) => name === 'start-foundation',
  'stuck-activity': ({ outlook }) => outlook === 'under-way',
  'unrendered-invoice': ({ outlook }) => outlook === 'waiting',
};
