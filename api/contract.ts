import type { z } from 'zod';
import type { Billing } from '#domain/orders/billing.ts';
import type { documentSchema, timelineEntrySchema } from '#projections/foundations/views.ts';
import type { managedNewsletterCalls } from './accounts/newsletter-schemas.ts';
import type {
  invitationCalls,
  loginCalls,
  mailedLinkCalls,
  managedUserCalls,
  ownAccountCalls,
  ownSessionCalls,
  passwordCalls,
  pictureCalls,
  pictureUploadCalls,
  providerLoginCalls,
  registrationCalls,
  tokens,
  twoFactorCalls,
} from './accounts/schemas.ts';
import type { me, PickedUser, RoleView } from './accounts/user-views.ts';
import type {
  affectedSchema,
  appointmentSchema,
  calendarWeekSchema,
  consultantCalls,
  consultantSchema,
  rebookingsSchema,
  calendarCalls as teamCalendarCalls,
} from './appointments/calendar-schemas.ts';
import type {
  meetingCalls,
  meetingView,
  ownMeeting,
  ownMeetingCalls,
} from './appointments/meeting-schemas.ts';
import type { slotCalls, slotSchema } from './appointments/slot-schemas.ts';
import type { calendarCalls } from './calendar/schemas.ts';
import type { productCalls, productCardSchema, productSchema } from './catalogue/schemas.ts';
import type { checkedName, companyNameCalls } from './company-names/schemas.ts';
import type {
  faultSchema,
  managedContentCalls,
  pieceCardSchema,
  pieceSchema,
  previewSchema,
} from './content/managed-schemas.ts';
import type {
  contentCalls,
  entryAddressSchema,
  entryCardSchema,
  newsCalls,
  searchHitSchema,
  wholeEntrySchema,
} from './content/schemas.ts';
import type {
  contributionCalls,
  contributionsSchema,
  readStatementSchema,
  statementCalls,
} from './contributions/schemas.ts';
import type { checkedBill, costCalls, costsSchema, whatIfAnswer } from './costs/schemas.ts';
import type { listCalls } from './desk/lists.ts';
import type { noteCalls, noteView } from './desk/note-schemas.ts';
import type { peopleCalls } from './desk/people-schemas.ts';
import type {
  Coming,
  deskCalls,
  digestCalls,
  presenceCalls,
  savedViewSchema,
  standInCalls,
  Task,
  TaskOutcome,
  TaskRefusal,
  viewCalls,
  workloadCalls,
} from './desk/schemas.ts';
import type { dutyCalls, paperCalls } from './duties/schemas.ts';
import type {
  dataExportSchema,
  erasureCalls,
  erasureSchema,
  managedErasureCalls,
} from './erasures/schemas.ts';
import type { caseCalls } from './foundations/case/schemas.ts';
import type { CommandCalls, outcomeCalls } from './foundations/command-calls.ts';
import type { acceptedSchema } from './foundations/command-schemas.ts';
import type { comparisonCalls, comparisonSchema } from './foundations/comparison-schemas.ts';
import type {
  addDocumentCalls,
  downloadCalls,
  failedCommandSchema,
  firmInvoiceCalls,
  foundationCalls,
  foundationViewSchema,
  listedFoundationSchema,
  receiptCalls,
  teamViewSchema,
} from './foundations/schemas.ts';
import type { CallOf } from './http/calls.ts';
import type { errorBody } from './http/schemas.ts';
import type {
  identificationCalls,
  identificationFileCalls,
  inPersonCalls,
} from './identification/schemas.ts';
import type {
  inquiryCalls,
  managedInquiryCalls,
  managedInquirySchema,
  ownInquiryCalls,
  ownInquirySchema,
  wholeInquirySchema,
} from './inquiries/schemas.ts';
import type {
  invoiceCalls,
  invoiceSchema,
  managedInvoiceCalls,
  managedInvoiceSchema,
  paymentSchema,
  wholeInvoiceSchema,
} from './invoices/schemas.ts';
import type { caseMailSchema, mailCalls } from './mails/schemas.ts';
import type { messageCalls, messageFileCalls } from './messages/schemas.ts';
import type { notaryCalls } from './notaries/schemas.ts';
import type { noticeCalls, noticeSchema } from './notices/schemas.ts';
import type { figureCalls, figuresSchema } from './operations/figure-schemas.ts';
import type { stuckCalls } from './operations/stuck-schemas.ts';
import type {
  cartCalls,
  cartSchema,
  hourPackageCalls,
  hourPackageSchema,
  hourTimesSchema,
  managedOrderCalls,
  managedOrderCardSchema,
  managedOrderSchema,
  orderCalls,
  orderSchema,
  ownOrderCardSchema,
  placedOrderSchema,
} from './orders/schemas.ts';
import type { invitationView, participantCalls } from './participants/schemas.ts';
import type { partnerCalls, partnerCardSchema, partnerSchema } from './partners/schemas.ts';
import type {
  managedPaymentCalls,
  managedPaymentSchema,
  paymentCalls,
} from './payments/schemas.ts';
import type { replyCalls, replySchema } from './replies/schemas.ts';
import type {
  managedRoomCalls,
  roomCalls,
  roomCommandCalls,
  roomDoorCalls,
  roomFileCalls,
  roomMessageCalls,
} from './rooms/schemas.ts';
import type { historyCalls, rootCalls } from './roots/schemas.ts';
import type { foundSchema, searchCalls } from './search/schemas.ts';
import type { intakeSchemaCalls, sheetCalls, sheetSchema } from './sheets/schemas.ts';
import type {
  filledTemplateCalls,
  templateCalls,
  templateCardSchema,
} from './templates/schemas.ts';
import type {
  linkHistorySchema,
  linkView,
  managedLinkCalls,
  uploadCalls,
  uploadLinkCalls,
} from './upload-links/schemas.ts';

