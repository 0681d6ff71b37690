import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';

/** What is written to an inquiry has the id of the request that wrote it, for its author and its inquiry. */
const ENTRY_IDS = '3d0d6b0e-2d0c-5a54-9f0e-8d0d5b1f6a27';

/** @throws ApiError 404 for what is no id */
export function newEntry(request: FastifyRequest<{ Params: { id: string } }>) {
  const inquiryId = uuidOr404(request.params.id);
  const authorId = personOf(request).id;
  const id = uuidv5(`${inquiryId}/${authorId}/${commandIdOf(request)}`, ENTRY_IDS);
  return { id, inquiryId, authorId };
}
