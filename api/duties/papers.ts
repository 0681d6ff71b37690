import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyPluginAsync } from 'fastify';
import { fileNumber } from '#domain/site/file-number.ts';
import { cleanName } from '#modules/files/file-name.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { openArchive, type Packed } from '#modules/shared/archive.ts';
import { turns } from '#modules/shared/turns.ts';
import { documentsOf } from '#projections/documents.ts';
import { isCoFounder } from '#projections/foundations/people-view.ts';
import { type FoundationReads, readable } from '../foundations/foundation-access.ts';
import { contentDisposition } from '../http/attachment.ts';
import { serve } from '../http/calls.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { type HistoryReads, historyOf } from '../roots/history-of.ts';
import { paperCalls } from './schemas.ts';

interface PaperRoutes extends FoundationReads, HistoryReads {
  store: FoundationReads['store'] & HistoryReads['store'];
  uploads: Pick<Uploads, 'read'>;
}

/** A file of the archive. */
interface Paper {
  name: string;
  sha256: string;
  content: Packed;
}

const takeTurn = turns();

/**
 * An archive for a person, who gets no other one until it has been sent or they have gone.
 *
 * @throws Busy
 */
const inTurn = (personId: string, papers: readonly Paper[]): Promise<Readable> =>
  new Promise((begin, refuse) => {
    const sent = takeTurn(personId, () => {
      const archive = archiveOf(papers);
      begin(archive);
      return finished(archive).catch(() => undefined);
    });
    sent.catch(refuse);
  });

/** All papers of a formation in one archive, with a list of checksums; for the lead with the history's file. */
export const paperRoutes =
  (deps: PaperRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, paperCalls, {
      'GET /foundations/:id/papers.zip': async (request, reply) => {
        const person = personOf(request);
        const { id, viewer } = await readable(deps, request.params.id, person);
        const ofLead = !isCoFounder(viewer);
        const papers = await documentsIn(deps, id, ofLead ? 'lead' : 'co-founder');
        if (ofLead) papers.push(await historyIn(deps, id, viewer));
        audit(request, 'download', { target: { kind: 'foundation', id } });
        const archive = await inTurn(person.id, papers);
        return reply
          .headers({
            'content-disposition': contentDisposition(`${fileNumber(id)}.zip`),
            'cache-control': 'no-store',
          })
          .type('application/zip')
          .send(archive);
      },
    });

async function documentsIn(
  { db, uploads }: PaperRoutes,
  id: string,
  reader: 'lead' | 'co-founder',
): Promise<Paper[]> {
  const documents = await documentsOf(db, id, reader);
  return documents
    .filter(({ deleted }) => !deleted)
    .map(({ documentId, fileName, sha256 }, index) => ({
      // Numbers keep apart what has the same name, in the order in which it came.
      name: `${String(index + 1).padStart(2, '0')}-${cleanName(fileName)}`,
      sha256,
      content: () => uploads.read(documentId),
    }));
}

async function historyIn(
  deps: PaperRoutes,
  id: string,
  viewer: Parameters<typeof historyOf>[2],
): Promise<Paper> {
  const content = Buffer.from(JSON.stringify(await historyOf(deps, id, viewer), null, 2));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name: `verlauf-${id}.json`, sha256, content };
}

function archiveOf(papers: readonly Paper[]): Readable {
  const archive = openArchive();
  // In the form that `sha256sum --check` reads.
  const sums = papers.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  archive.add('SHA256SUMS', Buffer.from(sums));
  for (const { name, content } of papers) archive.add(name, content);
  archive.end();
  return archive.output;
}
