import { randomUUID } from 'node:crypto';
import { connect } from '#database/connection.ts';
import { noteFailure, recordCommand } from '#modules/commands/commands.ts';
import { databaseUrl } from './visitor.ts';

/** A command of the founder that could not be carried out for a permanent reason. */
export async function failCommand(foundationId: string): Promise<void> {
  const { db, close } = connect(databaseUrl);
  const command = {
    foundationId,
    commandId: randomUUID(),
    command: 'correct-core-data',
    actor: { id: randomUUID(), role: 'founder' },
  } as const;
  try {
    await recordCommand(db, { ...command, payload: {}, fingerprint: 'test' });
    await noteFailure(db, command, 'DatabaseError 22P02', new Date());
  } finally {
    await close();
  }
}
