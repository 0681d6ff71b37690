import type { ColumnType } from 'kysely';
import type { Instant, Json, MaybeInstant, WithDefault, Words } from '#database/columns.ts';
import type { VendorKind } from '#domain/catalogue/product.ts';
import type { Billing } from '#domain/orders/billing.ts';
import type { OrderLine, Payment } from '#domain/orders/order.ts';
import type { ReleaseReason } from '#domain/orders/release.ts';
import type { Locale } from '#domain/site/paths.ts';

/** The driver gives a bigint as text. */
type Cents = ColumnType<string, number, never>;

export interface CartRow {
  account_id: string;
  updated_at: WithDefault<Date>;
}

export interface CartLineRow {
  account_id: string;
  product_id: string;
  quantity: number;
  position: number;
}

/** Immutable, like all tables whose comment says so: a trigger refuses to change rows. */
export interface OrderRow {
  /** The idempotency key of the request. */
  id: string;
  account_id: string;
  /** Whose package it is. */
  foundation_id: string | null;
  /** Of the contract. */
  language: Locale;
  payment: Payment;
  terms_version: string;
  early_start: boolean;
  net_cents: Cents;
  gross_cents: Cents;
  /** A repetition has to have the same one. */
  fingerprint: string;
  placed_at: Instant;
  withdrawable_until: Instant;
}

/** Immutable. */
export interface OrderLineRow {
  order_id: string;
  position: number;
  product_id: string | null;
  title: string;
  quantity: number;
  regular_unit_net_cents: number;
  discount_percent: number;
  unit_net_cents: number;
  net_cents: Cents;
  vat_percent: number;
  vendor_kind: VendorKind;
  vendor_name: string;
  vendor_address: WithDefault<string | null>;
  starts_at: MaybeInstant;
  duration_hours: number | null;
  location: string | null;
  parts: Json<OrderLine['parts']>;
}

/** Immutable. Personal data. The order of a package may get it later. */
export interface OrderBillingRow {
  order_id: string;
  billing: Json<Billing>;
  given_at: Instant;
  words: Words;
}

/** Of an order that was placed without; never changed. */
export interface OrderEarlyStartRow {
  order_id: string;
  requested_at: Instant;
  text_version: string;
}

/** Immutable. */
export interface OrderWithdrawalRow {
  order_id: string;
  withdrawn_at: Instant;
  /** Where nobody withdrew, but the order was released and nobody owes anything. */
  released_because: WithDefault<ReleaseReason | null>;
}

export interface HourPackageRow {
  id: string;
  account_id: string;
  order_id: string;
  /** Of the package among those of its order. */
  position: number;
  /** Of the line it came with; null for those of before this was noted. */
  line_position: number | null;
  title: string;
  vendor_kind: VendorKind;
  vendor_name: string;
  minutes_total: number;
  minutes_left: number;
  expires_at: Instant;
  /** When the order was withdrawn. */
  voided_at: MaybeInstant;
  /** When the member was reminded that they end. */
  end_reminded_at: MaybeInstant;
  created_at: Instant;
}

/** Immutable. */
export interface HourRedemptionRow {
  /** The idempotency key of the request. */
  id: string;
  package_id: string;
  minutes: number;
  /** After this redemption. */
  minutes_left: number;
  redeemed_at: Instant;
  /** The member books the time here; otherwise the team arranges it. */
  chooses_time: WithDefault<boolean>;
}

/** What hours are for. Personal data: the row goes with the account. */
export interface HourRedemptionTopicRow {
  redemption_id: string;
  account_id: string;
  topic: string;
}

/** Immutable. */
export interface HourRedemptionUndoRow {
  redemption_id: string;
  undone_at: Instant;
}

/** Immutable. */
export interface OrderAddressRequestRow {
  order_id: string;
  asked_at: Instant;
  /** Who of the team has asked; null for those that go out by themselves. */
  asked_by: string | null;
}

/** An order that has neither an address nor a withdrawal; written by triggers alone. */
export interface AwaitedAddressRow {
  order_id: string;
}

export interface OrdersTables {
  carts: CartRow;
  cart_lines: CartLineRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_billing: OrderBillingRow;
  order_withdrawals: OrderWithdrawalRow;
  order_early_starts: OrderEarlyStartRow;
  hour_packages: HourPackageRow;
  hour_redemptions: HourRedemptionRow;
  hour_redemption_topics: HourRedemptionTopicRow;
  hour_redemption_undos: HourRedemptionUndoRow;
  order_address_requests: OrderAddressRequestRow;
  awaited_addresses: AwaitedAddressRow;
}
