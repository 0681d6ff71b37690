import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Migrations that were released, with the fingerprint of what they say. Databases have run them: a
 * change here would leave new databases with another schema than old ones.
 */
const frozen: Record<string, string> = {
  '001-first': '70d521cf55d12409ae25ec54ba88fefae5b0e507477b035a8b69a0ef53841e16',
  '002-held-meetings': '60340051fcf4e4d735c45f8a3682cc88640b5f79066eaee4a5cc965d0b38a3a6',
  '003-money': 'af015e298ea205d6f65e0e1d165ce124470864069e1f44011c00f9da4deaf70e',
  '005-agreements': 'f346e97434870536e238057ab5099b444b7721aa62f62cb838e406f191d82a07',
  '006-newsletter-ends': '034a9bde4c1bf590c706d4d698d0a6ebba792c465955123afd56eb4c640553de',
  '007-case': 'dcc9c56d9b0c0f869b84bb1329bb08a11a4ac6b88084dd7fea56031a10ce69b0',
  '008-choices': 'a57b90eb624df6d542a496a1c4ebd94b9ba70b6cf6651d52ece77486df3b1c38',
  '009-hour-times': '7f5564ca59df06ad05ece2d7cd42825f6525315a26773e4707baf837c2bc345a',
  '010-search': '81023ae4634ed00cda866884d456ac7e64d4f92db58ed31b15fb726261fb0b7c',
  '011-lists': '756cfa87b445c7842b96663a7eec6b2e38bcff3bad208da811ec4543e15da634',
  '012-desk-tasks': 'e892d0e59fe2f597788bad3d4820ec799c3f0ca97bd07277e05e47826353e094',
  '013-reviews': 'bea3b015d4a25fe875ded189d623f62f4a964e3e3f1926e1807e41ea66194681',
  '014-communication': '2a101474031235436b903c9781d9bb7d07894707e97e04c76b4ff66ca2484ea9',
  '015-calendar': 'a5b4b0546a39af0ac5b31d8cca505885cd087b037a5c5a06051166c3b596baab',
  '016-operations': 'dbd4abf0fcd3704039d040f71d5079266357d51cac2e1f33116094d17fba21c3',
  '017-content-pieces': 'd65e1a5a094d56a517132f2ec0786c8744d3ebcc32ad0ce834c6604a1ec0504d',
  '020-long-lists': '196dba1e8d32feec5a0abc2a13d932c6c1f91daaa84fe6c979348722b0b37b19',
  '022-refunds': 'a86619fb0c0455568ff0807076247be7dcf35c28971178abbc3f426ca242a853',
  '023-newsletter-list': 'd800224842b3d008257fe924c0cd3d23ea66f76d8886dda026f6db5174767b0e',
  '024-figures': '97b9fbdc95c1cbe6d746895b6e366d93433f297efdf0cd6900b50877b14a8187',
  '028-append-together': '3a458572d9eb59c53bf48093f97741bbf94b84b762b8ecf09d4b5364585c49ed',
  '029-projection-lease': 'fbea724607f00f1b111748e8ee238af6a8e5001d58d8aa26d5c63a058632e6d8',
  '030-erasures': '08813b3f4fca1e10bcdce2a9e19cb32a806bd3a62be23a9149858e87385288e7',
  '031-old-orders': 'dfc63e5522dff9bd4c4d680cc1defb61c1d54f589933b81642e61a323f05f13f',
  '032-daily-roots': 'c3c4d3e4ad17b96c42f59f899a0385d05945cb312a75d8adca409d7fec2aba37',
  '035-hours-of-lines': 'fca505f911af18535d98d896b4c7c2d1ae99a5787a7a6aedf41a8f7ad9a9691d',
  '036-roots-not-ahead': '650ed96c69fd27ba73e69a081e5b3629029d5be2609f9de634bee511bc17b5f3',
  '039-noted-tasks': 'a5d40ad0ff7e8d630501339dd1846599113c34e55de5d5ec1cc77d16ddc69342',
  '040-early-starts': '5980528a12be225d85bbf48fef27d75e59d72e5e1015b05bf406ae0b6b032232',
  '042-one-price': '8316da08343bcc8b077199b4abf543ffc942c4a8f502538227f3807eee6b9f69',
  '053-hours-that-end': 'd22d5333c21071ef5063282cb49ae68060fc1d31da5945c7494e05a3f88d6698',
  '054-appointments': '4e125609f3fd2d3e9ff1818791599aeeb947fffa33ec6ca2faa69c219e8e3fa3',
  '055-identification': 'dc6ee86759a510552ff09d39f56417c03d053489218f2663d3a3ebbd7decfa4a',
  '056-participants': '6a9bc100ad0ab00cad1506e8be2613f78a99a808b10786de72f42abbc3717f9a',
  '057-firm': '705b238c511be59f618c2c6568b68825820c9bcb46fc1a28f62c8620b600b0eb',
  '058-people': 'a609121b3622de65ff4e9fd4857d9952058803f1558c26d81c78bef7b63ad2bb',
  '059-released-orders': 'cbbbb0d42ca684674bcba5020ff93973a1b4a98a74485bcccc5beb297870e8ce',
  '061-people-search': '3e715049942205f2750a1db0d52c9c6cfffb70a86d945243c93f2acc58a7f356',
  '063-messages': '179ab72f5650def5e8018f0e3ddacbfa2b15b75e64c2b227b59f500784991f31',
  '067-mentions': 'c43daf04f651a6b18bb8893d56ee89a20beaffb72cd6b8116d7c228a0fbaaad6',
  '068-inquiry-answers': '35001a6d5a9abcf2be7a96b88c6fc0da2066fdc06e07907489dadcc0940a6b9c',
  '071-own-tasks': '462d30c57581db320e2c8903ce86ba670522d63ee241951270c99b824eea4ffe',
  '072-inquiry-follow-ups': '1d4bc97e44b018b19c252eed14ddbde7feb34d055849bbdc0642fe5157c53aa8',
  '073-stand-ins': 'ec8bc5266bfe42d55696618a00890d2e61297a986a10909cdf7086274b90e985',
  '074-own-views': 'd41acf71de3e97311a07764e849832fe77defb23737715b2565bd2d426b63fb7',
  '075-rooms': 'cbd0d29edc9acdc4a0a1d9e7a5601f126e03b44c69356629d1e740b4d93edb64',
  '078-signed-files': 'db49ce402a0769c28131f46dbaf053da577016477f64fa268ef8fcb35dc6b8fd',
  '079-digests': 'bc69467c3ce420e267b6eaa1ee61d1ffac4fefca6a55402d42ac2bcf610afd09',
  '080-revoked-rooms': 'b119195ee93b396fd7f0aca86bcf02e6f3f30180463ba4e59eba7c09c7715e9f',
  '081-contributions': '10ee1ed04d91442e28a8bdb9b05e53fff435a4c0d138650e6c9fa671a8ad6b0f',
  '082-entered-bills': 'fc190c272c104b01563ec03fdc3f3da6a2782e49e64b84f27f3775111c74dc1b',
  '083-duties': '8a71883d0e1b2ed19bb8f413cde77dfbab87bf79351df8bf0887c3ff0406865e',
};

