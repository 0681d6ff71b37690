import AuthLayout from './auth.tsx';

export { clientMiddleware } from './leave-app.ts';

/** Forms that everybody may fill in: looks like the login, without framework code. */
export default AuthLayout;