type Tables = AccountTables &
  typeof contentCalls &
  typeof newsCalls &
  typeof templateCalls &
  typeof filledTemplateCalls &
  typeof productCalls &
  typeof partnerCalls &
  typeof companyNameCalls &
  typeof inquiryCalls &
  typeof ownInquiryCalls &
  typeof managedInquiryCalls &
  typeof replyCalls &
  typeof managedContentCalls &
  typeof messageCalls &
  typeof noticeCalls &
  typeof cartCalls &
  typeof orderCalls &
  typeof hourPackageCalls &
  typeof managedOrderCalls &
  typeof foundationCalls &
  typeof caseCalls &
  typeof outcomeCalls &
  typeof downloadCalls &
  typeof comparisonCalls &
  typeof historyCalls &
  typeof sheetCalls &
  typeof costCalls &
  typeof dutyCalls &
  typeof paperCalls &
  typeof intakeSchemaCalls &
  typeof rootCalls &
  typeof noteCalls &
  typeof deskCalls &
  typeof presenceCalls &
  typeof workloadCalls &
  typeof standInCalls &
  typeof digestCalls &
  typeof uploadLinkCalls &
  typeof roomDoorCalls &
  typeof roomCalls &
  typeof roomCommandCalls &
  typeof roomMessageCalls &
  typeof identificationCalls &
  typeof identificationFileCalls &
  typeof participantCalls &
  typeof managedLinkCalls &
  typeof managedRoomCalls &
  typeof invoiceCalls &
  typeof managedInvoiceCalls &
  typeof paymentCalls &
  typeof managedPaymentCalls &
  typeof meetingCalls &
  typeof ownMeetingCalls &
  typeof slotCalls &
  typeof teamCalendarCalls &
  typeof consultantCalls &
  typeof mailCalls &
  typeof searchCalls &
  typeof viewCalls &
  typeof stuckCalls &
  typeof listCalls &
  typeof notaryCalls &
  typeof contributionCalls &
  typeof figureCalls;

