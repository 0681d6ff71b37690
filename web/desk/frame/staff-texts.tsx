import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '#domain/site/paths.ts';
import { createI18n, type TextsByNamespace } from '../../kit/texts/i18n.ts';
import { useStaffLocale } from './locale.ts';

interface TextsFile {
  handle: { texts: TextsByNamespace };
}

/** Staff choose their language apart from the site's addresses, so that no route can load it. */
const own: Record<Locale, Record<string, () => Promise<TextsFile>>> = {
  de: import.meta.glob<false, string, TextsFile>([
    '../../{kit/{list,session},shared/{accounts/two-factor,contributions,messages,replies,sheets,foundations/{comparison,forecast,register-court},orders/checkout},desk/list}/texts.de.ts',
    '../../features/*/staff/**/texts.de.ts',
  ]),
  en: import.meta.glob<false, string, TextsFile>([
    '../../{kit/{list,session},shared/{accounts/two-factor,contributions,messages,replies,sheets,foundations/{comparison,forecast,register-court},orders/checkout},desk/list}/texts.en.ts',
    '../../features/*/staff/**/texts.en.ts',
  ]),
};

const common = {
  de: () => import('../../kit/texts/texts.de.ts'),
  en: () => import('../../kit/texts/texts.en.ts'),
};

const team = {
  de: () => import('../texts.de.ts'),
  en: () => import('../texts.en.ts'),
};

const loaded = new Map<Locale, Promise<i18n>>();

export function loadStaffTexts(locale: Locale): Promise<i18n> {
  const earlier = loaded.get(locale);
  if (earlier) return earlier;
  const loading = read(locale);
  loaded.set(locale, loading);
  return loading;
}

async function read(locale: Locale): Promise<i18n> {
  const [{ shared }, { staff }, ...ours] = await Promise.all([
    common[locale](),
    team[locale](),
    ...Object.values(own[locale]).map((file) => file()),
  ]);
  const texts: Record<string, object> = Object.assign(
    {},
    ...ours.map(({ handle }) => handle.texts),
  );
  // On the line of a foundation, it is not the reader who stands somewhere.
  const line = { ...shared.line, looks: { ...shared.line.looks, current: staff.lineCurrent } };
  return createI18n(locale, { ...shared, ...texts, staff, line });
}

/** Gives the pages of the team their texts; nothing is shown before. */
export function StaffTexts({ children }: { children: ReactNode }) {
  const [locale] = useStaffLocale();
  const [texts, setTexts] = useState<i18n>();
  useEffect(() => {
    let current = true;
    void loadStaffTexts(locale).then((read) => {
      if (current) setTexts(read);
    });
    document.documentElement.lang = locale;
    return () => {
      current = false;
    };
  }, [locale]);
  return texts ? <I18nextProvider i18n={texts}>{children}</I18nextProvider> : null;
}
