import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { brand } from '#domain/site/brand.ts';

/** Names the tab, so that several can be told apart. */
export function usePageTitle(title: string | undefined): void {
  const console = `${brand.name} · ${useTranslate()('title')}`;
  useEffect(() => {
    document.title = title ? `${title} · ${console}` : console;
  }, [title, console]);
}
