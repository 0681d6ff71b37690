import type { Locale } from '../../site/paths.ts';

/** Texts of events about people and the mandate, for timelines. */
export const peopleEventTexts = {
  ParticipantStated: {
    de: { label: 'Beteiligte angegeben', sentence: 'Angaben zu Beteiligten wurden gemacht.' },
    en: { label: 'Participant stated', sentence: 'Details of a participant were stated.' },
  },
  ParticipantRemoved: {
    de: { label: 'Beteiligte gestrichen', sentence: 'Jemand wurde von der Liste gestrichen.' },
    en: { label: 'Participant removed', sentence: 'Someone was taken off the list.' },
  },
  PeopleStated: {
    de: { label: 'Wer gründet, ist angegeben', sentence: 'Es steht fest, wer gründet.' },
    en: { label: 'Founders stated', sentence: 'It was stated who founds the company.' },
  },
  ParticipantDetailsStated: {
    de: {
      label: 'Persönliche Angaben gemacht',
      sentence: 'Jemand hat die eigenen Angaben gemacht.',
    },
    en: { label: 'Personal details stated', sentence: 'Someone’s personal details were stated.' },
  },
  MinorCleared: {
    de: {
      label: 'Beteiligung Minderjähriger geklärt',
      sentence: 'Die Kanzlei hat geklärt, was die Beteiligung einer minderjährigen Person braucht.',
    },
    en: {
      label: 'Minor cleared',
      sentence: 'The law firm has clarified what a minor needs to take part.',
    },
  },
  ParticipantIdentified: {
    de: { label: 'Person identifiziert', sentence: 'Jemand hat sich ausgewiesen.' },
    en: { label: 'Person identified', sentence: 'Someone’s identity was confirmed.' },
  },
  ParticipantInvited: {
    de: { label: 'Einladung verschickt', sentence: 'Jemand wurde zur Gründung eingeladen.' },
    en: { label: 'Invitation sent', sentence: 'Someone was invited to the formation.' },
  },
  ParticipantJoined: {
    de: { label: 'Beigetreten', sentence: 'Jemand nimmt jetzt selbst an der Gründung teil.' },
    en: { label: 'Joined', sentence: 'Someone has joined the formation.' },
  },
  InvitationDeclined: {
    de: { label: 'Einladung abgelehnt', sentence: 'Eine Einladung wurde abgelehnt.' },
    en: { label: 'Invitation declined', sentence: 'An invitation was declined.' },
  },
  InvitationEnded: {
    de: { label: 'Einladung abgelaufen', sentence: 'Eine Einladung ist abgelaufen.' },
    en: { label: 'Invitation ended', sentence: 'An invitation has expired.' },
  },
  ParticipantLeft: {
    de: { label: 'Ausgeschieden', sentence: 'Jemand gründet nicht mehr mit.' },
    en: { label: 'Left', sentence: 'Someone has left the formation.' },
  },
  AccessEnded: {
    de: { label: 'Zugang beendet', sentence: 'Jemand hat den eigenen Zugang beendet.' },
    en: { label: 'Access ended', sentence: 'Someone has ended their access.' },
  },
  MandateAccepted: {
    de: { label: 'Mandat angenommen', sentence: 'Die Kanzlei hat das Mandat angenommen.' },
    en: { label: 'Mandate accepted', sentence: 'The law firm has accepted the mandate.' },
  },
  MandateDeclined: {
    de: { label: 'Mandat abgelehnt', sentence: 'Die Kanzlei hat das Mandat abgelehnt.' },
    en: { label: 'Mandate declined', sentence: 'The law firm has declined the mandate.' },
  },
  OrderReleased: {
    de: {
      label: 'Bestellung aufgehoben',
      sentence: 'Die Bestellung ist aufgehoben; niemand schuldet etwas.',
    },
    en: { label: 'Order released', sentence: 'The order was released; nobody owes anything.' },
  },
  FirmReleased: {
    de: {
      label: 'Kanzlei entbunden',
      sentence:
        'Jemand hat die Kanzlei gegenüber der Plattform von der Verschwiegenheit entbunden.',
    },
    en: {
      label: 'Law firm released',
      sentence: 'Someone has released the law firm from confidentiality towards the platform.',
    },
  },
  NotaryReleased: {
    de: {
      label: 'Notariat entbunden',
      sentence: 'Jemand hat das Notariat von der Verschwiegenheit entbunden.',
    },
    en: {
      label: 'Notary released',
      sentence: 'Someone has released the notary from confidentiality.',
    },
  },
  ReleaseRevoked: {
    de: {
      label: 'Entbindung widerrufen',
      sentence: 'Jemand hat eine Entbindung von der Verschwiegenheit widerrufen.',
    },
    en: {
      label: 'Release revoked',
      sentence: 'Someone has revoked a release from confidentiality.',
    },
  },
} satisfies Record<string, Record<Locale, { label: string; sentence: string }>>;
