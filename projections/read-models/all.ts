import { type TableOf } from './columns.ts';
import { documents } from './documents.ts';
import { figures } from './figures.ts';
import { foundations } from './foundations.ts';
import { tasks } from './tasks.ts';
import { timeline } from './timeline.ts';

/**
 * In this order they are written: the database writes the timeline while the foundations it has read are
 * folded, and the other lanes of a rebuild wait for whoever counts.
 */
export const readModels = [timeline, documents, foundations, tasks, figures] as const;

type Model = (typeof readModels)[number];

/** Their tables by name. */
export type DerivedTables = {
  [Name in Model['name']]: TableOf<Extract<Model, { name: Name }>['columns']>;
};
