import {
  type EventType,
  type FileEvent,
  fileKindOf,
  type MemberFieldOf,
} from '../foundations/foundation.ts';
import { reviewPoints } from '../foundations/review/review-checklist.ts';
import type { PersonClass } from './classes.ts';

/** The file name in an event is kept as long as the formation. */
type FieldOf<Type extends EventType> = Exclude<
  MemberFieldOf<Type>,
  Type extends FileEvent ? 'name' : never
>;

/** All other fields of events that concern the founder; the compiler requires each of them. */
type ClassOfFields = {
  [Type in EventType as FieldOf<Type> extends never ? never : Type]: Record<
    FieldOf<Type>,
    PersonClass
  >;
};

/** The law firm's information, drafts and decisions belong to its file (§ 50 (2) BRAO). */
const file = 'law-firm-file';
const coreData = {
  companyName: file,
  city: file,
  website: file,
  companyPurpose: file,
  description: file,
  'businessAddress.street': file,
  'businessAddress.zip': file,
  'businessAddress.city': file,
} as const;

/** Reasons for points that the review left open. */
const reasons = Object.fromEntries(
  reviewPoints.map((point) => [`review.open.${point}`, file] as const),
) as ClassOfFields['DocumentsApproved'];

/** What the deed says of each person. */
const details = {
  birthDate: file,
  birthPlace: file,
  birthName: file,
  'nationalities.*': file,
  street: file,
  zip: file,
  city: file,
  country: file,
  legalForm: file,
  'register.authority': file,
  'register.number': file,
  'register.country': file,
  'representedBy.*.firstName': file,
  'representedBy.*.lastName': file,
  'representedBy.*.birthDate': file,
} as const;

const table: ClassOfFields = {
  CoreDataSubmitted: coreData,
  CoreDataCorrected: coreData,
  ParticipantStated: { firstName: file, lastName: file, companyName: file, email: 'formation' },
  PeopleStated: { 'unsure.*.note': file },
  ParticipantDetailsStated: details,
  MinorCleared: { note: file },
  ParticipantLeft: { reason: 'formation' },
  MandateAccepted: { note: file },
  MandateDeclined: { note: file },
  ConsultationBooked: { phone: 'profile' },
  ConsultationMoved: { phone: 'profile' },
  DocumentAdded: { title: file, name: file },
  DocumentWithdrawn: { reason: file },
  DocumentChangesRequested: { reason: file },
  ChangeRequestAnswered: { text: file },
  DocumentsApproved: reasons,
  NotaryDateObjected: { reason: 'formation' },
  NotaryAppointmentRejected: { reason: 'formation' },
  NotaryAppointmentWithdrawn: { reason: 'formation' },
  NotaryCorrected: { reason: 'formation' },
  FoundationCertificateReceived: { deedNumber: 'formation' },
  BankAccountOpened: { bankName: 'formation' },
  FileSentBack: { note: 'formation' },
  ObstacleReported: { note: 'formation' },
  ObstacleResolved: { note: 'formation' },
  FoundationCancelled: { reason: 'formation' },
};

/**
 * The retention class of a field about the founder.
 *
 * @throws TypeError for a field that is not personal
 */
export function classOfField(type: EventType, field: string): PersonClass {
  const fields: Readonly<Record<string, PersonClass>> | undefined =
    table[type as keyof ClassOfFields];
  const isNameOfFile = field === 'name' && fileKindOf(type) !== undefined;
  const found = isNameOfFile ? 'formation' : fields?.[field];
  if (!found) throw new TypeError(`${type}.${field} has no class.`);
  return found;
}
