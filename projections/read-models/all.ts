import { type TableOf } from './columns.ts';
import { documents } from './documents.ts';
import { figures } from './figures.ts';
import { foundations } from './foundations.ts';
import { notaryCases } from './notary-cases.ts';
import { participations } from './participations.ts';
import { peopleTasks } from './people-tasks.ts';
import { statedNames } from './stated-names.ts';
import { tasks } from './tasks.ts';
import { timeline } from './timeline.ts';

/**
 * Order of writing: the database writes the timeline while the foundations it has read are folded, and the
 * figures and notaries, which other lanes of a rebuild wait for, come last.
 */
export const readModels = [
  timeline,
  documents,
  participations,
  foundations,
  statedNames,
  tasks,
  peopleTasks,
  notaryCases,
  figures,
] as const;

type Model = (typeof readModels)[number];

/** Tables of the read models by name. */
export type DerivedTables = {
  [Name in Model['name']]: TableOf<Extract<Model, { name: Name }>['columns']>;
};
