import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#domain/site/paths.ts';
import { createTexts, type Texts, type TextsByNamespace, TextsContext } from '../../kit/texts/texts.ts';
import { useStaffLocale } from './locale.ts';

interface TextsFile {
  handle: { texts: TextsByNamespace };
}

type Load<File> = Readonly<Record<string, () => Promise<File>>>;

/** Staff choose their language apart from the site's addresses, so that no route can load it. */
const files: Record<Locale, { own: Load<TextsFile>; shared: Load<{ shared: TextsByNamespace }> }> = {
  de: {
    own: import.meta.glob([
      './texts.de.ts',
      '../../kit/list/texts.de.ts',
      '../../features/*/staff/**/texts.de.ts',
    ]),
    shared: import.meta.glob('../../kit/texts/texts.de.ts'),
  },
  en: {
    own: import.meta.glob([
      './texts.en.ts',
      '../../kit/list/texts.en.ts',
      '../../features/*/staff/**/texts.en.ts',
    ]),
    shared: import.meta.glob('../../kit/texts/texts.en.ts'),
  },
};

const loaded = new Map<Locale, Promise<Texts>>();

function load(locale: Locale): Promise<Texts> {
  const earlier = loaded.get(locale);
  if (earlier) return earlier;
  const loading = read(locale);
  loaded.set(locale, loading);
  return loading;
}

async function read(locale: Locale): Promise<Texts> {
  const { own, shared } = files[locale];
  const all = <File,>(these: Load<File>) => Promise.all(Object.values(these).map((file) => file()));
  const [ours, [common]] = await Promise.all([all(own), all(shared)]);
  const texts: Record<string, object> = Object.assign({}, ...ours.map(({ handle }) => handle.texts));
  return createTexts(locale, { ...common?.shared, ...texts, ...lineOf(common?.shared, texts) });
}

/** On the line of a foundation, it is not the reader who stands somewhere. */
function lineOf({ line }: TextsByNamespace = {}, { staff }: TextsByNamespace) {
  if (!line || !('looks' in line) || !staff || !('lineCurrent' in staff)) return {};
  return { line: { ...line, looks: { ...Object(line.looks), current: staff.lineCurrent } } };
}

/** Gives the pages of the team their texts; nothing is shown before. */
export function StaffTexts({ children }: { children: ReactNode }) {
  const [locale] = useStaffLocale();
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    let current = true;
    void load(locale).then((read) => {
      if (current) setTexts(read);
    });
    document.documentElement.lang = locale;
    return () => {
      current = false;
    };
  }, [locale]);
  return texts ? <TextsContext value={texts}>{children}</TextsContext> : null;
}
