import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteData } from '../kit/ui/site-data.ts';
import { isConfidential } from '../page-layouts.ts';

/** Public pages ask; the others go by what was answered there. */
export function ConsentedTagManager() {
  const { pathname } = useLocation();
  const address = useSiteData()?.tagManager;
  const mayLoad = address !== undefined && !isConfidential(pathname);
  useEffect(() => {
    if (mayLoad) void loadIfConsented(address);
  }, [mayLoad, address]);
  return null;
}

/** Most operators measure nothing, and their members load nothing for it. */
async function loadIfConsented(address: string): Promise<void> {
  const { hasConsented } = await import('../site/head.ts');
  if (!hasConsented()) return;
  const { loadTagManager } = await import('../site/tag-manager.ts');
  loadTagManager(address);
}
