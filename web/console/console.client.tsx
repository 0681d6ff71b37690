import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  localStorageStore,
  Resource,
} from 'react-admin';
import { I18nextProvider } from 'react-i18next';
import { Route } from 'react-router-dom';
import { FoundationPage } from './foundation/foundation-page.tsx';
import { FoundationList } from './foundations/foundation-list.tsx';
import { ParkedEvents } from './parked-streams/parked-streams.tsx';
import { dataProvider } from './shell/data-provider.ts';
import { i18n, i18nProvider } from './shell/i18n-provider.ts';
import { ConsoleLayout } from './shell/layout.tsx';
import { Notices } from './shell/notices.tsx';
import { authProvider } from './shell/session/auth-provider.ts';
import { LoginPage } from './shell/session/login-page.tsx';
import { Failure, Loading, Missing } from './shell/states.tsx';
import { WorkList } from './work-list/work-list.tsx';

/** Settings of this browser: language and shortcuts. No data of foundations. */
const store = localStorageStore('1', 'console');

/** The workplace of staff, lawyers and administrators: react-admin with a face of our own. */
export default function Console() {
  return (
    <I18nextProvider i18n={i18n}>
      <CoreAdminContext
        basename="/admin"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={store}
      >
        <CoreAdminUI
          title="Siebenschritt"
          requireAuth
          disableTelemetry
          layout={ConsoleLayout}
          loginPage={LoginPage}
          dashboard={WorkList}
          loading={Loading}
          catchAll={Missing}
          error={Failure}
        >
          <Resource name="foundations" list={FoundationList} show={FoundationPage} />
          <CustomRoutes>
            <Route path="/parked" element={<ParkedEvents />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notices />
      </CoreAdminContext>
    </I18nextProvider>
  );
}
