import type { EventStoreTables } from '#event-store/tables.ts';
import type { AccountsTables } from '#modules/accounts/tables.ts';
import type { AppointmentTables } from '#modules/appointments/tables.ts';
import type { AuditTables } from '#modules/audit/tables.ts';
import type { CalendarFeedsTables } from '#modules/calendar/tables.ts';
import type { CatalogueTables } from '#modules/catalogue/tables.ts';
import type { CommandTables } from '#modules/commands/tables.ts';
import type { ContentTables } from '#modules/content/tables.ts';
import type { ContributionTables } from '#modules/contributions/tables.ts';
import type { CostsTables } from '#modules/costs/tables.ts';
import type { DeskTables } from '#modules/desk/tables.ts';
import type { DutiesTables } from '#modules/duties/tables.ts';
import type { ErasuresTables } from '#modules/erasures/tables.ts';
import type { FilesTables } from '#modules/files/tables.ts';
import type { FoundationTables } from '#modules/foundations/tables.ts';
import type { IdentificationTables } from '#modules/identification/tables.ts';
import type { InquiryTables } from '#modules/inquiries/tables.ts';
import type { InvoicesTables } from '#modules/invoices/tables.ts';
import type { MessageTables } from '#modules/messages/tables.ts';
import type { NoticesTables } from '#modules/notices/tables.ts';
import type { OperationsTables } from '#modules/operations/tables.ts';
import type { OrdersTables } from '#modules/orders/tables.ts';
import type { OutboxTables } from '#modules/outbox/tables.ts';
import type { ParticipantsTables } from '#modules/participants/tables.ts';
import type { PartnersTables } from '#modules/partners/tables.ts';
import type { PaymentsTables } from '#modules/payments/tables.ts';
import type { RoomsTables } from '#modules/rooms/tables.ts';
import type { RootsTables } from '#modules/roots/tables.ts';
import type { UploadLinksTables } from '#modules/upload-links/tables.ts';
import type { ProjectionTables } from '#projections/tables.ts';

/** All tables of the database; each part declares its own. */
export interface Tables
  extends AccountsTables,
    AuditTables,
    CalendarFeedsTables,
    CatalogueTables,
    CommandTables,
    ContentTables,
    ContributionTables,
    CostsTables,
    DeskTables,
    DutiesTables,
    ErasuresTables,
    EventStoreTables,
    FilesTables,
    FoundationTables,
    IdentificationTables,
    InquiryTables,
    InvoicesTables,
    MessageTables,
    OperationsTables,
    OrdersTables,
    NoticesTables,
    OutboxTables,
    ParticipantsTables,
    PartnersTables,
    PaymentsTables,
    ProjectionTables,
    RootsTables,
    AppointmentTables,
    RoomsTables,
    UploadLinksTables {}
