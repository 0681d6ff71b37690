import {
  companyDetailsSchema,
  personDetailsSchema,
} from '#domain/foundations/people/participant-schemas.ts';
import { type Fields, judge, type Problems } from '../../../../kit/forms/rules.ts';
import type { CommandRules } from '../../commands/command.ts';
import { nested } from '../nested.ts';

type Part = ReturnType<typeof nested>[string] | undefined;

/** Values of a list whose fields are numbered, without those in which nothing was typed. */
const listed = (list: Part): Part[] =>
  Object.values(typeof list === 'object' ? list : {}).filter((each) =>
    Object.values(typeof each === 'object' ? each : { each }).some((value) => value !== ''),
  );

function payload(fields: Fields) {
  const { nationalities, representedBy, ...details } = nested(fields);
  return {
    ...details,
    ...(nationalities !== undefined && { nationalities: listed(nationalities) }),
    ...(representedBy !== undefined && { representedBy: listed(representedBy) }),
  };
}

/** Of a union a schema only says that nothing fits; that of the kind says what is wrong. */
function problems(fields: Fields): Problems {
  const schema = 'birthDate' in fields ? personDetailsSchema : companyDetailsSchema;
  const judged = judge({ schema, payload }, fields);
  if (judged.ok) return {};
  const { nationalities, representedBy, ...others } = judged.problems;
  return {
    ...others,
    ...(nationalities && { 'nationalities.0': 'REQUIRED' }),
    ...(representedBy && { 'representedBy.0.firstName': 'REQUIRED' }),
  };
}

/** Fields are named by their place in the body. */
export const detailsRules: CommandRules = {
  payload,
  problems,
  refusals: { DIRECTOR_NOT_OF_AGE: { birthDate: 'DIRECTOR_NOT_OF_AGE' } },
};