const folder = 'database/migrations';
const names = globSync(`${folder}/*.ts`).map((file) => basename(file, '.ts'));

/** The file of a migration, then those of its folder. */
const partsOf = (name: string): string[] => [
  `${folder}/${name}.ts`,
  ...globSync(`${folder}/${name}/*.ts`).toSorted(),
];

function fingerprint(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part}\n`).update(readFileSync(part));
  return hash.digest('hex');
}

/**
 * During an upgrade the code of the release before runs on the new schema, and after it that code must
 * be able to come back: what it reads and writes stays.
 */
function takesAway(migration: string): string[] {
  const statements =
    /\b(drop\s+(table|column|schema|function|trigger)|truncate\s+(table\s+)?\w+\s*;|rename\s+(to|column|constraint)|alter\s+column\s+\w+\s+(type|set\s+data\s+type|set\s+not\s+null)|(drop|rename)(Table|Column|Schema)\()/gi;
  return [...migration.matchAll(statements)].map(([statement]) => statement);
}

describe('migrations', () => {
  test.each(names)('%s is frozen', (name) => {
    // A new migration adds its line; one with a line is never changed: write the next one.
    expect(frozen[name]).toBe(fingerprint(partsOf(name)));
  });

  test('none is removed or renamed', () => {
    expect(names.toSorted()).toEqual(Object.keys(frozen));
  });

  test('import nothing of the product', () => {
    const imports = names.flatMap((name) =>
      partsOf(name).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)';/g)]
          .map(([, from = '']) => from)
          .filter((from) => from !== 'kysely' && !from.startsWith(`./${name}/`))
          .map((from) => `${file} → ${from}`),
      ),
    );
    expect(imports).toEqual([]);
  });

  test('go forward only', () => {
    const back = names.filter((name) =>
      /\bfunction down\b/.test(readFileSync(`${folder}/${name}.ts`, 'utf8')),
    );
    expect(back).toEqual([]);
  });

  test('only add to what there is', () => {
    const taken = names.flatMap((name) =>
      partsOf(name).flatMap((file) => takesAway(readFileSync(file, 'utf8'))),
    );
    expect(taken).toEqual([]);
  });

  test.each([
    'alter table orders drop column payment',
    'drop table carts',
    'alter table carts rename to baskets',
    'alter table carts rename column updated_at to changed_at',
    'alter table orders alter column language type varchar(2)',
    'alter table users alter column phone set not null',
    "db.schema.dropTable('carts')",
  ])('what takes something away is found: %s', (statement) => {
    expect(takesAway(statement)).toHaveLength(1);
  });

  test.each([
    'alter table orders add column note text',
    'create index orders_by_note on orders (note)',
    'create trigger a before delete or truncate on a for each statement execute function b()',
    'drop index orders_by_time',
  ])('what adds is not: %s', (statement) => {
    expect(takesAway(statement)).toEqual([]);
  });
});
