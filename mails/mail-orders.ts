import type { FoundationMail, InvoiceMail, MeetingMail } from './registry.ts';

/** A mail that a workflow sends. Ids only: names and addresses are looked up when it is sent. */
export type MailOrder = FoundationMailOrder | MeetingMailOrder | InvoiceMailOrder;

export interface FoundationMailOrder {
  foundationId: string;
  /** What the mail is about; for reminders the event that brought the current status. */
  eventId: string;
  mail: FoundationMail;
  /** 1 for the first of its kind. */
  occasion: number;
}

export interface MeetingMailOrder {
  meetingId: string;
  /** Of the meeting; a mail about an earlier one is no longer sent. */
  version: number;
  mail: MeetingMail;
  occasion: number;
}

export interface InvoiceMailOrder {
  invoiceId: string;
  mail: InvoiceMail;
  occasion: number;
}

/** Local part of the Message-ID and key in `sent_mails`, the same in every attempt. */
export function messageIdOf(order: MailOrder): string {
  const { mail, occasion } = order;
  if ('meetingId' in order) return `${order.meetingId}.${mail}.${order.version}.${occasion}`;
  if ('invoiceId' in order) return `${order.invoiceId}.${mail}.${occasion}`;
  return occasion === 1 ? `${order.eventId}.${mail}` : `${order.eventId}.${mail}.${occasion}`;
}
