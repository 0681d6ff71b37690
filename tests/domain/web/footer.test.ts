import { expect, test } from 'vitest';
import { locales } from '#domain/site/paths.ts';
import { footerColumns } from '#web/layouts/footer-links.ts';
import { textsOf } from '../../support/texts.ts';

/** Specification § 2.2, in its order. */
test.each(locales)('%s: the footer lists what it has to, together and in order', (locale) => {
  const { footer, menu } = textsOf(locale).common;
  const { foundation, gmbh, ug, holding, startup, corporations, legal } = footer.topicNames;
  const topics = [foundation, gmbh, ug, holding, startup, corporations, legal];
  const wanted = [
    ...topics,
    footer.blog,
    footer.imprint,
    footer.privacy,
    footer.termsOfUse,
    footer.contact,
    footer.cookies,
  ];
  const shown = footerColumns({ footer, menu }, locale).flatMap(({ links }) =>
    links.map(({ text }) => text),
  );
  const first = shown.indexOf(foundation);
  expect(shown.slice(first, first + wanted.length)).toEqual(wanted);
});

test.each(locales)('%s: the way to withdraw stands out there', (locale) => {
  const { footer, menu } = textsOf(locale).common;
  const links = footerColumns({ footer, menu }, locale).flatMap((column) => column.links);
  const prominent = links.filter((link) => link.prominent).map(({ text }) => text);
  expect(prominent).toEqual([footer.withdrawal]);
});
