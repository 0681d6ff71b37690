import { describe, expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';
import {
  circles,
  crowdedFolders,
  type Forbidden,
  forbiddenImports,
  foreignTables,
  knottedSubjects,
  tableOwners,
  wrongDirections,
} from './structure.ts';

const tree = sources();

/** A small set of files, to show that each rule catches violations. */
const file = (path: string, ...targets: string[]): Source => ({
  path,
  text: '',
  imports: targets.map((target) => ({ target, typeOnly: false })),
});
const typesOf = (path: string, target: string): Source => ({
  path,
  text: '',
  imports: [{ target, typeOnly: true }],
});

describe('imports go one way', () => {
  test('in this tree', () => {
    expect(wrongDirections(tree)).toEqual([]);
  });

  test.each([
    [file('domain/a.ts', 'modules/b.ts'), file('modules/b.ts')],
    [typesOf('domain/a.ts', 'modules/b.ts'), file('modules/b.ts')],
    [file('modules/a.ts', 'api/http/errors.ts'), file('api/http/errors.ts')],
    [file('projections/a.ts', 'workflows/client.ts'), file('workflows/client.ts')],
    [
      file('workflows/processes/a.ts', 'workflows/activities/b.ts'),
      file('workflows/activities/b.ts'),
    ],
    [file('workflows/processes/a.ts', 'modules/b.ts'), file('modules/b.ts')],
    [file('api/routes/a.ts', 'event-store/postgres.ts'), file('event-store/postgres.ts')],
    [file('web/a.tsx', 'api/contract.gen.d.ts'), file('api/contract.gen.d.ts')],
    [typesOf('web/a.tsx', 'api/contract.ts'), file('api/contract.ts')],
    [typesOf('web/a.tsx', 'modules/b.ts'), file('modules/b.ts')],
    [file('database/migrations/001.ts', 'projections/schema.ts'), file('projections/schema.ts')],
  ])('a wrong one is found: %o', (source, target) => {
    expect(wrongDirections([source, target])).toEqual([`${source.path} → ${target.path}`]);
  });

  test('types may point back, and the web takes the types of the contract', () => {
    const allowed = [
      typesOf('database/tables.ts', 'modules/a.ts'),
      typesOf('web/a.tsx', 'api/contract.gen.d.ts'),
      file('modules/a.ts'),
      file('api/contract.gen.d.ts'),
    ];
    expect(wrongDirections(allowed)).toEqual([]);
  });
});

type Edge = [path: string, target: string];
const forbidden: Record<Forbidden, { wrong: Edge[]; right: Edge[] }> = {
  'the product does not import its tests': {
    wrong: [['scripts/a.ts', 'tests/support/b.ts']],
    right: [['tests/domain/a.test.ts', 'tests/support/b.ts']],
  },
  'no feature imports another': {
    wrong: [
      ['web/features/home/a.tsx', 'web/features/content/legal/b.tsx'],
      ['web/features/orders/staff/a.tsx', 'web/features/invoices/staff/b.tsx'],
    ],
    right: [
      ['web/features/home/c.tsx', 'web/kit/ui/d.tsx'],
      ['web/features/home/c.tsx', 'web/features/home/a.tsx'],
      ['web/features/orders/staff/e.tsx', 'web/features/orders/staff/f.tsx'],
    ],
  },
  'pages of members import nothing of the team': {
    wrong: [
      ['web/features/orders/orders.tsx', 'web/features/orders/staff/a.tsx'],
      ['web/layouts/app/menu.tsx', 'web/desk/call.ts'],
    ],
    right: [['web/features/orders/staff/a.tsx', 'web/desk/call.ts']],
  },
  'the kit knows no subject, and what is shared no feature': {
    wrong: [
      ['web/kit/list/a.tsx', 'web/desk/b.ts'],
      ['web/shared/orders/d.tsx', 'web/features/orders/e.tsx'],
    ],
    right: [['web/shared/orders/d.tsx', 'web/kit/ui/c.tsx']],
  },
};

describe.each(Object.entries(forbidden))('%s', (name, { wrong, right }) => {
  const found = (...files: Source[]) => forbiddenImports(files, name as Forbidden);

  test('in this tree', () => {
    expect(found(...tree)).toEqual([]);
  });

  test('what does is found, and nothing else', () => {
    const files = [...wrong, ...right].map(([path, target]) => file(path, target));
    expect(found(...files)).toEqual(wrong.map(([path, target]) => `${path} → ${target}`));
  });
});

describe('no file is part of an import cycle', () => {
  test('in this tree', () => {
    expect(circles(tree)).toEqual([]);
  });

  test('a cycle is found, including indirect ones and type imports', () => {
    expect(circles([file('a.ts', 'b.ts'), typesOf('b.ts', 'a.ts'), file('c.ts', 'a.ts')])).toEqual([
      'a.ts ↔ b.ts',
    ]);
    const corner = [file('a.ts', 'b.ts'), file('b.ts', 'c.ts', 'd.ts'), file('c.ts', 'a.ts')];
    expect(circles([...corner, file('d.ts')])).toEqual(['a.ts ↔ b.ts ↔ c.ts']);
  });
});

describe('no subject is part of a circle of imports', () => {
  test('in this tree', () => {
    expect(knottedSubjects(tree)).toEqual([]);
  });

  test('a circle within a room is found, one of types or across rooms is none', () => {
    const orders = file('modules/orders/a.ts', 'modules/invoices/b.ts');
    const invoices = file('modules/invoices/c.ts', 'modules/orders/d.ts');
    expect(knottedSubjects([orders, invoices])).toEqual(['modules/invoices ↔ modules/orders']);
    expect(
      knottedSubjects([orders, typesOf('modules/invoices/c.ts', 'modules/orders/d.ts')]),
    ).toEqual([]);
    expect(knottedSubjects([orders, file('modules/invoices/c.ts', 'domain/orders/d.ts')])).toEqual(
      [],
    );
  });
});

test('folders of more than 16 files are named, and nothing fails', () => {
  const crowded = crowdedFolders(tree);
  if (crowded.length > 0) console.warn(`More than 16 files: ${crowded.join(', ')}.`);
  const many = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => file(`${folder}/${index}.ts`));
  expect(crowdedFolders(many('api/routes', 16))).toEqual([]);
  expect(crowdedFolders(many('api/routes', 17))).toEqual(['api/routes (17)']);
  expect(crowdedFolders(many('database/migrations', 25))).toEqual([]);
});

describe('tables are only used by their module', () => {
  test('in this tree', () => {
    expect(tableOwners(tree).size).toBeGreaterThan(15);
    expect(foreignTables(tree)).toEqual([]);
  });

  test.each([
    ".selectFrom('orders')",
    ".leftJoin('orders', 'orders.id', 'carts.id')",
    ".insertInto('orders')",
    'sql`select id from orders where true`',
    'sql`update orders set paid = true`',
  ])('%s elsewhere is found', (text) => {
    const owner = {
      ...file('modules/orders/tables.ts'),
      text: 'export interface OrderTables {\n  orders: OrderRow;\n}',
    };
    const inside = { ...file('modules/orders/place.ts'), text };
    const outside = { ...file('api/routes/orders.ts'), text };
    expect(foreignTables([owner, inside, outside])).toEqual([
      'api/routes/orders.ts names the table orders',
    ]);
  });
});