type UploadTables = typeof addDocumentCalls &
  typeof statementCalls &
  typeof firmInvoiceCalls &
  typeof receiptCalls &
  typeof inPersonCalls &
  typeof messageFileCalls &
  typeof uploadCalls &
  typeof roomFileCalls &
  typeof pictureUploadCalls;

type AccountTables = typeof loginCalls &
  typeof passwordCalls &
  typeof providerLoginCalls &
  typeof twoFactorCalls &
  typeof registrationCalls &
  typeof invitationCalls &
  typeof ownAccountCalls &
  typeof ownSessionCalls &
  typeof calendarCalls &
  typeof erasureCalls &
  typeof managedErasureCalls &
  typeof mailedLinkCalls &
  typeof managedUserCalls &
  typeof peopleCalls &
  typeof managedNewsletterCalls &
  typeof pictureCalls;

/** Every call of the API by its name, `GET /orders/:id`. */
export type Routes = { readonly [Name in keyof Tables]: CallOf<Tables[Name]> } & CommandCalls;

/** The calls that are sent as a form with a file instead of JSON. */
export type Uploads = { readonly [Name in keyof UploadTables]: CallOf<UploadTables[Name]> };

export type { ObstacleKind } from '#domain/foundations/obstacles.ts';
export type { Party, Status, Unfinished } from '#domain/foundations/statuses.ts';
export type Country = Billing['country'];
/** Of a user what was asked for by `fields`. */
export type { Billing, PickedUser };
export type Erasure = z.output<typeof erasureSchema>;

/** The mails that the console has a name for. */
export type { MailName } from '#mails/registry.ts';

