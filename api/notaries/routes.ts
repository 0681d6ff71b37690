import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { questionsOfNotary } from '#modules/messages/questions.ts';
import { companyNamesOf } from '#projections/foundations/parts.ts';
import { listNotaries, type NotaryFilter } from '#projections/notaries/list.ts';
import { answersOf, casesOf, countCases, findNotary } from '#projections/notaries/one.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { termsIn } from '../http/list-query.ts';
import { uuidOr404 } from '../http/requests.ts';
import { notaryCalls } from './schemas.ts';

/** What the team knows of notaries; founders see none of it, since nobody may steer them to one. */
export const notaryRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, notaryCalls, {
      'GET /admin/notaries/:id': async ({ params }) => {
        const { key, ...notary } = await known(db, params.id);
        const { foundationIds, last, ...answers } = await answersOf(db, key);
        const [questions, names] = await Promise.all([
          questionsOfNotary(db, foundationIds),
          companyNamesOf(
            db,
            last.map(({ foundationId }) => foundationId),
          ),
        ]);
        const named = last.map((answer) => ({
          ...answer,
          companyName: names.get(answer.foundationId) ?? null,
        }));
        return {
          data: { ...notary, answers: { ...answers, last: named }, openQuestions: questions.size },
        };
      },
      'GET /admin/notaries/:id/foundations': async ({ params, query }) => {
        const { key } = await known(db, params.id);
        const [cases, meta] = await Promise.all([casesOf(db, key, query), countCases(db, key)]);
        const questions = await questionsOfNotary(
          db,
          cases.filter(({ leftAt }) => leftAt === null).map(({ id }) => id),
        );
        const data = cases.map((each) => ({
          ...each,
          questionSince: questions.get(each.id) ?? null,
        }));
        return { data, meta };
      },
    });
  };

/** @throws ApiError 404 */
async function known(db: Database, id: string) {
  const notary = await findNotary(db, uuidOr404(id));
  if (!notary) throw apiError('NOT_FOUND');
  return notary;
}

export async function notariesForTeam(
  db: Database,
  { search, ...query }: Omit<NotaryFilter, 'terms'> & { search?: string | undefined },
) {
  const { notaries, meta } = await listNotaries(db, { ...query, terms: termsIn({ search }) });
  return { data: notaries, meta };
}
