import { describe, expect, test } from 'vitest';
import { priceForMembers } from '#domain/catalogue/product.ts';
import { missingPrice } from '#domain/catalogue/told-price.ts';
import { judgePiece } from '#domain/content/piece.ts';
import { typedOf } from '#domain/content/typed.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { money } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { readProducts } from '#modules/catalogue/files.ts';
import { readPartners } from '#modules/partners/files.ts';

/** The products and partners that come with the product. */
const products = await readProducts();
const partners = await readPartners();

const wordsIn = (value: unknown): number =>
  typeof value === 'string'
    ? value.split(/\s+/).length
    : Object.values(value ?? {}).reduce((sum: number, one) => sum + wordsIn(one), 0);

describe('the catalogue that comes with the product', () => {
  test('has the services of the specification, advice first', () => {
    const inGroup = (group: string) =>
      products
        .filter((one) => one.group === group)
        .toSorted((one, other) => one.position - other.position)
        .map(({ id }) => id);
    expect(inGroup('consulting')).toEqual([
      'funding-advice',
      'startup-advice',
      'legal-advice',
      'tax-advice',
    ]);
    expect(inGroup('additional')).toEqual([
      'funding-check',
      'idea-paper',
      'trademark',
      'legal-package',
      'tax-package',
      'financial-plan',
      'prototype-plan',
      'convertible-loan',
    ]);
  });

  test.each(locales)('%s: every price in a text is that of the product', (locale) => {
    for (const { id, price, memberDiscountPercent, [locale]: texts } of products) {
      const { netCents: own, vatPercent } = price;
      if (own === undefined) continue;
      const net = priceForMembers(own, memberDiscountPercent);
      const shown = { netCents: net, vatPercent };
      expect(grossCents(net, vatPercent), id).toBe(Math.round(net * 1.19));
      expect(missingPrice(texts.description.price, shown, locale), id).toBeUndefined();
    }
  });

  test.each(locales)('%s: no text names a price that nobody pays', (locale) => {
    for (const { id, price, memberDiscountPercent, [locale]: texts } of products) {
      if (!memberDiscountPercent || price.netCents === undefined) continue;
      const own = money(grossCents(price.netCents, price.vatPercent), locale);
      expect(JSON.stringify(texts), id).not.toContain(own.replace(/[.,]00(?= | )/, ''));
      expect(JSON.stringify(texts), id).not.toContain(
        `${memberDiscountPercent}${locale === 'de' ? ' ' : ''}%`,
      );
    }
  });

  test('a text is the same after it was opened at the desk', () => {
    for (const { id, de, en, asWritten } of products) {
      const judged = judgePiece('product', typedOf('product', asWritten));
      expect(judged, id).toEqual({ ok: true, piece: { de, en } });
    }
    for (const { id, asWritten, ...partner } of partners) {
      const judged = judgePiece('partner', typedOf('partner', asWritten));
      expect(judged.ok && partner, id).toMatchObject(judged.ok ? judged.piece : {});
    }
  });

  test('dates, rooms and coaches are invented, so only demos have them', () => {
    for (const { id, startsAt, coach, sample } of products) {
      if (startsAt ?? coach) expect(sample, id).toBe(true);
    }
  });

  test('a bundle with an invented part is a sample, so its parts are where it is', () => {
    const samples = new Set(products.filter(({ sample }) => sample).map(({ id }) => id));
    for (const { id, parts, sample } of products) {
      if (parts.some((part) => samples.has(part.id))) expect(sample, id).toBe(true);
    }
  });

  test('legal and tax advice is offered by those who may give it', () => {
    const vendors = (category: string) =>
      products.filter((one) => one.category === category).map(({ vendor }) => vendor.kind);
    expect(new Set(vendors('legal'))).toEqual(new Set(['law-firm']));
    expect(new Set(vendors('tax'))).toEqual(new Set(['tax-adviser']));
  });

  test('tax advisers say before the order what their profession has to (§ 2 DL-InfoV)', () => {
    const advisers = products.filter(({ vendor }) => vendor.kind === 'tax-adviser');
    expect(advisers.length).toBeGreaterThan(0);
    for (const { id, vendorAddress } of advisers) {
      expect(vendorAddress, id).toMatch(/Steuerberater \(Deutschland\), Steuerberaterkammer \S+;/);
      expect(vendorAddress, id).toMatch(/Haftpflicht: .+; .*StBVV/);
    }
  });

  test('hour packages end with the third year, and say who refunds the rest', () => {
    const packages = products.filter(({ hourPackage }) => hourPackage);
    expect(packages.length).toBeGreaterThanOrEqual(4);
    for (const { de, en } of packages) {
      expect(de.description.includes.join()).toContain('Ende des dritten Jahres');
      expect(en.description.includes.join()).toContain('end of the third year');
      expect(JSON.stringify(de)).toMatch(/zah(lt|len) .*anteilig zurück/);
      expect(JSON.stringify(en)).toMatch(/refunds? (whatever|what) is left/);
      expect(JSON.stringify([de, en])).not.toMatch(/verfällt|lapses/);
    }
  });

  test.each(locales)('%s: texts are real ones, and no two are alike', (locale) => {
    for (const { id, [locale]: texts } of products) {
      expect(wordsIn(texts), id).toBeGreaterThan(220);
    }
    for (const { id, [locale]: texts } of partners) {
      expect(wordsIn(texts), id).toBeGreaterThan(150);
    }
    const leads = [
      ...products.flatMap(({ [locale]: texts }) => texts.description.lead),
      ...partners.flatMap(({ [locale]: texts }) => texts.about),
    ];
    expect(new Set(leads).size).toBe(leads.length);
  });

  test('partners are of all kinds, invented and marked as such', () => {
    const ofKind = (kind: string) => partners.filter((one) => one.kind === kind).length;
    expect(ofKind('partner')).toBeGreaterThanOrEqual(4);
    expect(ofKind('university')).toBeGreaterThanOrEqual(2);
    expect(ofKind('accelerator')).toBeGreaterThanOrEqual(2);
    expect(partners.filter(({ sample }) => !sample)).toEqual([]);
    const codes = partners.flatMap(({ code }) => code ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(6);
  });

  test('what an invented vendor offers is a sample, too', () => {
    const named = products.filter(({ vendor }) => vendor.name !== undefined);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ sample }) => !sample)).toEqual([]);
  });
});
