import { describe, expect, test } from 'vitest';
import { column, key } from '#projections/read-models/columns.ts';
import { readModel } from '#projections/read-models/read-model.ts';

const rest = {
  name: 'notaries',
  indexes: { toWrite: [], toRead: [key('primary key (foundation_id)')] },
  on: { NotaryNamed: ({ data }) => data.name },
  write: () => Promise.resolve(),
} as const satisfies Partial<Parameters<typeof readModel>[0]>;

describe('a read model', () => {
  test('says which foundation a row is about', () => {
    const columns = { id: column.foundation, name: column.text };
    expect(readModel({ ...rest, columns }).foundation).toBe('id');
  });

  test('that an erasure would forget does not compile', () => {
    // @ts-expect-error a name, and no foundation whose rows are written anew
    readModel({ ...rest, columns: { name: column.text } });
    const columns = { week: column.week, details: column.json<Record<string, unknown>>() };
    // @ts-expect-error what is written there may be about anybody
    readModel({ ...rest, columns });
  });

  test('without a foundation holds counts alone', () => {
    expect(
      readModel({ ...rest, columns: { week: column.week, counts: column.counts } }).foundation,
    ).toBeUndefined();
  });

  test('is told what its events say, in their order', async () => {
    const said: string[][] = [];
    const model = readModel({
      ...rest,
      columns: { id: column.foundation, name: column.text },
      async write(_, names: readonly string[]) {
        said.push([...names]);
      },
    });
    const named = (name: string) => ({ type: 'NotaryNamed', data: { name } });
    const events = [named('Dom'), { type: 'NotaryAsked', data: {} }, named('Rhein')];
    await model.write({} as never, events as never, Promise.resolve([]));
    expect(said).toEqual([['Dom', 'Rhein']]);
  });
});
