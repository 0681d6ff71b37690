import { z } from 'zod';
import type { DeskView } from './lists.ts';
import { taskKinds, taskOrders, taskSelections } from './tasks.ts';

/** What can be chosen of the tasks on Today, as its address, the API and saved views take it. */
export const taskFilters = {
  show: z.enum(taskSelections),
  kind: z.enum(taskKinds),
  by: z.enum(taskOrders),
  /** The account of a colleague: theirs alone. */
  owner: z.uuid(),
};

/** What a saved view of Today may stand for. */
export const taskViewSchema: z.ZodType<DeskView, DeskView> = z.object({
  filter: z.strictObject(taskFilters).partial() as unknown as z.ZodType<
    DeskView['filter'],
    DeskView['filter']
  >,
});
