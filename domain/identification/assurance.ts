import { z } from 'zod';
import { line } from '../text.ts';
import { countryCode, isoDay, isValidAt, type Named, type ProofKind } from './identification.ts';

/** The only framework that counts: identified as German law on money laundering asks for. */
export const TRUST_FRAMEWORK = 'de_aml';

/** An identification by another obliged party may be used for 24 months (§ 17 (3a) no. 2 GwG). */
export const FRESH_MONTHS = 24;
/** Clocks of others may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;

/** Why an answer of a provider does not count; texts for people have the same code. */
export const assuranceRefusals = [
  'OTHER_FRAMEWORK',
  'STALE',
  'DOCUMENT_EXPIRED',
  'NOT_ENOUGH',
] as const;
export type AssuranceRefusal = (typeof assuranceRefusals)[number];

const words = line(200);
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

const evidence = z.looseObject({
  type: line(60),
  // The names of the standard, and those of its drafts, which providers still send.
  document_details: maybe(z.looseObject({})),
  document: maybe(z.looseObject({})),
});

/** One element of `verified_claims` (OpenID Connect for Identity Assurance 1.0, § 5). */
const verifiedClaims = z.looseObject({
  verification: z.looseObject({
    trust_framework: line(60),
    time: z.iso.datetime({ offset: true }),
    evidence: z.array(evidence).max(20).default([]),
  }),
  claims: z.looseObject({
    given_name: words,
    family_name: words,
    birthdate: isoDay,
  }),
});
type VerifiedClaims = z.output<typeof verifiedClaims>;

const framework = z.looseObject({
  verification: z.looseObject({ trust_framework: z.string() }),
});

export interface IdentityProof {
  kind: ProofKind;
  number?: string | undefined;
  authority?: string | undefined;
  country?: string | undefined;
  /** ISO date. */
  validUntil?: string | undefined;
}

/** What a provider has verified about a person. */
export interface Assurance {
  seen: Required<Named>;
  /** When it was verified: ISO 8601 UTC. */
  verifiedAt: string;
  document: IdentityProof;
  /** `verified_claims` as the provider sent them. */
  answer: unknown;
}

/**
 * Reads `verified_claims` of an id token or of the user info.
 *
 * @param claims one element, or an array of them
 * @param now the instant of the answer, ISO 8601
 */
export function assuranceOf(
  claims: unknown,
  now: string,
): Assurance | { refused: AssuranceRefusal } {
  const all: unknown[] = Array.isArray(claims) ? claims.slice(0, 20) : [claims];
  const meant = all.find((one) => {
    const found = framework.safeParse(one);
    return found.success && found.data.verification.trust_framework === TRUST_FRAMEWORK;
  });
  if (meant === undefined) return { refused: 'OTHER_FRAMEWORK' };
  const parsed = verifiedClaims.safeParse(meant);
  if (!parsed.success) return { refused: 'NOT_ENOUGH' };
  const { verification, claims: said } = parsed.data;
  if (!isFresh(verification.time, now)) return { refused: 'STALE' };
  const document = documentOf(parsed.data);
  const { validUntil } = document;
  if (validUntil !== undefined && !isValidAt(validUntil, now)) {
    return { refused: 'DOCUMENT_EXPIRED' };
  }
  const { given_name: firstName, family_name: lastName, birthdate: birthDate } = said;
  return {
    seen: { firstName, lastName, birthDate },
    verifiedAt: new Date(verification.time).toISOString(),
    document,
    answer: meant,
  };
}

/** Neither older than the limit nor ahead of our clock. */
function isFresh(time: string, now: string): boolean {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - FRESH_MONTHS);
  const at = Date.parse(time);
  return at >= oldest.getTime() && at <= Date.parse(now) + AHEAD_MS;
}

/** Types of documents in the standard's list, and in the drafts before it. */
const kindOf: Readonly<Record<string, ProofKind>> = {
  idcard: 'identity-card',
  de_idcard: 'identity-card',
  passport: 'passport',
  residence_permit: 'residence-permit',
  de_erp: 'residence-permit',
};

const issuer = z.looseObject({
  name: maybe(words),
  country: maybe(line(3)),
  country_code: maybe(line(3)),
});
const details = z.looseObject({
  type: maybe(line(60)),
  document_number: maybe(line(60)),
  number: maybe(line(60)),
  date_of_expiry: maybe(isoDay),
  issuer: maybe(issuer),
});

/** The first document among the evidence. */
function documentOf({ verification }: VerifiedClaims): IdentityProof {
  for (const { document_details: current, document: draft } of verification.evidence) {
    const found = details.safeParse(current ?? draft).data;
    if (!found) continue;
    const kind = kindOf[found.type ?? ''];
    if (!kind) continue;
    const country = countryCode.safeParse(found.issuer?.country_code ?? found.issuer?.country);
    return {
      kind,
      number: found.document_number ?? found.number,
      authority: found.issuer?.name,
      country: country.data,
      validUntil: found.date_of_expiry,
    };
  }
  return { kind: 'electronic' };
}

/** The `claims` parameter with which a login asks for verified claims of the framework (OpenID Connect Core, § 5.5). */
export const askedClaims = {
  userinfo: {
    verified_claims: {
      verification: {
        trust_framework: { value: TRUST_FRAMEWORK },
        time: null,
        evidence: null,
      },
      claims: { given_name: null, family_name: null, birthdate: null },
    },
  },
  id_token: { verified_claims: null },
} as const;
