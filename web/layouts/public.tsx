import { Outlet } from 'react-router';
import { PublicFooter } from '../components/public-footer.tsx';
import { PublicHeader } from '../components/public-header.tsx';
import { SkipLink } from '../components/skip-link.tsx';

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
