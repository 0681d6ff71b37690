import { type Kysely, sql } from 'kysely';

/**
 * Words by which the team finds people, formations, orders, invoices and inquiries. The columns are
 * generated, so that whoever writes a row need not know of them.
 *
 * `search_words` folds texts: lower case, without accents, umlauts both as `ae` and as `a`. What is
 * written without spaces also counts from each of its parts on, with nothing between them:
 * `mehmet.kaya@example.com` is `mehmetkayaexamplecom`, `kayaexamplecom`, `examplecom` and `com`.
 * `domain/search/terms.ts` folds what is typed in the same way. `search_phone` makes one word of a
 * phone number, however it is written.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function search_words(variadic texts text[]) returns tsvector
    language plpgsql immutable parallel safe as $$
    declare
      plain text := lower(left(array_to_string(texts, ' '), 1000));
      umlauts text;
      written text;
      words text[] := '{}';
    begin
      if plain !~ '^[ -~]*$' then
        plain := lower(normalize(plain, nfkd));
        plain := replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
        plain := translate(plain, 'øłđı', 'oldi');
        umlauts := regexp_replace(plain, '([aou])\\u0308', '\\1e', 'g');
        if umlauts <> plain then
          plain := plain || ' ' || umlauts;
        end if;
        plain := regexp_replace(plain, '[\\u0300-\\u036f]+', '', 'g');
      end if;
      foreach written in array regexp_split_to_array(plain, '\\s+') loop
        while written <> '' loop
          words := words || left(regexp_replace(written, '[^[:alnum:]]+', '', 'g'), 40);
          written := substring(written from '^[^[:alnum:]]*[[:alnum:]]+[^[:alnum:]]+(.*)$');
        end loop;
      end loop;
      return array_to_tsvector(array_remove(words, ''));
    end
    $$`.execute(db);
  await sql`
    create function search_phone(phone text) returns text
    language sql immutable strict parallel safe as $$
      select 't' || regexp_replace(
        regexp_replace(phone, '[^0-9+]', '', 'g'), '^(\\+49|0049|00|\\+)?0?', '')
    $$`.execute(db);
  await sql`
    alter table users add column words tsvector generated always as
      (search_words(first_name, last_name, email, search_phone(phone))) stored`.execute(db);
  await sql`
    alter table order_billing add column words tsvector generated always as
      (search_words(billing ->> 'name', billing ->> 'company')) stored`.execute(db);
  await sql`
    alter table invoices add column words tsvector generated always as (search_words(
      number, content #>> '{buyer,name}', content #>> '{buyer,company}'
    )) stored`.execute(db);
  await sql`
    alter table inquiries add column words tsvector generated always as (search_words(
      content ->> 'name', content ->> 'contactPerson', content ->> 'company', content ->> 'email',
      search_phone(content ->> 'phone')
    )) stored`.execute(db);
  await sql`
    alter table projections.foundations add column words tsvector generated always as (search_words(
      details #>> '{coreData,companyName}', details #>> '{coreData,city}',
      details #>> '{notary,name}', details #>> '{notary,email}',
      details #>> '{notaryAppointment,notaryName}', details #>> '{notaryAppointment,notaryEmail}'
    )) stored`.execute(db);
  for (const table of ['users', 'order_billing', 'invoices', 'inquiries']) {
    await sql`create index on ${sql.table(table)} using gin (words)`.execute(db);
  }
  await sql`create index on projections.foundations using gin (words)`.execute(db);
}
