/** Text that is put before another, which has to stand there once; a line before a line. */
type Insertion = readonly [before: string, text: string];

export interface Recipe {
  /** What CONTRIBUTING says at most: the walk fails when a recipe needs more. */
  atMost: { newFiles: number; edits: number };
  edits: Readonly<Record<string, readonly Insertion[]>>;
  /** Writes what is generated, and counts as an edit of that file. */
  generates?: { script: string; file: string };
}

/** The recipes of CONTRIBUTING; their new files are in `new-files/<recipe>/`. */
export const recipes: Readonly<Record<string, Recipe>> = {
  step: {
    atMost: { newFiles: 3, edits: 8 },
    edits: {
      'domain/foundations/names.ts': [["  'send-back-file',", "  'receive-trade-registration',"]],
      'domain/foundations/file-texts.ts': [
        [
          '} as const satisfies Record<string, FileText>;',
          `  'trade-registration': {
    de: 'Gewerbeanmeldung',
    en: 'Trade registration',
    received: {
      de: 'Die Gewerbeanmeldung wurde hochgeladen.',
      en: 'The trade registration was uploaded.',
    },
  },`,
        ],
      ],
      'domain/foundations/foundation.ts': [
        [
          "import { whoseTurn } from './turns/whose-turn.ts';",
          "import { tradeRegistration } from './steps/trade-registration.ts';",
        ],
        ['  ...namedNotary.commands,', '  ...tradeRegistration.commands,'],
        ['  ...namedNotary.events,', '  ...tradeRegistration.events,'],
      ],
      'tests/domain/foundations/matrix.ts': [
        [
          "  'reissue-upload-link': row(",
          `  'receive-trade-registration': row(
    ['register-record-pending'],
    ['founder'],
    ['file'],
    ['TradeRegistrationReceived'],
    'same',
  ),`,
        ],
      ],
      'web/features/foundations/steps/command-forms.ts': [
        [
          '/** How the page offers each founder’s command, in display order. */'.replace('’', "'"),
          `import { receiveTradeRegistration } from './register/receive-trade-registration.tsx';
`,
        ],
        [
          "  'send-back-file': sendBackFile,",
          "  'receive-trade-registration': receiveTradeRegistration,",
        ],
      ],
      'web/features/foundations/texts.de.ts': [
        [
          "    'cancel-foundation': 'Die Gründung ist abgebrochen.',",
          "    'receive-trade-registration': 'Die Gewerbeanmeldung ist angekommen.',",
        ],
        [
          '  bankConfirmation: {',
          `  tradeRegistration: {
    start: 'Gewerbeanmeldung hochladen',
    failed: 'Upload der Gewerbeanmeldung fehlgeschlagen',
  },`,
        ],
      ],
      'web/features/foundations/texts.en.ts': [
        [
          "    'cancel-foundation': 'The company formation is cancelled.',",
          "    'receive-trade-registration': 'We have received the trade registration.',",
        ],
        [
          '  bankConfirmation: {',
          `  tradeRegistration: {
    start: 'Upload trade registration',
    failed: 'Upload of the trade registration failed',
  },`,
        ],
      ],
    },
    generates: {
      script: 'tests/domain/foundations/samples/record-samples.ts',
      file: 'tests/domain/foundations/samples/v2.json',
    },
  },

  mail: {
    atMost: { newFiles: 1, edits: 6 },
    edits: {
      'mails/registry.ts': [
        [
          "import { orderWithdrawn } from './orders/order-withdrawn.ts';",
          "import { orderRated } from './orders/order-rated.ts';",
        ],
        ['  orderWithdrawn,', '  orderRated,'],
      ],
      'domain/notices/notices.ts': [["  'order-withdrawn': 'own',", "  'order-rated': 'own',"]],
      'web/features/mails/staff/texts.de.ts': [
        [
          "    'hours-ending': 'Erinnerung an Stunden, die enden',",
          "    'order-rated': 'Dank für eine Bewertung',",
        ],
      ],
      'web/features/mails/staff/texts.en.ts': [
        [
          "    'hours-ending': 'Reminder of hours that end',",
          "    'order-rated': 'Thanks for a rating',",
        ],
      ],
      'web/shared/notices/texts.de.ts': [
        [
          "  'order-withdrawn': 'Dein Widerruf ist eingegangen',",
          "  'order-rated': 'Deine Bewertung ist eingegangen',",
        ],
      ],
      'web/shared/notices/texts.en.ts': [
        [
          "  'order-withdrawn': 'We have received your withdrawal',",
          "  'order-rated': 'We have received your rating',",
        ],
      ],
    },
  },

  'read-model': {
    atMost: { newFiles: 1, edits: 2 },
    edits: {
      'projections/read-models/all.ts': [
        [
          "import { tasks } from './tasks.ts';",
          "import { registrations } from './registrations.ts';",
        ],
        ['] as const;', '  registrations,'],
      ],
    },
  },

  list: {
    atMost: { newFiles: 2, edits: 3 },
    edits: {
      'api/desk/lists.ts': [
        [
          "import { foundationList } from '#domain/desk/lists/foundations.ts';",
          "import { downloadList } from '#domain/desk/lists/downloads.ts';",
        ],
        [
          '  refunds: filed(',
          `  downloads: served(downloadList, list(auditEntry), ({ db }, query) =>
    auditForTeam(db, { ...query, action: 'download' }),
  ),`,
        ],
      ],
      'web/staff-pages.ts': [
        [
          '  audit: {',
          `  downloads: {
    path: '/admin/downloads',
    file: 'features/operations/staff/audit/downloads.tsx',
    right: 'operations.audit',
    tab: { de: 'Downloads', en: 'Downloads' },
  },`,
        ],
      ],
      'tests/support/mock/desk-pages.ts': [
        [
          "  audit: (count) => ({ 'GET /admin/audit': listOf(count, auditedOf) }),",
          "  downloads: (count) => ({ 'GET /admin/downloads': listOf(count, auditedOf) }),",
        ],
      ],
    },
  },

  page: {
    atMost: { newFiles: 3, edits: 3 },
    edits: {
      'domain/site/paths.ts': [
        [
          "  accessibility: { de: '/barrierefreiheit/', en: '/en/accessibility/' },",
          "  glossary: { de: '/glossar/', en: '/en/glossary/' },",
        ],
      ],
      'web/pages.ts': [
        [
          '  accessibility: {',
          "  glossary: { file: 'features/content/glossary/glossary.tsx', cached: true, indexed: true },",
        ],
      ],
      'web/page-layouts.ts': [["  accessibility: 'public',", "  glossary: 'public',"]],
    },
  },
};
