import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route } from 'react-router';
import { brand } from '#domain/site/brand.ts';
import { FailedCommands } from '../features/foundations/staff/failed-commands.tsx';
import { FailedCommandsEntry } from '../console/failed-commands/menu-entry.tsx';
import { commandButtons } from '../features/foundations/staff/commands/command-buttons.ts';
import { FoundationPage } from '../features/foundations/staff/page/foundation.tsx';
import { RedirectToPage } from '../features/foundations/staff/page/redirect-to-page.tsx';
import { FoundationList } from '../features/foundations/staff/foundations.tsx';
import { FoundationsEntry } from '../console/foundations/menu-entry.tsx';
import { InquiryList } from '../features/inquiries/staff/inquiries.tsx';
import { InquiriesEntry } from '../console/inquiries/menu-entry.tsx';
import { InvoiceList } from '../features/invoices/staff/invoices.tsx';
import { InvoicesEntry } from '../console/invoices/menu-entry.tsx';
import { OrdersEntry } from '../console/orders/menu-entry.tsx';
import { OrderList } from '../features/orders/staff/orders.tsx';
import { OrderPage } from '../features/orders/staff/order.tsx';
import { ParkedStreamsEntry } from '../console/parked-streams/menu-entry.tsx';
import { ParkedStreams } from '../features/foundations/staff/parked-streams.tsx';
import { dataProvider } from '../shared/staff/call.ts';
import { createI18n } from './staff/staff-texts.tsx';
import { ConsoleLayout } from './staff/desk.tsx';
import { Notices } from '../console/shell/notices.tsx';
import { authProvider } from '../console/shell/session/auth-provider.ts';
import { LoginPage } from './staff/login.tsx';
import { SecondFactor } from './staff/second-factor.tsx';
import { SessionEnded } from './staff/session-ended.tsx';
import type { Shortcut } from './staff/shortcut-help.tsx';
import { Failure, Loading, Missing } from '../shared/staff/ui/states.tsx';
import { createStore } from '../console/shell/store.ts';
import { de } from '../console/texts.de.ts';
import { en } from '../console/texts.en.ts';
import { UnrenderedInvoicesEntry } from '../console/unrendered-invoices/menu-entry.tsx';
import { UnrenderedInvoices } from '../features/invoices/staff/unrendered-invoices.tsx';
import { UnsentMailsEntry } from '../console/unsent-mails/menu-entry.tsx';
import { UnsentMails } from '../features/mails/staff/unsent-mails.tsx';
import { WorkListEntry } from '../console/work-list/menu-entry.tsx';
import { WorkList } from '../features/foundations/staff/tasks/tasks.tsx';

const { i18n, i18nProvider } = createI18n({ de, en });

const store = createStore();

/** The workplace of staff, lawyers and administrators: ra-core with our own look. */
export function Console() {
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
