import { Outlet } from 'react-router';
import { SkipLink } from '../shared/ui/skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** Pages for everybody: header with the menu, footer. Pages bring their own `<main id="content">`. */
export default function PublicLayout() {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <Outlet />
      <PublicFooter />
    </>
  );
}