/** What the API answers its clients, inferred from the schemas that it answers with. */
export type ErrorBody = z.output<typeof errorBody>;
export type Tokens = z.output<typeof tokens>;
export type LoginProvider = Routes['GET /auth']['answer']['data'][number];
export type Me = z.output<typeof me>;
/** Where somebody is logged in. */
export type OwnSession = Routes['GET /users/me/sessions']['answer']['data'][number];
export type RoleName = RoleView['name'];
export type FoundationCard = Omit<z.output<typeof listedFoundationSchema>, 'owner'>;
/** As the team lists it. */
export type ListedFoundation = z.output<typeof listedFoundationSchema>;
export type FoundationPage = z.output<typeof foundationViewSchema>;
/** What staff and lawyers get to see of a foundation. */
export type TeamFoundation = FoundationPage & z.output<typeof teamViewSchema>;
export type DocumentEntry = z.output<typeof documentSchema>;
/** Two documents as text, or why that is not possible. */
export type ComparedDocuments = z.output<typeof comparisonSchema>;
export type TimelineEntry = z.output<typeof timelineEntrySchema>;
export type Accepted = z.output<typeof acceptedSchema>;
/** What somebody is told who has been invited to take part in a formation. */
export type InvitationView = z.output<typeof invitationView>;
export type LinkView = z.output<typeof linkView>;
/** What the holder of a mailed link sees of a meeting. */
export type MeetingView = z.output<typeof meetingView>;
/** A meeting of a member, seen by that member. */
export type OwnMeeting = z.output<typeof ownMeeting>;
/** Beside the bell of the member area. */
export type Notice = z.output<typeof noticeSchema>;
export type CheckedName = z.output<typeof checkedName>;
/** All money of a formation, as its founders see it. */
export type Costs = z.output<typeof costsSchema>;
export type CheckedBill = z.output<typeof checkedBill>;
export type WhatIfAnswer = z.output<typeof whatIfAnswer>;
export type Slot = z.output<typeof slotSchema>;
export type { Coming, Task, TaskOutcome, TaskRefusal };
/** A week of those who consult, as the team sees it. */
export type CalendarWeek = z.output<typeof calendarWeekSchema>;
/** A booked time in it. */
export type Appointment = z.output<typeof appointmentSchema>;
/** Absences with their people, and what lies outside of the hours. */
export type Rebookings = z.output<typeof rebookingsSchema>;
/** Somebody whose time lies in an absence. */
export type AffectedAppointment = z.output<typeof affectedSchema>;
/** Somebody who consults, with the hours. */
export type ManagedConsultant = z.output<typeof consultantSchema>;
/** A copy of one's own data. */
export type DataExport = z.output<typeof dataExportSchema>;
export type { Subscription } from './accounts/newsletter-schemas.ts';
/** Where formations stand, and how long they took. */
export type Figures = z.output<typeof figuresSchema>;
export type { AuditedAction } from './operations/schemas.ts';
export type { Stuck, StuckThing } from './operations/stuck-schemas.ts';
export type FailedCommand = z.output<typeof failedCommandSchema>;
/** What the team has written down about a formation. */
export type Note = z.output<typeof noteView>;
/** A mail of a formation, and how far it has come. */
export type CaseMail = z.output<typeof caseMailSchema>;
/** A link of a notary, and what became of it. */
export type LinkHistory = z.output<typeof linkHistorySchema>;
export type ProductCard = z.output<typeof productCardSchema>;
export type Product = z.output<typeof productSchema>;
export type PartnerCard = z.output<typeof partnerCardSchema>;
export type Partner = z.output<typeof partnerSchema>;
export type Cart = z.output<typeof cartSchema>;
export type Invoice = z.output<typeof invoiceSchema>;
/** What staff see of an invoice. */
export type ManagedInvoice = z.output<typeof managedInvoiceSchema>;
/** With its lines, payments and mails. */
export type WholeInvoice = z.output<typeof wholeInvoiceSchema>;
/** What came in for an invoice, or went back. */
export type InvoicePayment = z.output<typeof paymentSchema>;
export type ManagedPayment = z.output<typeof managedPaymentSchema>;
export type PlacedOrder = z.output<typeof placedOrderSchema>;
export type OrderCard = z.output<typeof ownOrderCardSchema>;
export type Order = z.output<typeof orderSchema>;
/** What staff see of an order. */
export type ManagedOrderCard = z.output<typeof managedOrderCardSchema>;
export type ManagedOrder = z.output<typeof managedOrderSchema>;
/** What somebody asked of us in a form of the site, as staff see it. */
export type PieceCard = z.output<typeof pieceCardSchema>;
export type WholePiece = z.output<typeof pieceSchema>;
export type PiecePreview = z.output<typeof previewSchema>;
export type PieceFault = z.output<typeof faultSchema>;
export type ManagedInquiry = z.output<typeof managedInquirySchema>;
export type OwnInquiry = z.output<typeof ownInquirySchema>;
export type WholeInquiry = z.output<typeof wholeInquirySchema>;
/** A text that the team begins an answer with. */
export type Reply = z.output<typeof replySchema>;
/** Hours bought in advance. */
export type HourPackage = z.output<typeof hourPackageSchema>;
export type HourTimes = z.output<typeof hourTimesSchema>;
export type { DeskListName } from './desk/lists.ts';
export type { ViewedName } from './desk/schemas.ts';
export type SavedView = z.output<typeof savedViewSchema>;
/** What the team finds from one field, by kind. */
export type Found = z.output<typeof foundSchema>;
/** An article or page in lists and links. */
export type EntryCard = z.output<typeof entryCardSchema>;
export type WholeEntry = z.output<typeof wholeEntrySchema>;
export type TemplateCard = z.output<typeof templateCardSchema>;
/** A sheet of a formation's data, in one language and as its reader may see it. */
export type Sheet = z.output<typeof sheetSchema>;
/** What each shareholder pays before filing, and what has come in. */
export type Contributions = z.output<typeof contributionsSchema>;
/** What came in by a statement. */
export type ReadStatement = z.output<typeof readStatementSchema>;
export type SearchHit = z.output<typeof searchHitSchema>;
export type EntryAddress = z.output<typeof entryAddressSchema>;
export type FormStamp = Routes['GET /form-stamp']['answer']['data'];
