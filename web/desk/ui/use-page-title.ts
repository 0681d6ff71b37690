import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#domain/site/brand.ts';

/** Names the tab, so that several can be told apart. */
export function usePageTitle(title: string | undefined): void {
  const console = `${brand.name} · ${useTranslation(['staff']).t('staff:title')}`;
  useEffect(() => {
    document.title = title ? `${title} · ${console}` : console;
  }, [title, console]);
}
