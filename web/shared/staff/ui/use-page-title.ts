import { useEffect } from 'react';
import { brand } from '#domain/site/brand.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';

/** Names the tab, so that several can be told apart. */
export function usePageTitle(title: string | undefined): void {
  const console = `${brand.name} · ${useTexts('staff').t('staff:title')}`;
  useEffect(() => {
    document.title = title ? `${title} · ${console}` : console;
  }, [title, console]);
}
