import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route } from 'react-router-dom';
import { brand } from '#domain/site/brand.ts';
import { FailedCommands } from './failed-commands/failed-commands.tsx';
import { FailedCommandsEntry } from './failed-commands/menu-entry.tsx';
import { commandButtons } from './foundation/commands/command-buttons.ts';
import { FoundationPage } from './foundation/foundation-page.tsx';
import { RedirectToPage } from './foundation/redirect-to-page.tsx';
import { FoundationList } from './foundations/foundation-list.tsx';
import { FoundationsEntry } from './foundations/menu-entry.tsx';
import { InquiryList } from './inquiries/inquiry-list.tsx';
import { InquiriesEntry } from './inquiries/menu-entry.tsx';
import { InvoiceList } from './invoices/invoice-list.tsx';
import { InvoicesEntry } from './invoices/menu-entry.tsx';
import { OrdersEntry } from './orders/menu-entry.tsx';
import { OrderList } from './orders/order-list.tsx';
import { OrderPage } from './orders/order-page.tsx';
import { ParkedStreamsEntry } from './parked-streams/menu-entry.tsx';
import { ParkedStreams } from './parked-streams/parked-streams.tsx';
import { dataProvider } from './shell/api/data-provider.ts';
import { createI18n } from './shell/i18n-provider.ts';
import { ConsoleLayout } from './shell/layout.tsx';
import { Notices } from './shell/notices.tsx';
import { authProvider } from './shell/session/auth-provider.ts';
import { LoginPage } from './shell/session/login-page.tsx';
import { SecondFactor } from './shell/session/second-factor.tsx';
import { SessionEnded } from './shell/session/session-ended.tsx';
import { sharedTexts } from './shell/shared-texts.tsx';
import type { Shortcut } from './shell/shortcut-help.tsx';
import { Failure, Loading, Missing } from './shell/states.tsx';
import { createStore } from './shell/store.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';
import { UnrenderedInvoicesEntry } from './unrendered-invoices/menu-entry.tsx';
import { UnrenderedInvoices } from './unrendered-invoices/unrendered-invoices.tsx';
import { UnsentMailsEntry } from './unsent-mails/menu-entry.tsx';
import { UnsentMails } from './unsent-mails/unsent-mails.tsx';
import { WorkListEntry } from './work-list/menu-entry.tsx';
import { WorkList } from './work-list/work-list.tsx';

const { i18n, i18nProvider } = createI18n({ de, en });

const SharedTexts = sharedTexts({ de, en });
const store = createStore();

/** The workplace of staff, lawyers and administrators: ra-core with our own look. */
export function Console() {
  return (
    <I18nextProvider i18n={i18n}>
      <SharedTexts>
        <CoreAdminContext
          basename="/admin"
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          store={store}
        >
          <CoreAdminUI
            title={brand.name}
            requireAuth
            disableTelemetry
            layout={Layout}
            loginPage={LoginPage}
            dashboard={WorkList}
            loading={Loading}
            catchAll={Missing}
            error={Failure}
          >
            <Resource
              name="foundations"
              list={FoundationList}
              show={FoundationPage}
              edit={RedirectToPage}
            />
            <CustomRoutes>
              <Route path="/failed-commands" element={<FailedCommands />} />
              <Route path="/parked" element={<ParkedStreams />} />
              <Route path="/orders" element={<OrderList />} />
              <Route path="/orders/:id" element={<OrderPage />} />
              <Route path="/invoices" element={<InvoiceList />} />
              <Route path="/inquiries" element={<InquiryList />} />
              <Route path="/unrendered-invoices" element={<UnrenderedInvoices />} />
              <Route path="/mails" element={<UnsentMails />} />
            </CustomRoutes>
          </CoreAdminUI>
          <Notices />
          <SessionEnded />
          <SecondFactor />
        </CoreAdminContext>
      </SharedTexts>
    </I18nextProvider>
  );
}

/** The shell, filled with what the subjects contribute to it. */
function Layout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const shortcuts = commandButtons.flatMap(({ command, shortcut }): Shortcut[] =>
    shortcut ? [[shortcut, translate(`commands.${command}.button`)]] : [],
  );
  const menu = (
    <>
      <WorkListEntry />
      <FoundationsEntry />
      <OrdersEntry />
      <InvoicesEntry />
      <InquiriesEntry />
      <FailedCommandsEntry />
      <ParkedStreamsEntry />
      <UnsentMailsEntry />
      <UnrenderedInvoicesEntry />
    </>
  );
  return (
    <ConsoleLayout menu={menu} commandShortcuts={shortcuts}>
      {children}
    </ConsoleLayout>
  );
}
