import { Outlet } from 'react-router';
import { SkipLink } from '../kit/ui/skip-link.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { EnglishHint } from './english-hint.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export { clientMiddleware } from './leave-app.ts';

/** Public pages: header with menu, footer. Pages render their own `<main id="content">`. */
export default function PublicLayout() {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <Outlet />
      <PublicFooter />
      <EnglishHint />
      <ConsentBanner />
    </>
  );
}
