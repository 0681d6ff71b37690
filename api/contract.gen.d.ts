// Written by `npm run contract` from the schemas of the routes: see contract.ts.
import type { ForeignText } from '#domain/foreign-text.ts';

/** Every call of the API by its name, `GET /orders/:id`. */
export interface Routes {
  'GET /admin/newsletter': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      search?: string;
      from?: string;
      to?: string;
      state?: 'confirmed' | 'ended' | 'lapsed' | 'waiting';
      form?: 'account' | 'footer';
      sort?: '-requestedAt' | 'requestedAt';
    };
    body: undefined;
    answer: {
      data: Subscription[];
      meta: {
        total: number;
        more?: true;
        /** Counts of all orders, whatever the filter. */
        counts: { confirmed: number; ended: number; lapsed: number; waiting: number };
      };
    };
  };
  'POST /admin/newsletter/:id/end': {
    params: { id: string };
    query: undefined;
    body: { reason: 'asked' | 'objected' | 'stranger' | 'undeliverable' };
    answer: { data: { id: string } };
  };
  'POST /auth/login': {
    params: undefined;
    query: undefined;
    body: {
      email: string;
      password: string;
      mode?: 'cookie' | 'json' | 'session';
      /** A code of the app, or a recovery code. */
      otp?: string | null;
    };
    answer: { data: Tokens };
  };
  'POST /auth/refresh': {
    params: undefined;
    query: undefined;
    body: { mode?: 'cookie' | 'json' | 'session'; refresh_token?: string | null } | undefined;
    answer: { data: Tokens };
  };
  'POST /auth/logout': {
    params: undefined;
    query: undefined;
    body: { mode?: 'cookie' | 'json' | 'session'; refresh_token?: string | null } | undefined;
    answer: null;
  };
  'POST /auth/password/request': {
    params: undefined;
    query: undefined;
    body: { email: string; reset_url?: string };
    answer: null;
  };
  'POST /auth/password/reset': {
    params: undefined;
    query: undefined;
    body: { token: string; password: string };
    answer: null;
  };
  'GET /auth': {
    params: undefined;
    query: { sessionOnly?: unknown };
    body: undefined;
    answer: { data: LoginProvider[]; disableDefault: boolean };
  };
  'GET /auth/login/:provider': {
    params: { provider: string };
    query: {
      redirect?: string;
      /** Clients of this contract send `true` for a consent. */
      prompt?: 'consent' | 'login' | 'select_account';
    };
    body: undefined;
    answer: null;
  };
  'GET /auth/login/:provider/callback': {
    params: { provider: string };
    query: { [key: string]: unknown; redirect?: string; state?: string };
    body: undefined;
    answer: null;
  };
  'POST /users/me/tfa/generate': {
    params: undefined;
    query: undefined;
    body: { password?: string } | undefined;
    answer: { data: { secret: string; otpauth_url: string } };
  };
  'POST /users/me/tfa/enable': {
    params: undefined;
    query: undefined;
    body: { secret: string; otp: string };
    answer: null;
  };
  'POST /users/me/tfa/disable': {
    params: undefined;
    query: undefined;
    body: { otp: string };
    answer: null;
  };
  'GET /users/me/tfa/recovery-codes': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: { left: number } };
  };
  'POST /users/me/tfa/recovery-codes': {
    params: undefined;
    query: undefined;
    body: { password?: string } | undefined;
    answer: { data: { codes: string[] } };
  };
  'POST /users/:id/tfa/disable': {
    params: { id: string };
    query: undefined;
    body: { current_password?: string } | undefined;
    answer: null;
  };
  /** Visitors register themselves and get no body; staff create accounts. */
  'POST /users': {
    params: undefined;
    query: {
      /** `id,email,role.name`: the only fields of the answer; by default all except nested ones. */
      fields?: string;
      /** In JSON. */
      filter?: string;
    };
    body: {
      email: string;
      password: string;
      confirm_password?: string;
      first_name?: unknown;
      last_name?: unknown;
      phone?: unknown;
      terms: true;
      newsletter?: boolean;
      /** Language of the mails; by default the one that the client prefers. */
      language?: string;
    } | {
      email: string;
      password: string;
      first_name?: unknown;
      last_name?: unknown;
      phone?: unknown;
      role?: unknown;
      status?: 'active' | 'suspended' | 'unverified';
      language?: string;
    } | {
      email: string;
      password: string;
      first_name?: unknown;
      last_name?: unknown;
      phone?: unknown;
      role?: unknown;
      status?: 'active' | 'suspended' | 'unverified';
      language?: string;
    }[];
    answer: { data: PickedUser | PickedUser[] } | null;
  };
  'POST /users/register': {
    params: undefined;
    query: undefined;
    body: {
      email: string;
      password: string;
      verification_url?: string;
      first_name?: string | null;
      last_name?: string | null;
    };
    answer: null;
  };
  'POST /users/register/resend': {
    params: undefined;
    query: undefined;
    body: { email: string };
    answer: null;
  };
  'GET /users/register/verify-email': {
    params: undefined;
    query: { token?: string };
    body: undefined;
    answer: null;
  };
  'POST /users/invite': {
    params: undefined;
    query: undefined;
    body: {
      email: string | string[];
      role: unknown;
      invite_url?: string | null;
      /** Password of the admin, for roles of the team if the login is older than 15 minutes. */
      current_password?: string;
    };
    answer: null;
  };
  'POST /users/invite/accept': {
    params: undefined;
    query: undefined;
    body: { token: string; password: string };
    answer: null;
  };
  'GET /users/me': {
    params: undefined;
    query: {
      /** `id,email,role.name`: the only fields of the answer; by default all except nested ones. */
      fields?: string;
      /** In JSON. */
      filter?: string;
    };
    body: undefined;
    answer: { data: PickedUser };
  };
  'PATCH /users/me': {
    params: undefined;
    query: {
      /** `id,email,role.name`: the only fields of the answer; by default all except nested ones. */
      fields?: string;
      /** In JSON. */
      filter?: string;
    };
    body: {
      email?: string;
      first_name?: string | null;
      last_name?: string | null;
      phone?: string | null;
      language?: string;
      avatar?: string | null;
      newsletter?: boolean;
      unwanted_mails?: ('before-appointments' | 'duties' | 'progress' | 'receipts' | 'reminders')[];
      terms?: true;
      password?: string;
      confirm_password?: string;
      /** Required for a new password or address if the login is older than 15 minutes. */
      current_password?: string;
    };
    answer: { data: PickedUser };
  };
  'GET /users/me/sessions': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: { data: OwnSession[]; meta: { total: number; more?: true } };
  };
  'DELETE /users/me/sessions/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'DELETE /users/me/sessions': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: null;
  };
  'POST /users/email/confirm': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: null;
  };
  'POST /newsletter/confirm': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: null;
  };
  'POST /newsletter/unsubscribe': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: null;
  };
  'POST /newsletter/subscribe': {
    params: undefined;
    query: undefined;
    body: { email: string; trap?: string };
    answer: null;
  };
  'GET /users': {
    params: undefined;
    query: {
      search?: string;
      /** `-created_at,email` */
      sort?: string;
      limit?: number;
      offset?: number;
      page?: number;
      meta?: '*' | 'filter_count' | 'total_count';
      /** `id,email,role.name`: the only fields of the answer; by default all except nested ones. */
      fields?: string;
      /** In JSON. */
      filter?: string;
    };
    body: undefined;
    answer: { data: PickedUser[]; meta?: { total_count?: number; filter_count?: number } };
  };
  'GET /users/:id': {
    params: { id: string };
    query: {
      /** `id,email,role.name`: the only fields of the answer; by default all except nested ones. */
      fields?: string;
      /** In JSON. */
      filter?: string;
    };
    body: undefined;
    answer: { data: PickedUser };
  };
  'PATCH /users/:id': {
    params: { id: string };
    query: {
      /** `id,email,role.name`: the only fields of the answer; by default all except nested ones. */
      fields?: string;
      /** In JSON. */
      filter?: string;
    };
    body: {
      email?: string;
      password?: string;
      first_name?: string | null;
      last_name?: string | null;
      phone?: string | null;
      language?: string;
      role?: unknown;
      status?: 'active' | 'archived' | 'suspended';
      avatar?: string | null;
    };
    answer: { data: PickedUser };
  };
  /** The same change for all people, or one for each of them. */
  'PATCH /users': {
    params: undefined;
    query: {
      /** `id,email,role.name`: the only fields of the answer; by default all except nested ones. */
      fields?: string;
      /** In JSON. */
      filter?: string;
    };
    body: {
      email?: string;
      password?: string;
      first_name?: string | null;
      last_name?: string | null;
      phone?: string | null;
      language?: string;
      role?: unknown;
      status?: 'active' | 'archived' | 'suspended';
      avatar?: string | null;
      id: string;
    }[] | {
      keys: string[];
      data: {
        email?: string;
        password?: string;
        first_name?: string | null;
        last_name?: string | null;
        phone?: string | null;
        language?: string;
        role?: unknown;
        status?: 'active' | 'archived' | 'suspended';
        avatar?: string | null;
      };
    };
    answer: { data: PickedUser[] };
  };
  'DELETE /users/:id': { params: { id: string }; query: undefined; body: undefined; answer: null };
  'DELETE /users': {
    params: undefined;
    query: undefined;
    body: string[] | { keys: string[] };
    answer: null;
  };
  'GET /assets/:id': {
    params: { id: string };
    query: { [key: string]: unknown };
    body: undefined;
    answer: unknown;
  };
  'GET /assets/:id/:name': {
    params: { id: string; name: string };
    query: { [key: string]: unknown };
    body: undefined;
    answer: unknown;
  };
  'GET /slots': {
    params: undefined;
    query: {
      kind: 'consultation' | 'strategy-meeting';
      /** Leaves out times of consultations that this formation may not book yet. */
      foundation?: string;
    };
    body: undefined;
    answer: { data: Slot[] };
  };
  'GET /admin/calendar': {
    params: undefined;
    query: { week?: string; consultant?: string };
    body: undefined;
    answer: { data: CalendarWeek };
  };
  'GET /admin/calendar/rebookings': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: Rebookings; meta: { total: number } };
  };
  'POST /admin/calendar/rebookings': {
    params: undefined;
    query: undefined;
    body: { bookingIds: string[] };
    answer: { data: { bookingId: string; askedAt: string }[] };
  };
  'GET /admin/calendar/bookings/:id/times': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: Slot[] };
  };
  'POST /admin/calendar/bookings/:id/move': {
    params: { id: string };
    query: undefined;
    body: { startsAt: string; consultantId: string };
    answer: { data: { startsAt: string; endsAt: string } };
  };
  'POST /admin/calendar/absences': {
    params: undefined;
    query: undefined;
    body: { from: string; until: string; begins?: string; ends?: string; consultantId: string };
    answer: {
      data: {
        startsAt: string;
        endsAt: string;
        id: string;
        consultantId: string;
        progress: { done: number; total: number };
      };
    };
  };
  'POST /admin/calendar/absences/:id/cancel': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: { id: string } };
  };
  'GET /admin/calendar/consultants': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: ManagedConsultant[] };
  };
  'GET /admin/calendar/accounts': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: { id: string; name: string }[] };
  };
  'POST /admin/calendar/consultants': {
    params: undefined;
    query: undefined;
    body: {
      name: string;
      accountId?: unknown;
      kind: 'coach' | 'lawyer';
      hours: { weekday: number; startsMinute: number; endsMinute: number }[];
    };
    answer: { data: { id: string } };
  };
  'PATCH /admin/calendar/consultants/:id': {
    params: { id: string };
    query: undefined;
    body: { name: string; accountId?: unknown; isPaused: boolean };
    answer: { data: { id: string } };
  };
  'PUT /admin/calendar/consultants/:id/hours': {
    params: { id: string };
    query: undefined;
    body: {
      holdsFrom: string;
      hours: { weekday: number; startsMinute: number; endsMinute: number }[];
    };
    answer: { data: { outsideHours: number } };
  };
  'POST /meetings': {
    params: undefined;
    query: undefined;
    body: {
      startsAt: string;
      name?: string;
      email?: string;
      /** What they would like to settle. */
      question?: unknown;
      language?: 'de' | 'en';
      trap?: string;
    };
    answer: { data: { startsAt: string; endsAt: string } };
  };
  'POST /meetings/by-link': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: { data: MeetingView };
  };
  'POST /meetings/by-link/confirm': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: { data: MeetingView };
  };
  'POST /meetings/by-link/move': {
    params: undefined;
    query: undefined;
    body: { token: string; startsAt: string };
    answer: { data: MeetingView };
  };
  'POST /meetings/by-link/cancel': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: { data: MeetingView };
  };
  'GET /meetings': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: { data: OwnMeeting[]; meta: { total: number; more?: true } };
  };
  'POST /meetings/:id/move': {
    params: { id: string };
    query: undefined;
    body: { startsAt: string };
    answer: { data: OwnMeeting };
  };
  'POST /meetings/:id/cancel': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: OwnMeeting };
  };
  'GET /users/me/calendar': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: {
      data: {
        /** Whether it shows names of companies and notaries, places and numbers. */
        names: boolean;
        createdAt: string;
      } | null;
    };
  };
  'POST /users/me/calendar': {
    params: undefined;
    query: undefined;
    body: {
      /** Whether it shows names of companies and notaries, places and numbers. */
      names: boolean;
    };
    answer: { data: { address: string } };
  };
  'PATCH /users/me/calendar': {
    params: undefined;
    query: undefined;
    body: {
      /** Whether it shows names of companies and notaries, places and numbers. */
      names: boolean;
    };
    answer: null;
  };
  'DELETE /users/me/calendar': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: null;
  };
  'GET /calendar/:file': {
    params: { file: string };
    query: undefined;
    body: undefined;
    answer: string | null;
  };
  'GET /products': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      type?: 'bundle' | 'coaching' | 'seminar' | 'single';
      category?:
        | 'accounting' | 'controlling' | 'foundation' | 'funding' | 'legal' | 'marketing'
        | 'personality-development' | 'tax';
      group?: 'additional' | 'consulting' | 'marketplace';
      delivery?: 'documents' | 'hybrid' | 'in-person' | 'online';
      q?: string;
      sort?: '-price' | 'date' | 'featured' | 'newest' | 'price';
    };
    body: undefined;
    answer: { data: ProductCard[]; meta: { total: number; more?: true } };
  };
  'GET /products/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: Product };
  };
  /** Seminars and coachings that are still to come, for members. */
  'GET /academy': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      category?:
        | 'accounting' | 'controlling' | 'foundation' | 'funding' | 'legal' | 'marketing'
        | 'personality-development' | 'tax';
      delivery?: 'documents' | 'hybrid' | 'in-person' | 'online';
      sort?: '-price' | 'date' | 'featured' | 'newest' | 'price';
      type?: 'coaching' | 'seminar';
    };
    body: undefined;
    answer: { data: ProductCard[]; meta: { total: number; more?: true } };
  };
  'POST /name-checks': {
    params: undefined;
    query: undefined;
    body: {
      companyName: string;
      /** The seat; without it nothing is said about places. */
      city?: unknown;
      legalForm: 'gmbh' | 'ug';
      companyPurpose?: unknown;
    };
    answer: { data: CheckedName };
  };
  'GET /articles': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      category?:
        | 'accounting' | 'corporations' | 'digitalization' | 'finance' | 'foundation' | 'legal'
        | 'startup' | 'tax';
    };
    body: undefined;
    answer: { data: EntryCard[]; meta: { total: number; more?: true } };
  };
  'GET /articles/:category/:slug': {
    params: { category: string; slug: string };
    query: undefined;
    body: undefined;
    answer: { data: WholeEntry };
  };
  'GET /pages/:category': {
    params: { category: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        key: string;
        kind: 'article' | 'category' | 'news' | 'page';
        category: string;
        slug: string;
        title: string;
        description: string;
        author: 'editorial' | 'finance' | 'law' | 'tax' | null;
        published: string | null;
        updated: string | null;
        readingMinutes: number;
        /** Without any HTML of the author's: only what Markdown makes. */
        html: string;
        contents: { id: string; text: string; level: 2 | 3 }[];
        sources: string[];
        faq: { question: string; answer: string }[];
        related: EntryCard[];
        /** The slug in each language that has this text. */
        slugs: { de?: string; en?: string };
        pages: EntryCard[];
        articles: EntryCard[];
      };
    };
  };
  'GET /pages/:category/:slug': {
    params: { category: string; slug: string };
    query: undefined;
    body: undefined;
    answer: { data: WholeEntry };
  };
  'GET /search': {
    params: undefined;
    query: { q: string; limit?: number; offset?: number };
    body: undefined;
    answer: {
      data: SearchHit[];
      /** `meant`: words near those of the query, where nothing was found. */
      meta: { total: number; more?: true; meant?: string };
    };
  };
  'GET /texts': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: EntryAddress[] };
  };
  'GET /news': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: {
      data: {
        key: string;
        kind: 'article' | 'category' | 'news' | 'page';
        category: string;
        slug: string;
        title: string;
        description: string;
        author: 'editorial' | 'finance' | 'law' | 'tax' | null;
        published: string | null;
        updated: string | null;
        readingMinutes: number;
        id: string;
      }[];
      meta: { total: number; more?: true };
    };
  };
  'GET /news/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        key: string;
        kind: 'article' | 'category' | 'news' | 'page';
        category: string;
        slug: string;
        title: string;
        description: string;
        author: 'editorial' | 'finance' | 'law' | 'tax' | null;
        published: string | null;
        updated: string | null;
        readingMinutes: number;
        /** Without any HTML of the author's: only what Markdown makes. */
        html: string;
        contents: { id: string; text: string; level: 2 | 3 }[];
        sources: string[];
        faq: { question: string; answer: string }[];
        related: EntryCard[];
        /** The slug in each language that has this text. */
        slugs: { de?: string; en?: string };
        id: string;
      };
    };
  };
  'POST /admin/content': {
    params: undefined;
    query: undefined;
    body: {
      key: string;
      place: {
        kind: 'article';
        category:
          | 'accounting' | 'corporations' | 'digitalization' | 'finance' | 'foundation' | 'legal'
          | 'startup' | 'tax';
      } | {
        kind: 'page';
        category:
          | 'accounting' | 'business-financing' | 'business-formation' | 'business-insurance'
          | 'business-management' | 'business-planning' | 'business-promotion' | 'business-taxes'
          | 'contracts' | 'corporations' | 'gmbh' | 'holding' | 'human-resources' | 'legal'
          | 'self-employment' | 'setting-up-a-company' | 'starting-a-business' | 'startup'
          | 'tools-for-your-business' | 'ug';
      } | { kind: 'news'; category: 'news' };
    };
    answer: { data: { id: string } };
  };
  'POST /admin/content/preview': {
    params: undefined;
    query: undefined;
    body: { id: string; language: 'de' | 'en'; typed: { [key: string]: string } };
    answer: { data: PiecePreview };
  };
  'GET /admin/content/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: WholePiece };
  };
  'GET /admin/content/:id/versions/:version': {
    params: { id: string; version: string };
    query: undefined;
    body: undefined;
    answer: { data: { typed: { [key: string]: string } } };
  };
  'PUT /admin/content/:id/draft': {
    params: { id: string };
    query: undefined;
    body: { revision: number; typed: { [key: string]: string } };
    answer: { data: { revision: number; at: string } };
  };
  'POST /admin/content/:id/discard': {
    params: { id: string };
    query: undefined;
    body: { revision: number };
    answer: { data: { gone: boolean } };
  };
  'POST /admin/content/:id/restore': {
    params: { id: string };
    query: undefined;
    body: { revision: number; version: number };
    answer: { data: { revision: number } };
  };
  'POST /admin/content/:id/publish': {
    params: { id: string };
    query: undefined;
    body: { revision: number };
    answer: { data: { revision: number; version: number } };
  };
  'POST /admin/content/:id/archive': {
    params: { id: string };
    query: undefined;
    body: {
      revision: number;
      /** The path of a page that its addresses lead to; without one they say that it is gone. */
      target: string | null;
    };
    answer: { data: { revision: number } };
  };
  'GET /foundations/:id/contributions': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: Contributions };
  };
  'PUT /foundations/:id/contributions/lines': {
    params: { id: string };
    query: undefined;
    body: {
      lines: {
        bookedOn: string;
        amountCents: number;
        /** As the bank writes it. */
        payer: string;
        participantId: string;
      }[];
      /** Whether law firm and notary see the payments; the lead alone says so. */
      offered?: boolean;
      /** Of what whoever changes it has read. */
      revision: number;
    };
    answer: { data: Contributions };
  };
  'GET /foundations/:id/costs': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: Costs };
  };
  'POST /foundations/:id/costs': {
    params: { id: string };
    query: undefined;
    body: {
      kind: 'bank' | 'chamber' | 'court' | 'law-firm' | 'notary' | 'register';
      amountCents: number;
      payee?: unknown;
      dueOn?: unknown;
      paidOn?: unknown;
      reference?: unknown;
      /** The law firm's invoice that was paid: its amount stays that of the invoice. */
      documentId?: unknown;
    };
    answer: { data: { lineId: string } };
  };
  'PUT /foundations/:id/costs/:lineId': {
    params: { id: string; lineId: string };
    query: undefined;
    body: {
      kind: 'bank' | 'chamber' | 'court' | 'law-firm' | 'notary' | 'register';
      amountCents: number;
      payee?: unknown;
      dueOn?: unknown;
      paidOn?: unknown;
      reference?: unknown;
      /** The law firm's invoice that was paid: its amount stays that of the invoice. */
      documentId?: unknown;
    };
    answer: { data: { lineId: string } };
  };
  'DELETE /foundations/:id/costs/:lineId': {
    params: { id: string; lineId: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'POST /foundations/:id/bill-checks': {
    params: { id: string };
    query: undefined;
    body: {
      payee: string;
      iban: string;
      amountCents: number;
      reference?: unknown;
      dueOn?: unknown;
    };
    answer: { data: CheckedBill };
  };
  'POST /foundations/:id/what-if': {
    params: { id: string };
    query: undefined;
    body: {
      legalForm?: unknown;
      shareCapitalCents?: unknown;
      participants?: unknown;
      articles?: unknown;
      online?: unknown;
      city?: unknown;
    };
    answer: { data: WhatIfAnswer };
  };
  'GET /foundations': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      after?: string;
      status?: Status;
      waitingOn?: Party;
      search?: string;
      owner?: string;
      due?: 'overdue' | 'today' | 'week';
      comesBack?: 'admins' | 'any' | 'call' | 'does-it-go-on';
      sort?: '-dueOn' | '-since' | '-startedAt' | 'dueOn' | 'since' | 'startedAt';
    };
    body: undefined;
    answer: { data: ListedFoundation[]; meta: { total: number; more?: true } };
  };
  'GET /foundations/:id': {
    params: { id: string };
    query: { after?: string };
    body: undefined;
    answer: {
      data: {
        id: string;
        status: Status;
        /** The step, 1 to 7. */
        step: number;
        waitingOn: Party;
        /** When the present wait began. */
        since: string;
        /** When the awaited appointment takes place; for a consultation, when it ends. */
        dueAt: string | null;
        /** When the booked consultation begins. */
        startsAt: string | null;
        /** When the appointments at the notary begin that are offered, the earliest first; empty once one is agreed. */
        offeredDates: string[];
        /** The day by which the awaited step is due. */
        dueOn: string | null;
        companyName: string | null;
        city: string | null;
        consultant: { id: string; name: string } | null;
        /** Whether the founder has named a notary; until then only the founder can go on. */
        notaryNamed: boolean;
        /** What drafts wait for besides the team, while nothing is in the way. */
        heldBy: 'details' | 'identification' | 'mandate' | null;
        /** Whether nobody has said yet who founds, where that is asked. */
        lacksPeople: boolean;
        /** Whether advice and drafting wait for the founder to order the package. */
        lacksOrder: boolean;
        /** The end of the withdrawal period, after which advice and drafting begin; null if they may begin now. */
        beginsAfter: string | null;
        startedAt: string;
        /** Whether the reader takes part without being the one who began it. */
        asCoFounder: boolean;
        revision: number;
        coreData: {
          companyName: string;
          city: string;
          website?: string;
          legalForm: 'gmbh' | 'ug';
          totalShareholders: 'alone' | 'more-than-three' | 'other' | 'three' | 'two' | 'unknown';
          shareCapitalCents: number;
          companyPurpose: ForeignText;
          description: ForeignText;
          businessAddress?: { street: string; zip: string; city: string };
          /** `MM-DD`; without it the calendar year. */
          fiscalYearEnd?: string;
        } | null;
        /** The court of the seat; null while it is unknown, and asked of the notary. */
        registerCourt: {
          /** In the federal code list. */
          code: string;
          name: string;
          /** Whether the law firm has confirmed the list of courts. */
          verified: boolean;
          source: string;
          asOf: string;
        } | null;
        /** False for foundations started before packages were ordered; they need no order. */
        orderRequired: boolean;
        /** The notary the founder named. */
        notary: { name: string; email?: string; city?: string; phone?: string } | null;
        /** Whom the founder named, or whose appointment the founder confirmed: a release is about this one. */
        chosenNotary: { name: string; email?: string; city?: string; phone?: string } | null;
        consultation: {
          declined: false;
          type: 'online' | 'phone';
          startsAt: string;
          endsAt: string;
          phone?: string;
          firstStartsAt?: string;
          completedAt: string | null;
          consultant: { id: string; name: string } | null;
        } | { declined: true } | null;
        notaryAppointment: {
          startsAt: string;
          place?: string;
          online?: boolean;
          notaryName: string;
          notaryEmail: string;
          confirmed: boolean;
          /** Dates to choose from, the earliest first; what stands beside them is the first until one is chosen. */
          dates: {
            startsAt: string;
            place?: string;
            online?: boolean;
            /** What co-founders say against it. */
            objections: { participantId: string; reason: string }[];
          }[];
        } | null;
        /** Proposals the founder turned down, oldest first. Older ones do not name the notary. */
        rejections: {
          place?: string;
          online?: boolean;
          notaryName?: string;
          notaryEmail?: string;
          /** Dates to choose from, the earliest first; what stands beside them is the first until one is chosen. */
          dates?: {
            startsAt: string;
            place?: string;
            online?: boolean;
            /** What co-founders say against it. */
            objections: { participantId: string; reason: string }[];
          }[];
          startsAt: string;
          reason: string;
          rejectedAt: string;
        }[];
        bankAccount: { status: 'opened' | 'pending'; bankName: string | null };
        /** Set while the documents are being revised. */
        changesRequested: {
          reason: string;
          requestedAt: string;
          byRole: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
        } | null;
        /** Every requested change, the oldest first, and what became of it. */
        changeRequests: {
          id: string;
          reason: string;
          by: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
          at: string;
          answer?: string;
          /** The document that answers the request. */
          version?: string;
        }[];
        /** Obstacles that are not resolved, the earliest due first. */
        obstacles: {
          id: string;
          kind: ObstacleKind;
          /** The party that has to settle it. */
          waitsFor: Party;
          reportedAt: string;
          /** The day by which it is due. */
          dueOn: string;
          note?: string;
        }[];
        /** Ids and checksums of what the founder has read and accepted. */
        acceptance: { at: string; documents: { documentId: string; sha256: string }[] } | null;
        notaryAsked: boolean;
        deedDate: string | null;
        /** In the notary's register of deeds. */
        deedNumber?: string;
        cancelled: {
          reason: string;
          byRole: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
        } | null;
        /** What the notary said about the entry when uploading the extract. */
        registerEntry:
          | { enteredOn?: string; registerNumber?: string; registerCourt?: string } | null;
        completedAt: string | null;
        cancelledAt: string | null;
        /** Every status so far, oldest first. */
        history: { status: Status; step: number; at: string }[];
        /** Whose turn it was since when, the oldest first. */
        turns: { party: Party; at: string }[];
        documents: DocumentEntry[];
        lead: { participantId: string; name: string | null };
        participants: {
          participantId: string;
          kind: 'company' | 'natural';
          name: string;
          firstName?: string;
          lastName?: string;
          companyName?: string;
          roles: ('managing-director' | 'shareholder')[];
          /** Sum of the nominal values in whole euros; 0 for who takes no share. */
          shareEuros: number;
          /** Per cent of the share capital, with two decimals. */
          share: string;
          shareholder?: { shareEuros: number[]; due?: 'full' | 'half' | 'quarter' };
          managingDirector?: { alone: boolean; selfDealing: boolean };
          /** Whether the person takes part with an account. */
          joined: boolean;
          /** Whether an invitation is open. */
          invited: boolean;
          /** When the person was last invited. */
          invitedAt?: string;
          details: 'complete' | 'missing';
          /** What the deed says of the person: for the team, oneself, and the lead while nobody has joined. */
          stated?: {
            street: string;
            zip: string;
            city: string;
            country: string;
            birthDate: string;
            birthPlace: string;
            birthName?: string;
            nationalities: string[];
          } | {
            street: string;
            zip: string;
            city: string;
            country: string;
            legalForm: string;
            register: { authority: string; number: string; country: string };
            representedBy: { firstName: string; lastName: string; birthDate: string }[];
          };
          /** For the lead and the team. */
          email?: string;
          /** False for a minor; left out while no date of birth is stated. For those who see the date. */
          ofAge?: boolean;
          /** Whether a lawyer has cleared what a minor needs. */
          cleared?: boolean;
          identified: boolean;
          /** Whether details of the identification are still being checked, and no more than that. */
          checking: boolean;
          /** Whether a shareholder has accepted the newest version of every draft. */
          accepted: boolean;
          /** Whether somebody who has joined has released the law firm from secrecy towards us. */
          released: boolean;
          /** Whether somebody who has joined has released the chosen notary towards us and the law firm. */
          notaryReleased: boolean;
        }[];
        /** What was stated of all together; null until people were stated. */
        people: {
          articles?: 'model-protocol' | 'own';
          unsure: { about: 'directors' | 'people' | 'shares'; note?: string }[];
          statedAt: string;
        } | null;
        /** False for foundations from before people were stated; they go on without. */
        peopleRequired: boolean;
        /** Before what everybody must have been identified; `off`: nobody must. */
        identification: 'appointment' | 'drafts' | 'off';
        mandate: {
          state: 'accepted' | 'declined' | 'none' | 'pending' | 'withdrawn';
          since?: string;
          /** The day on which the firm's answer is due, and the first one on which the founder may step back. */
          dueOn?: string;
          stepBackFrom?: string;
        };
        /** Ends of the withdrawal periods; null while nothing is ordered. */
        withdrawal: { platform: string; lawFirm?: string } | null;
        /** As whom the reader takes part; null for the team. */
        viewer: { role: 'co-founder' | 'lead'; participantId: string } | null;
        /** Whether the reader has released the chosen notary. */
        hasReleasedNotary: boolean;
        /** Messages that the reader has not seen; the team and the law firm read as one each. */
        unreadMessages: number;
        /** Prices are left out for readers without the right to them. */
        order: {
          id: string;
          orderedAt: string;
          netCents?: number;
          grossCents?: number;
          earlyStart: boolean;
          /** When the founder asked for an early start, if that was after the order. */
          earlyStartAt?: string;
          withdrawableUntil: string;
          /** When it ended: withdrawn by the founder, or released. */
          withdrawnAt: string | null;
          /** Where it was released, and nobody owes anything. */
          releasedBecause?: 'mandate-declined' | 'mandate-late';
          /** For the founder: whether the invoice waits for an address. */
          awaitsAddress?: boolean;
        } | null;
        offer: {
          netCents: number;
          vatRate: number;
          grossCents: number;
          termsVersion: string;
          positions: {
            vendor: 'law-firm' | 'operator';
            name: string;
            address: string | null;
            netCents: number;
          }[];
        } | null;
        /** Versions of statements that a founder makes with a command: its `textVersion`. */
        texts: { earlyStart: string; firmRelease: string; notaryRelease: string };
        forecast: {
          nextStep: { from: string; to: string; ends: Unfinished };
          completion: { from: string; to: string };
          stages: {
            stage: Unfinished;
            fromDays: number;
            toDays: number;
            basis: {
              source: 'published';
              publisher: string;
              year: number;
              court: string | null;
              fromDays: number;
              toDays: number;
            } | { source: 'estimated' } | { source: 'own'; cases: number; court: string | null };
          }[];
          moved: {
            by:
              | 'bank-account-pending' | 'bank-refused' | 'capital-early' | 'capital-short'
              | 'capital-wrong-payer' | 'consultation-appointment-select-pending'
              | 'consultation-pending' | 'court-advance' | 'deed-not-completed'
              | 'documents-pending' | 'documents-returned' | 'foundation-certificate-pending'
              | 'interim-order' | 'mandate-declined' | 'name-objected'
              | 'notary-appointment-confirmation-pending' | 'notary-appointment-pending'
              | 'notary-declined' | 'notary-silent' | 'participant-left' | 'person-unreachable'
              | 'register-record-pending' | 'registration-refused' | 'review-pending'
              | 'share-capital-payment-pending' | 'start-pending' | 'withdrawal-period';
            days: number;
          }[];
        } | null;
        founder?: { id: string; name: string | null; email: string; phone: string | null } | null;
        /** For operators. */
        temporalUrl?: string;
        /** The team member in charge and the stand-in; null while there is none. */
        owner?:
          | { owner: { id: string; name: string }; standIn: { id: string; name: string } | null }
          | null;
        /** The notary's upload link, whose end is extended while the file is awaited. */
        uploadLink?:
          | { purpose: 'foundation-certificate' | 'register-extract'; expiresAt: string } | null;
        /** The page of the notary whose case it is now. */
        notaryId?: string | null;
        failedCommands?: FailedCommand[];
        /** Our invoice of the latest order of the package; null while it waits for an address. */
        invoice?: { number: string; status: 'cancelled' | 'open' | 'overdue' | 'paid' } | null;
        /** Since when this view has stopped, because an event could not be processed. */
        parkedAt?: string | null;
      };
    };
  };
  'GET /foundations/:id/timeline': {
    params: { id: string };
    query: { after?: string };
    body: undefined;
    answer: { data: TimelineEntry[] };
  };
  'GET /foundations/:id/documents/:documentId': {
    params: { id: string; documentId: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'GET /form-stamp': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: { stamp: string } };
  };
  'POST /partner-inquiries': {
    params: undefined;
    query: undefined;
    body: {
      company: string;
      website: string;
      contactPerson: string;
      phone: string;
      email: string;
      sector: unknown;
      services: string;
      stamp: string;
      trap?: string;
      terms: true;
    };
    answer: null;
  };
  'POST /contact': {
    params: undefined;
    query: undefined;
    body: {
      name: string;
      email: string;
      phone?: unknown;
      message: string;
      stamp: string;
      trap?: string;
    };
    answer: null;
  };
  /** A declaration with legal effect: it is never taken for spam. */
  'POST /withdrawals': {
    params: undefined;
    query: undefined;
    body: { name: string; contract: string; email: string; message?: unknown };
    answer: { data: { receivedAt: string } };
  };
  'GET /inquiries': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: { data: OwnInquiry[]; meta: { total: number; more?: true } };
  };
  'POST /inquiries/:id/follow-ups': {
    params: { id: string };
    query: undefined;
    body: { text: string };
    answer: { data: { id: string } };
  };
  'GET /admin/inquiries/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: WholeInquiry };
  };
  'POST /admin/inquiries/:id/answers': {
    params: { id: string };
    query: undefined;
    body: { text: string; done: boolean };
    answer: { data: { id: string } };
  };
  'POST /admin/inquiries/:id/notes': {
    params: { id: string };
    query: undefined;
    body: { text: string };
    answer: { data: { id: string } };
  };
  'POST /admin/inquiries/:id/done': {
    params: { id: string };
    query: undefined;
    body: { done: boolean };
    answer: { data: { doneAt: string | null } };
  };
  'GET /admin/foundations/:id/mails': {
    params: { id: string };
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: { data: CaseMail[]; meta: { total: number; more?: true } };
  };
  'GET /admin/foundations/:id/mails/:mailId': {
    params: { id: string; mailId: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        subject: string;
        heading: string;
        greeting: string;
        paragraphs: string[];
        note?: { title: string; lines: string[] };
        after: string[];
        /** Buttons and links with their words. */
        links: { label: string; link: '[Link]' }[];
        english: string[];
        sections: { title: string; paragraphs: string[] }[];
        reason: string;
        attachments: string[];
      };
    };
  };
  'GET /cart': { params: undefined; query: undefined; body: undefined; answer: { data: Cart } };
  'PUT /cart': {
    params: undefined;
    query: undefined;
    body: { lines: { productId: string; quantity: number }[] };
    answer: { data: Cart };
  };
  'PATCH /cart': {
    params: undefined;
    query: undefined;
    body: {
      productId: string;
      quantity: number;
      change: 'add';
      /** Of a new line; at the end unless given. */
      position?: number;
    } | { change: 'join'; lines: { productId: string; quantity: number }[] } | { change: 'remove'; productId: string } | { productId: string; quantity: number; change: 'set' };
    answer: { data: Cart };
  };
  'GET /billing-addresses': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: {
      data: {
        name: string;
        company?: string;
        street: string;
        zip: string;
        city: string;
        country: Country;
        vatId?: string;
        /** For an order before; otherwise it may lack street and postcode. */
        used: boolean;
      }[];
    };
  };
  'GET /orders': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: { data: OrderCard[]; meta: { total: number; more?: true } };
  };
  'GET /orders/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: Order };
  };
  'POST /orders': {
    params: undefined;
    query: undefined;
    body: {
      lines: { productId: string; quantity: number }[];
      billing: {
        name: string;
        company?: unknown;
        street: string;
        zip: string;
        city: string;
        country: unknown;
        vatId?: unknown;
      };
      terms: true;
      /** Whether work may begin before the withdrawal period is over (§ 357a BGB). */
      earlyStart: boolean;
      payment: 'card' | 'invoice';
      /** What the page showed: nobody pays more than they saw. */
      expectedGrossCents: number;
      /** The lines are those of the cart: refused if they have been ordered from it meanwhile. */
      fromCart?: boolean;
    };
    answer: { data: { id: string; number: string; grossCents: number } };
  };
  'POST /orders/:id/withdraw': {
    params: { id: string };
    query: undefined;
    body: { [key: string]: never } | undefined;
    answer: { data: Order };
  };
  'POST /orders/:id/billing': {
    params: { id: string };
    query: undefined;
    body: {
      name: string;
      company?: unknown;
      street: string;
      zip: string;
      city: string;
      country: unknown;
      vatId?: unknown;
    };
    answer: { data: Order };
  };
  'GET /hour-packages': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: { data: HourPackage[]; meta: { total: number; more?: true } };
  };
  'POST /hour-packages/:id/redemptions': {
    params: { id: string };
    query: undefined;
    body: { minutes: number; topic?: unknown };
    answer: { data: { minutesLeft: number } };
  };
  'POST /hour-packages/:id/redemptions/:redemptionId/undo': {
    params: { id: string; redemptionId: string };
    query: undefined;
    body: { [key: string]: never } | undefined;
    answer: { data: { minutesLeft: number } };
  };
  'GET /hour-packages/:id/times': {
    params: { id: string };
    query: { minutes: unknown; with?: string };
    body: undefined;
    answer: { data: HourTimes };
  };
  'POST /hour-packages/:id/redemptions/:redemptionId/time': {
    params: { id: string; redemptionId: string };
    query: undefined;
    body: { startsAt: string; consultantId: string };
    answer: null;
  };
  'POST /hour-packages/:id/redemptions/:redemptionId/time/cancel': {
    params: { id: string; redemptionId: string };
    query: undefined;
    body: { [key: string]: never } | undefined;
    answer: null;
  };
  'GET /admin/orders/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: ManagedOrder };
  };
  'POST /admin/orders/:id/billing': {
    params: { id: string };
    query: undefined;
    body: {
      name: string;
      company?: unknown;
      street: string;
      zip: string;
      city: string;
      country: unknown;
      vatId?: unknown;
    };
    answer: { data: ManagedOrder };
  };
  'POST /admin/orders/:id/ask-for-address': {
    params: { id: string };
    query: undefined;
    body: { [key: string]: never } | undefined;
    answer: { data: { askedAt: string } };
  };
  'GET /invoices': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: { data: Invoice[]; meta: { total: number; more?: true } };
  };
  'GET /invoices/:id/pdf': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'GET /admin/invoices/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: WholeInvoice };
  };
  'POST /admin/invoices/:id/payments': {
    params: { id: string };
    query: undefined;
    body: {
      amountCents: number;
      overpaid?: boolean;
      another?: boolean;
      expectedVersion?: number;
      paidAt: string;
    };
    answer: { data: { paidCents: number } };
  };
  'GET /admin/invoices/:id/payments': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: InvoicePayment[] };
  };
  'GET /admin/notaries/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        id: string;
        name: string;
        email: string | null;
        city: string | null;
        phone: string | null;
        answers: {
          count: number;
          timed: number;
          medianHours: number | null;
          last: {
            at: string;
            hours: number | null;
            gave: 'dates' | 'declined';
            from: 'desk' | 'room';
            dates: string[];
            foundationId: string;
            companyName: string | null;
          }[];
        };
        openQuestions: number;
      };
    };
  };
  'GET /admin/notaries/:id/foundations': {
    params: { id: string };
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: {
      data: {
        id: string;
        companyName: string | null;
        status: Status;
        namedAt: string;
        leftAt: string | null;
        appointment: { startsAt: string; confirmed: boolean } | null;
        askedAt: string | null;
        asked: { at: string; by: 'mail' | 'phone' }[];
        answers: {
          at: string;
          hours: number | null;
          gave: 'dates' | 'declined';
          from: 'desk' | 'room';
          dates: string[];
        }[];
        reported: { at: string; kind: ObstacleKind }[];
        questionSince: string | null;
      }[];
      meta: { total: number; more?: true };
    };
  };
  'GET /payment-methods': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: ('card' | 'invoice')[] };
  };
  'POST /orders/:id/pay': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: { url: string } };
  };
  'POST /admin/payments/:id/take-back': {
    params: { id: string };
    query: undefined;
    body: { reason: 'not-received' | 'other-invoice' | 'twice' | 'wrong-amount' | 'wrong-day' };
    answer: { data: { paidCents: number } };
  };
  'GET /users/me/data': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: {
      data: {
        export: DataExport | null;
        erasure: Erasure | null;
        runningFormations: number;
        /** Of hours bought in advance; they lapse with the account. */
        unusedMinutes: number;
      };
    };
  };
  'POST /users/me/data-export': {
    params: undefined;
    query: undefined;
    body: { current_password?: string } | undefined;
    answer: { data: DataExport };
  };
  'GET /users/me/data-export/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'POST /users/me/erasure': {
    params: undefined;
    query: undefined;
    body: { current_password?: string } | undefined;
    answer: { data: Erasure };
  };
  'DELETE /users/me/erasure': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: null;
  };
  'GET /erasures/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        state: 'asked' | 'done' | 'erasing' | 'withdrawn';
        askedAt: string;
        endedAt: string | null;
        kept: { class: 'formation' | 'invoice' | 'law-firm-file' | 'profile'; until: string }[];
      };
    };
  };
  'POST /admin/people/:id/erasure': {
    params: { id: string };
    query: undefined;
    body: { current_password?: string } | undefined;
    answer: { data: Erasure };
  };
  'DELETE /admin/people/:id/erasure': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'GET /admin/people/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        id: string;
        email: string;
        name: string | null;
        phone: string | null;
        role: 'admin' | 'lawyer' | 'member' | 'staff';
        status: 'active' | 'archived' | 'invited' | 'suspended' | 'unverified';
        createdAt: string;
        lastLoginAt: string | null;
        hasSecondFactor: boolean;
        language: string;
        /** `default`, or the name of the login provider. */
        provider: string;
        pendingEmail: string | null;
        /** Rights besides those of the role. */
        givenRights: ('identification.clear' | 'identification.read')[];
        secondFactorSince: string | null;
        /** Null unless it is open; without dates once its link is over. */
        invitation: { sentAt: string | null; endsAt: string | null; by: string | null } | null;
        /** What was agreed to at the registration, with the versions shown then. */
        agreed: { at: string; terms: string | null; termsOfUse: string | null } | null;
        newsletter: { since: string | null; requestedAt: string | null };
        /** Empty for readers who may not end them. */
        sessions: {
          browser: string | null;
          system: string | null;
          createdAt: string;
          lastUsedAt: string;
        }[];
        /** Null unless the account is to be deleted. */
        erasure: {
          id: string;
          state: 'asked' | 'done' | 'erasing' | 'withdrawn';
          /** Until then it can be taken back. */
          dueAt: string;
          /** Formations that first have to end. */
          waitsFor: number;
        } | null;
        /** How many formations this person looks after in the team; counted to 1,000. */
        looksAfter: number;
      };
    };
  };
  'GET /admin/people/:id/belongings': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        foundations: {
          data: {
            id: string;
            status: Status;
            /** The step, 1 to 7. */
            step: number;
            waitingOn: Party;
            /** When the present wait began. */
            since: string;
            /** When the awaited appointment takes place; for a consultation, when it ends. */
            dueAt: string | null;
            /** When the booked consultation begins. */
            startsAt: string | null;
            /** When the appointments at the notary begin that are offered, the earliest first; empty once one is agreed. */
            offeredDates: string[];
            /** The day by which the awaited step is due. */
            dueOn: string | null;
            /** Open obstacles, the earliest due first. */
            obstacles: {
              id: string;
              kind: ObstacleKind;
              /** The party that has to settle it. */
              waitsFor: Party;
              /** The day by which it is due. */
              dueOn: string;
            }[];
            companyName: string | null;
            city: string | null;
            consultant: { id: string; name: string } | null;
            /** Whether the founder has named a notary; until then only the founder can go on. */
            notaryNamed: boolean;
            /** What drafts wait for besides the team, while nothing is in the way. */
            heldBy: 'details' | 'identification' | 'mandate' | null;
            /** Whether nobody has said yet who founds, where that is asked. */
            lacksPeople: boolean;
            /** Whether advice and drafting wait for the founder to order the package. */
            lacksOrder: boolean;
            /** The end of the withdrawal period, after which advice and drafting begin; null if they may begin now. */
            beginsAfter: string | null;
            startedAt: string;
            /** Whether the reader takes part without being the one who began it. */
            asCoFounder: boolean;
          }[];
          meta: { total: number; more?: true };
        };
        orders: {
          data: {
            id: string;
            number: string;
            /** Whose package was ordered: it is withdrawn from there. */
            foundationId: string | null;
            titles: string[];
            netCents: number;
            grossCents: number;
            placedAt: string;
            withdrawableUntil: string;
            /** When it ended: withdrawn by the member, or released. */
            withdrawnAt: string | null;
            /** Where it was released, and nobody owes anything. */
            releasedBecause: 'mandate-declined' | 'mandate-late' | null;
            /** Since when nothing is left to be performed: then it cannot be withdrawn from any more. */
            performedAt: string | null;
            /** Our invoice waits for the address. */
            awaitsAddress: boolean;
            /** Null where we invoice nothing, or wait for the address. */
            invoice: {
              id: string;
              number: string;
              status: 'cancelled' | 'open' | 'overdue' | 'paid';
              /** What goes back to the member. */
              refundCents: number;
              /** What is left to pay. */
              openCents: number;
              /** The last day on which it can be paid. */
              dueOn: string;
            } | null;
          }[];
          meta: { total: number; more?: true };
        };
        invoices: { data: Invoice[]; meta: { total: number; more?: true } };
        meetings: { data: OwnMeeting[]; meta: { total: number; more?: true } };
      };
    };
  };
  'POST /admin/people': {
    params: undefined;
    query: undefined;
    body: {
      email: string;
      firstName?: unknown;
      lastName?: unknown;
      role: 'admin' | 'lawyer' | 'member' | 'staff';
      language: 'de' | 'en';
      /** Of who invites, for roles of the team once the login is older than 15 minutes. */
      current_password?: string;
    };
    answer: { data: { id: string } };
  };
  'POST /admin/people/:id/invitation': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'DELETE /admin/people/:id/invitation': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'PUT /admin/people/:id/rights': {
    params: { id: string };
    query: undefined;
    body: { rights: ('identification.clear' | 'identification.read')[]; current_password?: string };
    answer: null;
  };
  'POST /admin/people/:id/end-sessions': {
    params: { id: string };
    query: undefined;
    body: { current_password?: string } | undefined;
    answer: null;
  };
  'GET /admin/foundations/:id/notes': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: Note[] };
  };
  'POST /admin/foundations/:id/notes': {
    params: { id: string };
    query: undefined;
    body: {
      with: 'bank' | 'court' | 'founder' | 'notary' | 'other';
      direction: 'incoming' | 'outgoing';
      at: string;
      outcome: 'not-reached' | 'reached' | 'will-call-back';
      text?: unknown;
      kind: 'call';
    } | { text: string; kind: 'note' };
    answer: { data: { id: string } };
  };
  'PATCH /admin/foundations/:id/notes/:noteId': {
    params: { id: string; noteId: string };
    query: undefined;
    body: {
      with: 'bank' | 'court' | 'founder' | 'notary' | 'other';
      direction: 'incoming' | 'outgoing';
      at: string;
      outcome: 'not-reached' | 'reached' | 'will-call-back';
      text?: unknown;
      kind: 'call';
    } | { text: string; kind: 'note' };
    answer: { data: { id: string } };
  };
  'DELETE /admin/foundations/:id/notes/:noteId': {
    params: { id: string; noteId: string };
    query: undefined;
    body: undefined;
    answer: { data: { id: string } };
  };
  'GET /admin/tasks': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      after?: string;
      show?: 'mine' | 'overdue' | 'snoozed' | 'team' | 'unowned';
      kind?:
        | 'address' | 'call' | 'clear-minor' | 'details' | 'follow-up' | 'hours' | 'identify'
        | 'inquiry' | 'legal-message' | 'legal-obstacle' | 'legal-own' | 'legal-step' | 'mail'
        | 'mandate' | 'message' | 'obstacle' | 'own' | 'people' | 'refund' | 'step' | 'unpaid';
      by?: 'case' | 'due';
      owner?: string;
    };
    body: undefined;
    answer: {
      data: Task[];
      meta: {
        total: number;
        more?: true;
        counts: { mine: number; overdue: number; snoozed: number; team: number; unowned: number };
        late: { count: number; since: string | null };
        /** Ids of those whose tasks are the reader's for now. */
        standsInFor: string[];
        groups: { later: number; overdue: number; today: number; week: number };
        /** Of what is selected, whatever kind is shown; kinds without a task are left out. */
        kinds: {
          address?: number;
          call?: number;
          'clear-minor'?: number;
          details?: number;
          'follow-up'?: number;
          hours?: number;
          identify?: number;
          inquiry?: number;
          'legal-message'?: number;
          'legal-obstacle'?: number;
          'legal-own'?: number;
          'legal-step'?: number;
          mail?: number;
          mandate?: number;
          message?: number;
          obstacle?: number;
          own?: number;
          people?: number;
          refund?: number;
          step?: number;
          unpaid?: number;
        };
        /** While nothing is to be done. */
        next: Coming | null;
      };
    };
  };
  'POST /admin/tasks/assign': {
    params: undefined;
    query: undefined;
    body: { tasks: string[]; to: string | null };
    answer: { data: { tasks: TaskOutcome[]; position?: string } };
  };
  'POST /admin/tasks/snooze': {
    params: undefined;
    query: undefined;
    body:
      | { foundations: string[]; until: string | null } | { tasks: string[]; until: string | null };
    answer: { data: { tasks: TaskOutcome[]; position?: string } };
  };
  'POST /admin/tasks/called': {
    params: undefined;
    query: undefined;
    body: {
      tasks: string[];
      outcome: 'not-reached' | 'reached' | 'will-call-back';
      text?: unknown;
    };
    answer: { data: { tasks: TaskOutcome[]; position?: string } };
  };
  'GET /admin/foundations/:id/tasks': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: Task[] };
  };
  'POST /admin/tasks/remind': {
    params: undefined;
    query: undefined;
    body: { foundations: string[] } | { tasks: string[] };
    answer: { data: { tasks: TaskOutcome[]; position?: string } };
  };
  /** Each kind has its own right: lawyers settle what they have set themselves. */
  'POST /admin/tasks/done': {
    params: undefined;
    query: undefined;
    body: { tasks: string[]; done: boolean };
    answer: { data: { tasks: TaskOutcome[]; position?: string } };
  };
  'POST /admin/own-tasks': {
    params: undefined;
    query: undefined;
    body: { text: string; dueOn: string; foundationId?: string };
    answer: { data: { task: string } };
  };
  /**
   * People who can be in charge of a formation; `former` are those in charge who have left the team; `everybody`
   * works at the desk, the law firm included.
   */
  'GET /admin/team': {
    params: undefined;
    query: { show?: 'active' | 'everybody' | 'former' };
    body: undefined;
    answer: { data: { id: string; name: string }[] };
  };
  /** People to whom the law firm's tasks can be given. */
  'GET /admin/lawyers': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: { id: string; name: string }[] };
  };
  /** What each colleague has to do; put-off tasks do not count. */
  'GET /admin/workload': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: {
      data: {
        person: { id: string; name: string };
        cases: number;
        open: number;
        overdue: number;
        dueThisWeek: number;
      }[];
    };
  };
  /** What a hand-over of everything would hand over now. */
  'GET /admin/workload/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: { cases: { id: string; companyName: string | null }[]; tasks: Task[] } };
  };
  /** Cases and tasks go to somebody else. Repeated, it goes on with what is left. */
  'POST /admin/workload/:id/hand-over': {
    params: { id: string };
    query: undefined;
    body: { to: string };
    answer: { data: { cases: number; tasks: number; refused: number; position?: string } };
  };
  /** Those that run or are to come. */
  'GET /admin/stand-ins': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: {
      data: {
        id: string;
        absent: { id: string; name: string };
        standIn: { id: string; name: string };
        from: string;
        until: string;
        isRunning: boolean;
      }[];
    };
  };
  'POST /admin/stand-ins': {
    params: undefined;
    query: undefined;
    body: { absentId: string; standInId: string; from: string; until: string };
    answer: { data: { id: string } };
  };
  'DELETE /admin/stand-ins/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'GET /admin/digest': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: { wanted: boolean } };
  };
  'PUT /admin/digest': {
    params: undefined;
    query: undefined;
    body: { wanted: boolean };
    answer: { data: { wanted: boolean } };
  };
  /** Says that a page of the case is open; answers with the names of colleagues who have it open, too. */
  'POST /admin/foundations/:id/presence': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: string[] };
  };
  'GET /admin/views': {
    params: undefined;
    query: { list: ViewedName };
    body: undefined;
    answer: { data: SavedView[] };
  };
  'POST /admin/views': {
    params: undefined;
    query: undefined;
    body: {
      list: ViewedName;
      name: string;
      view: { filter: { [key: string]: string }; sort?: { field: string; order: 'ASC' | 'DESC' } };
      /** For whoever makes it alone. */
      own?: boolean;
    };
    answer: { data: { id: string } };
  };
  'PATCH /admin/views/:id': {
    params: { id: string };
    query: undefined;
    body: { name: string };
    answer: { data: { id: string } };
  };
  'DELETE /admin/views/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  /** Nothing before the entry. */
  'GET /foundations/:id/duties': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        /** Unique in its company; that of a yearly duty ends in its year: `annual-accounts-2027`. */
        key: string;
        name:
          | 'accident-insurer' | 'accounts-confirmed' | 'accounts-disclosed' | 'annual-accounts'
          | 'bank-name' | 'business-letters' | 'chamber-membership' | 'list-of-shareholders'
          | 'opening-balance' | 'remaining-capital' | 'reserve' | 'tax-questionnaire'
          | 'tax-returns' | 'trade-registration' | 'transparency-register' | 'vat-returns';
        /** Of a yearly duty: in which its financial year ends. */
        year?: number;
        dueOn: string;
        /** Whether the law names the day; else it is a suggestion. */
        dueBy: 'law' | 'us';
        /** As German provisions. */
        source: string;
        /** What may happen where nobody does it. */
        consequence: { de: string; en: string };
        link?: string;
        state: 'done' | 'not-applicable' | 'open';
        /** When it was done. */
        on?: string;
        why?: string;
        documentId?: string;
      }[];
    };
  };
  'PUT /foundations/:id/duties/:key': {
    params: { id: string; key: string };
    query: undefined;
    body: {
      state: 'done' | 'not-applicable' | 'open';
      /** When it was done. */
      on?: unknown;
      why?: unknown;
      /** The document that proves it. */
      documentId?: unknown;
    };
    answer: {
      data: {
        /** Unique in its company; that of a yearly duty ends in its year: `annual-accounts-2027`. */
        key: string;
        name:
          | 'accident-insurer' | 'accounts-confirmed' | 'accounts-disclosed' | 'annual-accounts'
          | 'bank-name' | 'business-letters' | 'chamber-membership' | 'list-of-shareholders'
          | 'opening-balance' | 'remaining-capital' | 'reserve' | 'tax-questionnaire'
          | 'tax-returns' | 'trade-registration' | 'transparency-register' | 'vat-returns';
        /** Of a yearly duty: in which its financial year ends. */
        year?: number;
        dueOn: string;
        /** Whether the law names the day; else it is a suggestion. */
        dueBy: 'law' | 'us';
        /** As German provisions. */
        source: string;
        /** What may happen where nobody does it. */
        consequence: { de: string; en: string };
        link?: string;
        state: 'done' | 'not-applicable' | 'open';
        /** When it was done. */
        on?: string;
        why?: string;
        documentId?: string;
      };
    };
  };
  'GET /foundations/:id/papers.zip': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'GET /admin/foundations/:id/review': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        /** Name of the drafts that the ticks belong to. */
        drafts: string;
        ticked: (
          | 'accepted-by-all' | 'articles-minimum' | 'between-founders' | 'capital-gmbh'
          | 'capital-ug' | 'directors' | 'formation-costs' | 'in-kind' | 'name-gmbh' | 'name-ug'
          | 'powers-of-attorney' | 'protocol-costs' | 'protocol-limits' | 'purpose'
          | 'representation' | 'reserve' | 'seat' | 'shareholder-list' | 'shares'
          | 'shares-of-each')[];
        /** Points ticked for earlier drafts only. */
        before: (
          | 'accepted-by-all' | 'articles-minimum' | 'between-founders' | 'capital-gmbh'
          | 'capital-ug' | 'directors' | 'formation-costs' | 'in-kind' | 'name-gmbh' | 'name-ug'
          | 'powers-of-attorney' | 'protocol-costs' | 'protocol-limits' | 'purpose'
          | 'representation' | 'reserve' | 'seat' | 'shareholder-list' | 'shares'
          | 'shares-of-each')[];
        approval: {
          at: string;
          by: string | null;
          documents: { documentId: string; sha256: string }[] | null;
          review: {
            articles: 'model-protocol' | 'own';
            checked: (
              | 'accepted-by-all' | 'articles-minimum' | 'between-founders' | 'capital-gmbh'
              | 'capital-ug' | 'directors' | 'formation-costs' | 'in-kind' | 'name-gmbh'
              | 'name-ug' | 'powers-of-attorney' | 'protocol-costs' | 'protocol-limits' | 'purpose'
              | 'representation' | 'reserve' | 'seat' | 'shareholder-list' | 'shares'
              | 'shares-of-each')[];
            open: {
              'accepted-by-all'?: string;
              'articles-minimum'?: string;
              'between-founders'?: string;
              'capital-gmbh'?: string;
              'capital-ug'?: string;
              directors?: string;
              'formation-costs'?: string;
              'in-kind'?: string;
              'name-gmbh'?: string;
              'name-ug'?: string;
              'powers-of-attorney'?: string;
              'protocol-costs'?: string;
              'protocol-limits'?: string;
              purpose?: string;
              representation?: string;
              reserve?: string;
              seat?: string;
              'shareholder-list'?: string;
              shares?: string;
              'shares-of-each'?: string;
            };
          } | null;
        } | null;
      };
    };
  };
  'PUT /admin/foundations/:id/review/points/:point': {
    params: { id: string; point: string };
    query: undefined;
    body: { drafts: string; ticked: boolean };
    answer: { data: { ticked: boolean } };
  };
  'GET /admin/foundations/:id/origins': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        documentId: string;
        by: {
          role: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
          name: string | null;
        };
        link: { issuedAt: string; usedAt: string | null } | null;
      }[];
    };
  };
  'GET /admin/foundations/:id/events/:revision': {
    params: { id: string; revision: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        id: string;
        type:
          | 'AccessEnded' | 'BankAccountOpened' | 'BankConfirmationReceived'
          | 'ChangeRequestAnswered' | 'ConsultationBooked' | 'ConsultationCancelled'
          | 'ConsultationCompleted' | 'ConsultationDeclined' | 'ConsultationMoved'
          | 'CoreDataCorrected' | 'CoreDataSubmitted' | 'DocumentAdded'
          | 'DocumentChangesRequested' | 'DocumentWithdrawn' | 'DocumentsAccepted'
          | 'DocumentsApproved' | 'DocumentsSubmittedForReview' | 'EarlyStartRequested'
          | 'FileSentBack' | 'FirmInvoiceFiled' | 'FirmReleased' | 'FoundationCancelled'
          | 'FoundationCertificateReceived' | 'FoundationCompleted' | 'FoundationReopened'
          | 'FoundationStarted' | 'InvitationDeclined' | 'InvitationEnded' | 'MandateAccepted'
          | 'MandateDeclined' | 'MinorCleared' | 'NotaryAppointmentConfirmed'
          | 'NotaryAppointmentProposed' | 'NotaryAppointmentRejected'
          | 'NotaryAppointmentWithdrawn' | 'NotaryAsked' | 'NotaryCorrected' | 'NotaryDateChosen'
          | 'NotaryDateObjected' | 'NotaryDatesProposed' | 'NotaryNamed' | 'NotaryReleased'
          | 'ObstacleReported' | 'ObstacleResolved' | 'OrderReleased' | 'OrderWithdrawn'
          | 'OwnerAssigned' | 'PackageOrdered' | 'ParticipantDetailsStated'
          | 'ParticipantIdentified' | 'ParticipantInvited' | 'ParticipantJoined'
          | 'ParticipantLeft' | 'ParticipantRemoved' | 'ParticipantStated' | 'PeopleStated'
          | 'RegisterExtractReceived' | 'ReleaseRevoked' | 'UploadLinkReissued';
        revision: number;
        position: string;
        data: { [key: string]: unknown };
        metadata: { [key: string]: unknown };
      };
    };
  };
  'GET /admin/foundations/:id/conflicts': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        /** What was looked for. */
        searched: { name: string; as: 'birth-name' | 'founded' | 'participant' | 'representative' }[];
        /** The closest first. */
        matches: {
          own: {
            name: string;
            as: 'birth-name' | 'founded' | 'participant' | 'representative';
            participantId: string | null;
          };
          name: string;
          /** `founder`: the account that began a case in which nobody was stated. */
          as: 'birth-name' | 'founded' | 'founder' | 'participant' | 'representative';
          how: 'part' | 'same' | 'sound' | 'spelling' | 'typo';
          /** Whether both birth dates are the same; null where one is not stated. */
          birthDate: 'other' | 'same' | null;
          /** When a former client left the list. */
          leftAt: string | null;
          roles: ('managing-director' | 'shareholder')[];
          foundation: {
            id: string;
            companyName: string | null;
            startedAt: string;
            mandate: {
              state: 'accepted' | 'declined' | 'none' | 'pending' | 'withdrawn';
              since: string | null;
            };
          };
        }[];
        /** Whether there are further matches. */
        more: boolean;
      };
    };
  };
  'GET /admin/foundations/:id/technical': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        /** Address of the workflow in the Temporal UI. */
        url: string;
        /** Address of its workflow and those of its invoices. */
        allUrl: string;
        /** null where Temporal knows no workflow, or does not answer. */
        workflow: {
          workflowId: string;
          runId: string;
          status: string;
          startedAt: string;
          pending: {
            activity: string;
            attempt: number;
            state: string;
            lastError: string | null;
            nextAt: string | null;
          }[];
          attributes: { [key: string]: string };
        } | null;
        reachable: boolean;
        /** Revision of the last event; null for an unreadable stream. */
        streamRevision: number | null;
        viewRevision: number;
        head: string;
        viewPosition: string;
      };
    };
  };
  'POST /admin/foundations/:id/read-again': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: { state: 'requested' } };
  };
  'GET /foundations/:id/commands/:command': {
    params: { id: string; command: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        state: 'accepted' | 'pending' | 'refused';
        code?: string;
        revision?: number;
        position?: string;
      };
    };
  };
  'GET /foundations/:id/comparison': {
    params: { id: string };
    query: { from: string; to: string };
    body: undefined;
    answer: { data: ComparedDocuments };
  };
  'GET /foundations/:id/identifications': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        providers: { name: string; label: string }[];
        participants: {
          participantId: string;
          name: string;
          kind: 'company' | 'natural';
          standing: 'checking' | 'cleared' | 'open';
          /** The reader's own. */
          own: boolean;
          hasAccount: boolean;
          /** Whether there is an address to which a link can go. */
          hasEmail: boolean;
          /** Of a company: who represents it, and has to be seen. */
          people: string[];
        }[];
      };
    };
  };
  'POST /foundations/:id/identifications/start': {
    params: { id: string };
    query: undefined;
    body: {
      politicallyExposed: boolean;
      forOwnAccount: boolean;
      /** The only one by default. */
      provider?: string;
      participantId: string;
    };
    answer: { data: { url: string } };
  };
  'POST /foundations/:id/identifications/link': {
    params: { id: string };
    query: undefined;
    body: { participantId: string };
    answer: { data: { expiresAt: string } };
  };
  'GET /identifications/callback': {
    params: undefined;
    query: { [key: string]: unknown; state?: string; error?: string };
    body: undefined;
    answer: null;
  };
  'POST /identifications/links/exchange': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: {
      data: {
        linkId: string;
        companyName: string;
        name: string;
        providers: { name: string; label: string }[];
        expiresAt: string;
      };
    };
  };
  'POST /identifications/links/start': {
    params: undefined;
    query: undefined;
    body: {
      politicallyExposed: boolean;
      forOwnAccount: boolean;
      /** The only one by default. */
      provider?: string;
      linkId: string;
    };
    answer: { data: { url: string } };
  };
  'POST /admin/foundations/:id/identifications/read': {
    params: { id: string };
    query: undefined;
    body: { current_password?: string } | undefined;
    answer: {
      data: {
        identifications: {
          id: string;
          participantId: string;
          name: string;
          method: 'in-person' | 'provider';
          state: 'checking' | 'cleared' | 'refused';
          madeAt: string;
          by: { id: string; name: string } | null;
          seen: { firstName: string; lastName: string; birthDate?: string };
          stated: { firstName: string; lastName: string; birthDate?: string };
          differences: ('birthDate' | 'firstName' | 'lastName')[];
          document: {
            kind: 'electronic' | 'identity-card' | 'passport' | 'residence-permit';
            number?: string;
            authority?: string;
            country?: string;
            validUntil?: string;
          };
          politicallyExposed: boolean;
          forOwnAccount: boolean;
          copies: {
            id: string;
            what: 'document' | 'register-extract';
            name: string;
            size: number;
            sha256: string;
          }[];
          provider: { name: string; issuer: string; subject: string; verifiedAt: string } | null;
          /** `verified_claims` as the provider sent them, as JSON. */
          answer: string | null;
          decision: {
            by: { id: string; name: string };
            at: string;
            verdict: 'cleared' | 'refused';
            note: string;
          } | null;
        }[];
        risk: {
          class: 'high' | 'low' | 'normal';
          beneficialOwners: {
            firstName: string;
            lastName: string;
            birthDate: string;
            birthPlace?: string;
            nationalities: Country[];
            street: string;
            zip: string;
            city: string;
            country: Country;
            because: 'control' | 'deemed' | 'share' | 'votes';
            identified: boolean;
          }[];
          reasons: string;
          by: { id: string; name: string };
          madeAt: string;
        } | null;
        /** From how many percent somebody is a beneficial owner today, and whether exactly so many count. */
        threshold: { percent: number; inclusive: boolean; source: string };
        /** People whose shares reach it. */
        owners: { participantId: string; name: string }[];
      };
    };
  };
  'POST /admin/foundations/:id/identifications/copies/:copyId': {
    params: { id: string; copyId: string };
    query: undefined;
    body: { current_password?: string } | undefined;
    answer: unknown;
  };
  'POST /admin/foundations/:id/identifications/:identificationId/decision': {
    params: { id: string; identificationId: string };
    query: undefined;
    body: { verdict: 'cleared' | 'refused'; note: string };
    answer: {
      data: {
        identificationId: string;
        state: 'checking' | 'cleared' | 'refused';
        /** Of the foundation, where it was told. */
        revision?: number;
        position?: string;
      };
    };
  };
  'PUT /admin/foundations/:id/risk': {
    params: { id: string };
    query: undefined;
    body: {
      class: 'high' | 'low' | 'normal';
      reasons: string;
      beneficialOwners: {
        firstName: string;
        lastName: string;
        birthDate: string;
        birthPlace?: string;
        nationalities: Country[];
        street: string;
        zip: string;
        city: string;
        country: Country;
        because: 'control' | 'deemed' | 'share' | 'votes';
        identified: boolean;
      }[];
    };
    answer: null;
  };
  'GET /foundations/:id/threads': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        audiences: ('law-firm' | 'notary' | 'team')[];
        threads: {
          audience: 'law-firm' | 'notary' | 'team';
          /** Messages that the reader has not seen; the team and the law firm read as one each. */
          unread: number;
          newestAt: string;
          /** Since when something that a member wrote waits for an answer. */
          askedAt: string | null;
        }[];
        /** Of the lead. */
        language: 'de' | 'en';
      };
    };
  };
  'GET /foundations/:id/messages': {
    params: { id: string };
    query: { audience: 'law-firm' | 'notary' | 'team'; before?: number };
    body: undefined;
    answer: {
      data: {
        id: string;
        /** Place in the thread, from 1 on; the same for all readers. */
        number: number;
        author: {
          /** null for an account that is gone. */
          name: string | null;
          role: 'co-founder' | 'lawyer' | 'lead' | 'notary' | 'staff';
          /** The reader's own. */
          own: boolean;
        };
        writtenAt: string;
        changedAt: string | null;
        removedAt: string | null;
        /** null once it is removed, or its author erased. */
        text: string | null;
        files: { id: string; name: string; size: number }[];
      }[];
      meta: { more: boolean; readTo: number };
    };
  };
  'POST /foundations/:id/messages': {
    params: { id: string };
    query: undefined;
    body: { audience: 'law-firm' | 'notary' | 'team'; text: string; fileIds?: string[] };
    answer: { data: { id: string; number: number } };
  };
  'POST /foundations/:id/messages/read': {
    params: { id: string };
    query: undefined;
    body: { audience: 'law-firm' | 'notary' | 'team'; upTo: number };
    answer: null;
  };
  'PATCH /foundations/:id/messages/:messageId': {
    params: { id: string; messageId: string };
    query: undefined;
    body: { audience: 'law-firm' | 'notary' | 'team'; text: string };
    answer: null;
  };
  'DELETE /foundations/:id/messages/:messageId': {
    params: { id: string; messageId: string };
    query: { audience: 'law-firm' | 'notary' | 'team' };
    body: undefined;
    answer: null;
  };
  'POST /foundations/:id/messages/:messageId/hand-over': {
    params: { id: string; messageId: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'GET /foundations/:id/messages/files/:fileId': {
    params: { id: string; fileId: string };
    query: { audience: 'law-firm' | 'notary' | 'team' };
    body: undefined;
    answer: unknown;
  };
  'GET /notices': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: { data: Notice[]; meta: { total: number; more?: true; unread: number } };
  };
  'POST /notices/read': {
    params: undefined;
    query: undefined;
    body: {
      ids?: string[];
      foundationId?: string;
      orderId?: string;
      invoiceIds?: string[];
      inquiryIds?: string[];
    } | undefined;
    answer: { data: { unread: number } };
  };
  'GET /admin/figures': {
    params: undefined;
    query: { weeks?: number };
    body: undefined;
    answer: { data: Figures };
  };
  'GET /admin/stuck': {
    params: undefined;
    query: { limit?: number };
    body: undefined;
    answer: {
      data: Stuck[];
      meta: {
        total: number;
        more?: true;
        /** Lists of workflows in the Temporal UI; hidden from lawyers. */
        temporal: { troubled: string; overdue: string; ownerless: string } | null;
      };
    };
  };
  'POST /admin/stuck/:kind/:id/retry': {
    params: {
      kind: 'parked-stream' | 'stuck-activity' | 'unrendered-invoice' | 'unsent-mail';
      id: string;
    };
    query: undefined;
    body: undefined;
    answer: { data: { state: 'requested' } };
  };
  'POST /admin/stuck/parked-stream/retry': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: { state: 'requested' } };
  };
  'POST /invitations/exchange': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: { data: InvitationView };
  };
  'POST /invitations/accept': {
    params: undefined;
    query: undefined;
    body: {
      invitationId: string;
      /** Version of the text by which the law firm is released from secrecy towards us. */
      firmRelease?: string;
      firstName?: string;
      lastName?: string;
      password?: string;
      terms?: true;
    };
    answer: { data: { foundationId: string; revision: number; position: string } };
  };
  'POST /invitations/decline': {
    params: undefined;
    query: undefined;
    body: { invitationId: string; unknown?: true };
    answer: null;
  };
  'GET /partners': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      kind?: 'accelerator' | 'partner' | 'university';
      offers?: 'account';
    };
    body: undefined;
    answer: { data: PartnerCard[]; meta: { total: number; more?: true } };
  };
  'GET /partners/:slug': {
    params: { slug: string };
    query: undefined;
    body: undefined;
    answer: { data: Partner };
  };
  'GET /admin/replies': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: { data: Reply[] };
  };
  'GET /foundations/:id/sheets': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        /** Each in both languages: notaries write in German, whatever their client reads. */
        sheets: {
          name: 'bank' | 'intake-sheet' | 'list-of-shareholders' | 'register-application' | 'tax';
          /** Last parts of the addresses of its files. */
          files: string[];
          de: Sheet;
          en: Sheet;
        }[];
        missing: {
          field:
            | 'articles' | 'business-address' | 'core-data' | 'details' | 'directors' | 'due'
            | 'notary' | 'people' | 'register-court' | 'roles' | 'shares';
          /** Whose it is, where it is of one participant. */
          participant: { participantId: string; name: string } | null;
        }[];
        /** Whether something was left out that only others may see. */
        withheld: boolean;
      };
    };
  };
  'GET /foundations/:id/sheets/:file': {
    params: { id: string; file: string };
    query: { language?: 'de' | 'en' };
    body: undefined;
    answer: unknown;
  };
  'GET /schemas/intake-sheet-1.json': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'GET /admin/foundations/:id/rooms': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        id: string;
        state: 'closed' | 'open' | 'revoked';
        /** Where the link goes; only of the room that is not closed, and hidden from lawyers. */
        address: string | null;
        madeAt: string;
        sentAt: string;
        lookedAt: string | null;
        endsAt: string;
        closedAt: string | null;
        revokedAt: string | null;
        revokedBy: { id: string; name: string } | null;
      }[];
    };
  };
  'POST /admin/foundations/:id/rooms/:roomId/send': {
    params: { id: string; roomId: string };
    query: undefined;
    body: undefined;
    answer: { data: { roomId: string } };
  };
  'POST /admin/foundations/:id/rooms/:roomId/revoke': {
    params: { id: string; roomId: string };
    query: undefined;
    body: undefined;
    answer: { data: { roomId: string } };
  };
  'POST /rooms/:id/exchange': {
    params: { id: string };
    query: undefined;
    body: { token: string };
    answer: null;
  };
  'POST /rooms/:id/code': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'POST /rooms/:id/open': {
    params: { id: string };
    query: undefined;
    body: { code: string };
    answer: null;
  };
  'POST /rooms/:id/close': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: null;
  };
  'GET /rooms/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        notaryName: string;
        companyName: string;
        fileNumber: string;
        /** The founder who leads the formation. */
        leadName: string;
        /** Of whoever has not released the notary the name and whether she holds shares. */
        people: { name: string; isShareholder: boolean; isDirector: boolean }[];
        company: { city: string; shareCapitalCents: number; purpose: string };
        status: Status;
        /** The appointment that was agreed. */
        appointment: { startsAt: string; place?: string; online?: boolean } | null;
        /** Dates from which the founder has yet to choose. */
        dates: { startsAt: string; place?: string; online?: boolean }[];
        /** What gets in the way. */
        obstacles: ObstacleKind[];
        /** The file that is awaited from the notary. */
        awaits: 'foundation-certificate' | 'register-extract' | null;
        /** The data sheet, as the notary may see it; both languages, since offices have guests. */
        sheet: { de: Sheet; en: Sheet };
        /** Whether the sheet has changed since the notary's last visit. */
        isSheetNew: boolean;
        /** Approved documents. */
        documents: {
          documentId: string;
          title: string;
          size: number;
          sha256: string;
          approvedAt: string;
          /** Whether it was approved after the notary's last visit. */
          isNew: boolean;
          isSigned: boolean | null;
        }[];
        /** Deed and extract, as the notary sent them. */
        sent: {
          fileId: string;
          purpose: 'foundation-certificate' | 'register-extract';
          size: number;
          sha256: string;
          sentAt: string;
          isSigned: boolean | null;
        }[];
        /** Payments of contributions, once the founders show them: of whoever has released the notary. */
        contributions: {
          participantId: string;
          name: string;
          expectedCents: number;
          paidCents: number;
          /** What of it fits in payer and day. */
          fittingCents: number;
          missingCents: number;
          overCents: number;
          state: 'complete' | 'early' | 'open' | 'short' | 'wrong-payer';
          lines: {
            bookedOn: string;
            amountCents: number;
            payer: string;
            findings: (
              | { code: 'early'; days: number } | { code: 'written-differently' }
              | { code: 'wrong-payer'; instead?: string })[];
          }[];
        }[] | null;
        /** When the room ends, and until when this browser may read it. */
        endsAt: string;
        openUntil: string;
      };
    };
  };
  'GET /rooms/:id/sheet.pdf': {
    params: { id: string };
    query: { language?: 'de' | 'en' };
    body: undefined;
    answer: unknown;
  };
  'GET /rooms/:id/sheet.json': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      $schema: string;
      version: 1;
      kind: 'data-no-draft';
      fileNumber: string;
      revision: number;
      madeAt: string;
      company: {
        name: string;
        legalForm: 'gmbh' | 'ug';
        seat: string;
        businessAddress: { street: string; zip: string; city: string } | null;
        object: string;
        shareCapitalEuros: number;
        fiscalYearEnd: string;
        website: string | null;
        description: string;
      } | null;
      registerCourt:
        | { code: string; name: string; verified: boolean; source: string; asOf: string } | null;
      people: {
        participantId: string;
        kind: 'company' | 'natural';
        name: string;
        email: string | null;
        shareholder: {
          /** Numbers that follow each other and have the same nominal value: `1–12`. */
          shares: { numbers: string; count: number; nominalEuros: number; percent: string }[];
          totalEuros: number;
          totalPercent: string;
          due: 'full' | 'half' | 'quarter';
        } | null;
        managingDirector: { alone: boolean; selfDealing: boolean } | null;
        details: {
          street: string;
          zip: string;
          city: string;
          country: string;
          state: 'stated';
          kind: 'company';
          legalForm: string;
          register: { authority: string; number: string; country: string };
          representedBy: { firstName: string; lastName: string; birthDate: string }[];
        } | {
          street: string;
          zip: string;
          city: string;
          country: string;
          state: 'stated';
          kind: 'natural';
          birthDate: string;
          birthPlace: string;
          birthName: string | null;
          nationalities: string[];
        } | { state: 'missing' } | { state: 'withheld' };
        /** Null while no date of birth is known to this reader. */
        minor: boolean | null;
      }[];
      articles: 'model-protocol' | 'own' | null;
      notary: { name: string; email: string | null; city: string | null } | null;
      appointments: {
        consultation: { startsAt: string; type: 'online' | 'phone' } | null;
        notary: {
          startsAt: string;
          notaryName: string | null;
          place: string | null;
          online: boolean;
          confirmed: boolean;
        } | null;
      };
      missing: {
        participantId: string | null;
        field:
          | 'articles' | 'business-address' | 'core-data' | 'details' | 'directors' | 'due'
          | 'notary' | 'people' | 'register-court' | 'roles' | 'shares';
      }[];
    };
  };
  'GET /rooms/:id/documents/:documentId': {
    params: { id: string; documentId: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'POST /rooms/:id/commands/propose-notary-dates': {
    params: { id: string };
    query: undefined;
    body: { dates: { startsAt: string; place?: unknown; online?: boolean }[] };
    answer: { data: Accepted };
  };
  'POST /rooms/:id/commands/decline': {
    params: { id: string };
    query: undefined;
    body: { reason: string };
    answer: { data: Accepted };
  };
  'POST /rooms/:id/commands/did-not-take-place': {
    params: { id: string };
    query: undefined;
    body: {
      reason: string;
      /** Another date, which is proposed at once. */
      other?: string;
    };
    answer: { data: Accepted };
  };
  'POST /rooms/:id/commands/report-obstacle': {
    params: { id: string };
    query: undefined;
    body: {
      note?: unknown;
      /** The day in a letter; otherwise the days of the table count. */
      dueOn?: unknown;
      kind: 'court-advance' | 'documents-returned' | 'interim-order';
    };
    answer: { data: Accepted };
  };
  'GET /rooms/:id/commands/:commandId': {
    params: { id: string; commandId: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        state: 'accepted' | 'pending' | 'refused';
        code?: string;
        revision?: number;
        position?: string;
      };
    };
  };
  'GET /rooms/:id/messages': {
    params: { id: string };
    query: { before?: number };
    body: undefined;
    answer: {
      data: {
        id: string;
        /** Place in the thread, from 1 on; the same for all readers. */
        number: number;
        author: {
          /** null for an account that is gone. */
          name: string | null;
          role: 'co-founder' | 'lawyer' | 'lead' | 'notary' | 'staff';
          /** The reader's own. */
          own: boolean;
        };
        writtenAt: string;
        changedAt: string | null;
        removedAt: string | null;
        /** null once it is removed, or its author erased. */
        text: string | null;
        files: { id: string; name: string; size: number }[];
      }[];
      meta: { more: boolean; readTo: number };
    };
  };
  'POST /rooms/:id/messages': {
    params: { id: string };
    query: undefined;
    body: { text: string; fileIds?: string[] };
    answer: { data: { id: string; number: number } };
  };
  'POST /rooms/:id/messages/read': {
    params: { id: string };
    query: undefined;
    body: { upTo: number };
    answer: null;
  };
  'GET /rooms/:id/messages/files/:fileId': {
    params: { id: string; fileId: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'GET /roots': {
    params: undefined;
    query: { limit?: number; offset?: number };
    body: undefined;
    answer: {
      data: {
        /** Day in Berlin. */
        day: string;
        tree: string;
        /** Hash of the previous root; null for the first. */
        previous: string | null;
        root: string;
      }[];
      meta: { total: number; more?: true };
    };
  };
  'GET /foundations/:id/history': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'GET /foundations/:id/history/pdf': {
    params: { id: string };
    query: { language?: 'de' | 'en' };
    body: undefined;
    answer: unknown;
  };
  'POST /admin/search': {
    params: undefined;
    query: undefined;
    body: { q: string };
    answer: { data: Found };
  };
  'GET /templates': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      category?: 'company' | 'customers' | 'data' | 'finance' | 'people';
    };
    body: undefined;
    answer: { data: TemplateCard[]; meta: { total: number; more?: true } };
  };
  'GET /templates/:id': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        id: string;
        category: 'company' | 'customers' | 'data' | 'finance' | 'people';
        title: string;
        summary: string;
        /** The form that the law requires. */
        form: string;
        parties: string[];
        updated: string;
        files: {
          /** The last part of its address. */
          file: string;
          language: 'de' | 'en';
          format: 'docx' | 'pdf';
          /** Whether this language is the binding one. */
          binding: boolean;
        }[];
        sources: string[];
        sections: string[];
        /** Placeholders for the user. */
        placeholders: string[];
      };
    };
  };
  'GET /templates/:id/:file': {
    params: { id: string; file: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'GET /foundations/:id/templates/:template/:file': {
    params: { id: string; template: string; file: string };
    query: undefined;
    body: undefined;
    answer: unknown;
  };
  'POST /upload-links/exchange': {
    params: undefined;
    query: undefined;
    body: { token: string };
    answer: { data: LinkView };
  };
  'GET /upload-links/uploads/:commandId': {
    params: { commandId: string };
    query: { linkId?: string };
    body: undefined;
    answer: {
      data: {
        state: 'accepted' | 'pending' | 'refused';
        code?: string;
        revision?: number;
        position?: string;
      };
    };
  };
  'GET /admin/foundations/:id/upload-links': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: LinkHistory[] };
  };
  'POST /admin/foundations/:id/upload-links/:linkId/revoke': {
    params: { id: string; linkId: string };
    query: undefined;
    body: undefined;
    answer: { data: { linkId: string } };
  };
  'POST /admin/foundations/:id/upload-links': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        linkId: string;
        purpose: 'foundation-certificate' | 'register-extract';
        expiresAt: string;
      };
    };
  };
  'GET /admin/audit': {
    params: undefined;
    query: {
      limit?: number;
      search?: string;
      offset?: number;
      action?:
        | 'absence-cancelled' | 'absence-entered' | 'account-changed' | 'account-created'
        | 'account-removed' | 'activity-retried' | 'address-asked' | 'billing-given'
        | 'calendar-made' | 'calendar-removed' | 'card-payment-begun' | 'command'
        | 'conflicts-searched' | 'consultant-added' | 'consultant-changed' | 'content-archived'
        | 'content-begun' | 'content-decided' | 'content-discarded' | 'content-published'
        | 'content-restored' | 'digest-chosen' | 'download' | 'email-change-asked'
        | 'email-changed' | 'email-verified' | 'erasure-asked' | 'erasure-withdrawn' | 'event-read'
        | 'export-asked' | 'follow-up-done' | 'hour-time-booked' | 'hour-time-cancelled'
        | 'hour-time-moved' | 'hours-changed' | 'hours-redeemed' | 'identification-decided'
        | 'identification-link-sent' | 'identification-read' | 'identification-refused'
        | 'inquiry-answered' | 'inquiry-done' | 'inquiry-noted' | 'inquiry-reopened'
        | 'invitation-accepted' | 'invitation-revoked' | 'invited' | 'invited-again'
        | 'letter-read' | 'link-opened' | 'link-refused' | 'link-reissued' | 'link-revoked'
        | 'list-exported' | 'login' | 'login-failed' | 'logout' | 'mail-resent' | 'meeting-booked'
        | 'meeting-cancelled' | 'meeting-confirmed' | 'meeting-moved' | 'message-handed-over'
        | 'newsletter-ended' | 'note-changed' | 'note-removed' | 'note-written' | 'order-placed'
        | 'order-withdrawn' | 'other-sessions-ended' | 'own-task-written' | 'password-changed'
        | 'password-reset' | 'password-reset-requested' | 'payment-recorded' | 'payment-taken-back'
        | 'pdf-retried' | 'person-identified' | 'picture-uploaded' | 'proof-failed' | 'read-again'
        | 'rebooking-asked' | 'recovery-codes-made' | 'redemption-undone' | 'redrive-requested'
        | 'refresh-token-reused' | 'review-point' | 'rights-given' | 'risk-file-written'
        | 'room-code-asked' | 'room-code-refused' | 'room-link-sent' | 'room-opened'
        | 'room-revoked' | 'second-factor-reset' | 'second-factor-set-up'
        | 'second-factor-turned-off' | 'session-ended' | 'sessions-of-account-ended'
        | 'stand-in-ended' | 'stand-in-entered' | 'task-assigned' | 'task-called' | 'task-done'
        | 'task-reminded' | 'task-reopened' | 'task-snoozed' | 'upload' | 'view-removed'
        | 'view-renamed' | 'view-saved';
      actor?: string;
      person?: string;
      target?: string;
      from?: string;
      to?: string;
      sort?: '-at' | 'at';
    };
    body: undefined;
    answer: { data: AuditedAction[]; meta: { total: number; more?: true } };
  };
  'GET /admin/content': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      kind?: 'article' | 'category' | 'news' | 'page' | 'partner' | 'product';
      state?: 'archived' | 'draft' | 'missing';
      q?: string;
      sort?: '-changedAt' | '-kind' | 'changedAt' | 'kind';
    };
    body: undefined;
    answer: { data: PieceCard[]; meta: { total: number; more?: true } };
  };
  'GET /admin/inquiries': {
    params: undefined;
    query: {
      from?: string;
      to?: string;
      limit?: number;
      offset?: number;
      search?: string;
      state?: 'done' | 'open';
      kind?: 'contact' | 'partner' | 'withdrawal';
      sort?: '-receivedAt' | 'receivedAt';
    };
    body: undefined;
    answer: { data: ManagedInquiry[]; meta: { total: number; more?: true } };
  };
  'GET /admin/invoices': {
    params: undefined;
    query: {
      from?: string;
      to?: string;
      limit?: number;
      offset?: number;
      search?: string;
      status?: 'cancelled' | 'open' | 'overdue' | 'paid' | 'refund-overdue' | 'to-refund';
      sort?:
        | '-dueAt' | '-grossCents' | '-issuedAt' | '-refundDueOn' | 'dueAt' | 'grossCents'
        | 'issuedAt' | 'refundDueOn';
    };
    body: undefined;
    answer: { data: ManagedInvoice[]; meta: { total: number; more?: true } };
  };
  'GET /admin/notaries': {
    params: undefined;
    query: { limit?: number; offset?: number; search?: string; sort?: '-name' | 'name' };
    body: undefined;
    answer: {
      data: {
        id: string;
        name: string;
        email: string | null;
        city: string | null;
        phone: string | null;
        foundations: number;
        namedAt: string;
      }[];
      meta: { total: number; more?: true };
    };
  };
  'GET /admin/orders': {
    params: undefined;
    query: {
      from?: string;
      to?: string;
      limit?: number;
      offset?: number;
      search?: string;
      state?: 'standing' | 'withdrawn' | 'without-address';
      sort?: '-grossCents' | '-placedAt' | 'grossCents' | 'placedAt';
    };
    body: undefined;
    answer: { data: ManagedOrderCard[]; meta: { total: number; more?: true } };
  };
  'GET /admin/payments': {
    params: undefined;
    query: {
      from?: string;
      to?: string;
      limit?: number;
      offset?: number;
      search?: string;
      kind?: 'correction' | 'offset' | 'payment' | 'refund';
      method?: 'card' | 'transfer';
      sort?: '-amountCents' | '-paidAt' | 'amountCents' | 'paidAt';
    };
    body: undefined;
    answer: { data: ManagedPayment[]; meta: { total: number; more?: true } };
  };
  'GET /admin/people': {
    params: undefined;
    query: {
      limit?: number;
      offset?: number;
      search?: string;
      group?: 'closed' | 'invited' | 'members' | 'team';
      sort?: '-createdAt' | '-lastLoginAt' | '-name' | 'createdAt' | 'lastLoginAt' | 'name';
    };
    body: undefined;
    answer: {
      data: {
        id: string;
        email: string;
        name: string | null;
        phone: string | null;
        role: 'admin' | 'lawyer' | 'member' | 'staff';
        status: 'active' | 'archived' | 'invited' | 'suspended' | 'unverified';
        createdAt: string;
        lastLoginAt: string | null;
        hasSecondFactor: boolean;
      }[];
      meta: { total: number; more?: true };
    };
  };
  'POST /foundations/:id/commands/accept-documents': {
    params: { id: string };
    query: undefined;
    body: { documents: { documentId: string; sha256: string }[] };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/accept-mandate': {
    params: { id: string };
    query: undefined;
    body: { note?: unknown };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/approve-documents': {
    params: { id: string };
    query: undefined;
    body: {
      review?: {
        articles: 'model-protocol' | 'own';
        checked: (
          | 'accepted-by-all' | 'articles-minimum' | 'between-founders' | 'capital-gmbh'
          | 'capital-ug' | 'directors' | 'formation-costs' | 'in-kind' | 'name-gmbh' | 'name-ug'
          | 'powers-of-attorney' | 'protocol-costs' | 'protocol-limits' | 'purpose'
          | 'representation' | 'reserve' | 'seat' | 'shareholder-list' | 'shares'
          | 'shares-of-each')[];
        open: {
          'accepted-by-all'?: string;
          'articles-minimum'?: string;
          'between-founders'?: string;
          'capital-gmbh'?: string;
          'capital-ug'?: string;
          directors?: string;
          'formation-costs'?: string;
          'in-kind'?: string;
          'name-gmbh'?: string;
          'name-ug'?: string;
          'powers-of-attorney'?: string;
          'protocol-costs'?: string;
          'protocol-limits'?: string;
          purpose?: string;
          representation?: string;
          reserve?: string;
          seat?: string;
          'shareholder-list'?: string;
          shares?: string;
          'shares-of-each'?: string;
        };
      };
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/ask-notary': {
    params: { id: string };
    query: undefined;
    body: { by: 'mail' | 'phone' };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/assign-owner': {
    params: { id: string };
    query: undefined;
    body: { ownerId: string; standInId?: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/book-consultation': {
    params: { id: string };
    query: undefined;
    body: {
      type: 'online' | 'phone';
      /** A time that `GET /slots?kind=consultation` offers. */
      startsAt: string;
      /** The number to call; forms require it for a consultation by phone. */
      phone?: unknown;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/cancel-consultation': {
    params: { id: string };
    query: undefined;
    body: { [key: string]: never };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/cancel-foundation': {
    params: { id: string };
    query: undefined;
    body: { reason: string; order?: 'keep' | 'withdraw' };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/choose-notary-date': {
    params: { id: string };
    query: undefined;
    body: { startsAt: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/clear-minor': {
    params: { id: string };
    query: undefined;
    body: { participantId: string; note: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/complete-consultation': {
    params: { id: string };
    query: undefined;
    body: { [key: string]: never };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/confirm-notary-appointment': {
    params: { id: string };
    query: undefined;
    body: { [key: string]: never };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/correct-core-data': {
    params: { id: string };
    query: undefined;
    body: {
      companyName: string;
      city: string;
      website?: unknown;
      legalForm: 'gmbh' | 'ug';
      totalShareholders: 'alone' | 'more-than-three' | 'other' | 'three' | 'two' | 'unknown';
      shareCapitalCents: number;
      companyPurpose: string;
      description: string;
      preferredNotary?: { name: string; email?: unknown; city?: unknown; phone?: unknown };
      businessAddress?: { street: string; zip: string; city: string };
      fiscalYearEnd?: unknown;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/correct-notary': {
    params: { id: string };
    query: undefined;
    body: { name: string; email?: unknown; city?: unknown; phone?: unknown; reason: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/decline-consultation': {
    params: { id: string };
    query: undefined;
    body: { [key: string]: never };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/decline-mandate': {
    params: { id: string };
    query: undefined;
    body: { reason: 'capacity' | 'conflict' | 'other'; note?: unknown };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/end-access': {
    params: { id: string };
    query: undefined;
    body: { [key: string]: never };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/invite-participant': {
    params: { id: string };
    query: undefined;
    body: { participantId: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/leave-foundation': {
    params: { id: string };
    query: undefined;
    body: { reason?: unknown };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/move-consultation': {
    params: { id: string };
    query: undefined;
    body: {
      type: 'online' | 'phone';
      /** A time that `GET /slots?kind=consultation` offers. */
      startsAt: string;
      /** The number to call; forms require it for a consultation by phone. */
      phone?: unknown;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/name-notary': {
    params: { id: string };
    query: undefined;
    body: { name: string; email?: unknown; city?: unknown; phone?: unknown };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/object-to-date': {
    params: { id: string };
    query: undefined;
    body: { startsAt: string; reason: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/open-bank-account': {
    params: { id: string };
    query: undefined;
    body: { bankName?: unknown };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/order-package': {
    params: { id: string };
    query: undefined;
    body: {
      terms: true;
      /** Whether work begins before the end of the withdrawal period (§ 356 (4) BGB). */
      earlyStart: boolean;
      /** Version of the text by which the founder releases the law firm from secrecy towards us. */
      firmRelease?: string;
      /** The total that the founder saw. */
      expectedGrossCents: number;
      /** Never part of an event; without it the invoice has to wait. */
      billing?: {
        name: string;
        company?: unknown;
        street: string;
        zip: string;
        city: string;
        country: unknown;
        vatId?: unknown;
      };
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/propose-notary-appointment': {
    params: { id: string };
    query: undefined;
    body: {
      notaryName: string;
      notaryEmail: string;
      startsAt: string;
      place?: unknown;
      online?: boolean;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/propose-notary-dates': {
    params: { id: string };
    query: undefined;
    body: { dates: { startsAt: string; place?: unknown; online?: boolean }[] };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/reject-notary-appointment': {
    params: { id: string };
    query: undefined;
    body: { reason: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/release-firm': {
    params: { id: string };
    query: undefined;
    body: {
      /** Version of the text that the client declares. */
      textVersion: string;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/release-notary': {
    params: { id: string };
    query: undefined;
    body: {
      /** Version of the text that the client declares. */
      textVersion: string;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/remove-participant': {
    params: { id: string };
    query: undefined;
    body: { participantId: string; reason?: unknown };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/report-obstacle': {
    params: { id: string };
    query: undefined;
    body: {
      kind:
        | 'bank-refused' | 'capital-early' | 'capital-short' | 'capital-wrong-payer'
        | 'court-advance' | 'deed-not-completed' | 'documents-returned' | 'interim-order'
        | 'name-objected' | 'notary-declined' | 'notary-silent' | 'person-unreachable'
        | 'registration-refused';
      note?: unknown;
      /** The day in a letter; otherwise the days of the table count. */
      dueOn?: unknown;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/request-document-changes': {
    params: { id: string };
    query: undefined;
    body: { reason: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/request-early-start': {
    params: { id: string };
    query: undefined;
    body: {
      /** Version of the founder's statement. */
      textVersion: string;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/resolve-obstacle': {
    params: { id: string };
    query: undefined;
    body: { obstacleId: string; note?: unknown };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/revoke-release': {
    params: { id: string };
    query: undefined;
    body: { of: 'law-firm' | 'notary' };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/send-back-file': {
    params: { id: string };
    query: undefined;
    body: {
      purpose: 'bank-confirmation' | 'foundation-certificate' | 'register-extract';
      reason: 'incomplete' | 'stranger' | 'unreadable' | 'wrong-document';
      note?: unknown;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/state-details': {
    params: { id: string };
    query: undefined;
    body: {
      street: string;
      zip: string;
      city: string;
      country: Country;
      birthDate: string;
      birthPlace: string;
      birthName?: unknown;
      nationalities: Country[];
      participantId: string;
    } | {
      street: string;
      zip: string;
      city: string;
      country: Country;
      legalForm: string;
      register: { authority: string; number: string; country: Country };
      representedBy: { firstName: string; lastName: string; birthDate: string }[];
      participantId: string;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/state-participants': {
    params: { id: string };
    query: undefined;
    body: {
      participants: ({
        /** Left out for somebody new. */
        participantId?: string;
        email?: unknown;
        shareholder?: { shareEuros: number[]; due?: 'full' | 'half' | 'quarter' };
        managingDirector?: { alone: boolean; selfDealing: boolean };
        kind: 'company';
        companyName: string;
      } | {
        /** Left out for somebody new. */
        participantId?: string;
        email?: unknown;
        shareholder?: { shareEuros: number[]; due?: 'full' | 'half' | 'quarter' };
        managingDirector?: { alone: boolean; selfDealing: boolean };
        kind: 'natural';
        firstName: string;
        lastName: string;
      })[];
      articles?: 'model-protocol' | 'own';
      unsure?: { about: 'directors' | 'people' | 'shares'; note?: unknown }[];
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/step-back': {
    params: { id: string };
    query: undefined;
    body: { [key: string]: never };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/submit-core-data': {
    params: { id: string };
    query: undefined;
    body: {
      companyName: string;
      city: string;
      website?: unknown;
      legalForm: 'gmbh' | 'ug';
      totalShareholders: 'alone' | 'more-than-three' | 'other' | 'three' | 'two' | 'unknown';
      shareCapitalCents: number;
      companyPurpose: string;
      description: string;
      preferredNotary?: { name: string; email?: unknown; city?: unknown; phone?: unknown };
      businessAddress?: { street: string; zip: string; city: string };
      fiscalYearEnd?: unknown;
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/submit-documents-for-review': {
    params: { id: string };
    query: undefined;
    body: {
      answers?: {
        /** Id of the request. */
        request: string;
        text?: string;
        documentId?: string;
      }[];
    };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/withdraw-document': {
    params: { id: string };
    query: undefined;
    body: { documentId: string; reason: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/withdraw-notary-appointment': {
    params: { id: string };
    query: undefined;
    body: { reason: string };
    answer: { data: Accepted };
  };
  'POST /foundations/:id/commands/withdraw-order': {
    params: { id: string };
    query: undefined;
    body: {
      /** By default both contracts, as far as they can still be withdrawn from. */
      contracts?: ('law-firm' | 'platform')[];
    };
    answer: { data: Accepted };
  };
  'POST /foundations': {
    params: undefined;
    query: undefined;
    body: { package: 'individual' };
    answer: {
      data: {
        revision: number;
        position: string;
        documentId?: string;
        /** Ids of all participants, in the order in which they stand. */
        participantIds?: string[];
        id: string;
      };
    };
  };
}

/** The calls that are sent as a form with a file instead of JSON. */
export interface Uploads {
  'POST /files': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: {
      data: {
        id: string;
        storage: string;
        filename_disk: string;
        filename_download: string;
        title: string | null;
        type: string;
        folder: null;
        uploaded_by: string;
        created_on: string;
        uploaded_on: string;
        modified_by: null;
        modified_on: string;
        charset: null;
        /** In bytes; text, as in Directus on Postgres. */
        filesize: string;
        width: number;
        height: number;
        duration: null;
        description: null;
        location: null;
        tags: null;
        metadata: null;
      };
    };
  };
  'POST /foundations/:id/contributions/read': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: ReadStatement };
  };
  'POST /foundations/:id/documents': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        revision: number;
        position: string;
        documentId?: string;
        /** Ids of all participants, in the order in which they stand. */
        participantIds?: string[];
        sameAs?: {
          kind:
            | 'bank-confirmation' | 'draft' | 'firm-invoice' | 'foundation-certificate'
            | 'register-extract';
          title: string;
          withdrawn: boolean;
        };
      };
    };
  };
  'POST /foundations/:id/firm-invoices': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        revision: number;
        position: string;
        documentId?: string;
        /** Ids of all participants, in the order in which they stand. */
        participantIds?: string[];
        sameAs?: {
          kind:
            | 'bank-confirmation' | 'draft' | 'firm-invoice' | 'foundation-certificate'
            | 'register-extract';
          title: string;
          withdrawn: boolean;
        };
      };
    };
  };
  'POST /foundations/:id/identifications': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        identificationId: string;
        state: 'checking' | 'cleared' | 'refused';
        /** Of the foundation, where it was told. */
        revision?: number;
        position?: string;
      };
    };
  };
  'POST /foundations/:id/messages/files': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: { id: string; name: string; size: number } };
  };
  'POST /rooms/:id/files': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        revision: number;
        position: string;
        documentId?: string;
        /** Ids of all participants, in the order in which they stand. */
        participantIds?: string[];
        sameAs?: {
          kind:
            | 'bank-confirmation' | 'draft' | 'firm-invoice' | 'foundation-certificate'
            | 'register-extract';
          title: string;
          withdrawn: boolean;
        };
      };
    } | { data: { commandId: string; state: 'received' } };
  };
  'POST /rooms/:id/messages/files': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: { data: { id: string; name: string; size: number } };
  };
  'POST /upload-links/upload': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: {
      data: {
        revision: number;
        position: string;
        documentId?: string;
        /** Ids of all participants, in the order in which they stand. */
        participantIds?: string[];
        sameAs?: {
          kind:
            | 'bank-confirmation' | 'draft' | 'firm-invoice' | 'foundation-certificate'
            | 'register-extract';
          title: string;
          withdrawn: boolean;
        };
      };
    } | { data: { commandId: string; state: 'received' } };
  };
  'POST /foundations/:id/bank-confirmation': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      data: {
        revision: number;
        position: string;
        documentId?: string;
        /** Ids of all participants, in the order in which they stand. */
        participantIds?: string[];
        sameAs?: {
          kind:
            | 'bank-confirmation' | 'draft' | 'firm-invoice' | 'foundation-certificate'
            | 'register-extract';
          title: string;
          withdrawn: boolean;
        };
      };
    } | { data: { commandId: string; state: 'received' } };
  };
}

export type ObstacleKind =
  | 'bank-refused' | 'capital-early' | 'capital-short' | 'capital-wrong-payer' | 'court-advance'
  | 'deed-not-completed' | 'documents-returned' | 'interim-order' | 'mandate-declined'
  | 'name-objected' | 'notary-declined' | 'notary-silent' | 'participant-left'
  | 'person-unreachable' | 'registration-refused';

export type Party =
  | 'bank' | 'co-founder' | 'court' | 'founder' | 'lawyer' | 'nobody' | 'notary' | 'staff';

export type Status =
  | 'bank-account-pending' | 'cancelled' | 'completed' | 'consultation-appointment-select-pending'
  | 'consultation-pending' | 'documents-pending' | 'foundation-certificate-pending'
  | 'notary-appointment-confirmation-pending' | 'notary-appointment-pending'
  | 'register-record-pending' | 'review-pending' | 'share-capital-payment-pending'
  | 'start-pending';

export type Unfinished =
  | 'bank-account-pending' | 'consultation-appointment-select-pending' | 'consultation-pending'
  | 'documents-pending' | 'foundation-certificate-pending'
  | 'notary-appointment-confirmation-pending' | 'notary-appointment-pending'
  | 'register-record-pending' | 'review-pending' | 'share-capital-payment-pending'
  | 'start-pending';

export type Country =
  | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW'
  | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN'
  | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG'
  | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ'
  | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI'
  | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL'
  | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR'
  | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM'
  | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA'
  | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME'
  | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU'
  | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP'
  | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR'
  | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD'
  | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV'
  | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO'
  | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE'
  | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW';

export interface Billing {
  name: string;
  company?: string;
  street: string;
  zip: string;
  city: string;
  country: Country;
  vatId?: string;
}

export interface PickedUser {
  id?: string;
  email?: string;
  first_name?: string | null;
  last_name?: string | null;
  phone?: string | null;
  status?: 'active' | 'archived' | 'invited' | 'suspended' | 'unverified';
  /** A BCP 47 tag. */
  language?: string;
  /** `default`, or the name of a login provider. */
  provider?: string;
  /** Asterisks if there is a second factor. */
  tfa_secret?: string | null;
  /** A new address whose link has not been followed. */
  pending_email?: string | null;
  newsletter?: boolean;
  newsletter_pending?: boolean;
  /** Kinds of mails that the person does not want. */
  unwanted_mails?: ('before-appointments' | 'duties' | 'progress' | 'receipts' | 'reminders')[];
  /** Rights besides those of the role, which an admin has given. */
  given_rights?: ('identification.clear' | 'identification.read')[];
  terms_accepted_at?: string | null;
  created_at?: string;
  last_access?: string | null;
  role?: string | {
    id?: string;
    name?: 'admin' | 'lawyer' | 'member' | 'staff';
    admin_access?: boolean;
    app_access?: boolean;
  };
  avatar?: string | {
    id?: string;
    storage?: string;
    filename_disk?: string;
    filename_download?: string;
    title?: string | null;
    type?: string;
    folder?: null;
    uploaded_by?: string;
    created_on?: string;
    uploaded_on?: string;
    modified_by?: null;
    modified_on?: string;
    charset?: null;
    /** In bytes; text, as in Directus on Postgres. */
    filesize?: string;
    width?: number;
    height?: number;
    duration?: null;
    description?: null;
    location?: null;
    tags?: null;
    metadata?: null;
  } | null;
}

export interface Erasure {
  id: string;
  askedBy: 'disuse' | 'person' | 'team';
  state: 'asked' | 'done' | 'erasing' | 'withdrawn';
  askedAt: string;
  /** Until then it can be taken back. */
  dueAt: string;
  endedAt: string | null;
  /** Formations that first have to end. */
  waitsFor: number;
  kept: { class: 'formation' | 'invoice' | 'law-firm-file' | 'profile'; until: string }[];
}

export type MailName =
  | 'accept-invite' | 'account-exists' | 'address-wanted' | 'appointment-confirmed'
  | 'appointment-for-all' | 'appointment-proposed' | 'capital-paid' | 'certificate-received'
  | 'certificate-thanks' | 'changes-requested' | 'confirm-email' | 'confirm-meeting'
  | 'confirm-newsletter' | 'confirm-subscription' | 'consultation-booked'
  | 'consultation-cancelled' | 'consultation-completed' | 'consultation-moved'
  | 'consultation-unmandated' | 'daily-root' | 'date-objected' | 'dates-for-all' | 'day-digest'
  | 'documents-approved' | 'documents-in-review' | 'documents-to-accept' | 'documents-to-review'
  | 'duties-due' | 'early-start-requested' | 'email-change-notice' | 'email-changed'
  | 'email-taken' | 'erasure-asked' | 'erasure-receipt' | 'export-ready' | 'file-sent-back'
  | 'firm-invoice-filed' | 'firm-withdrawn' | 'foundation-cancelled' | 'foundation-completed'
  | 'hours-booked' | 'hours-cancelled' | 'hours-ending' | 'hours-redeemed' | 'hours-redeemed-team'
  | 'hours-time-team' | 'identification-link' | 'inquiry' | 'inquiry-answer' | 'inquiry-answered'
  | 'inquiry-receipt' | 'invitation-answered' | 'invitation-expired' | 'invoice-cancelled'
  | 'invoice-issued' | 'invoice-overdue' | 'invoice-overpaid' | 'invoice-paid' | 'mandate-accepted'
  | 'mandate-confirmed' | 'mandate-declined' | 'mandate-withdrawn' | 'meeting-booked'
  | 'meeting-cancelled' | 'meeting-exists' | 'meeting-for-team' | 'meeting-moved'
  | 'message-written' | 'notary-appointment-withdrawn' | 'notary-appointment-withdrawn-notary'
  | 'notary-corrected' | 'obstacle-reported' | 'order-placed' | 'order-placed-team'
  | 'order-released' | 'order-withdrawn' | 'order-withdrawn-team' | 'participant-invited'
  | 'participant-left' | 'participation-ended' | 'password-changed' | 'rebooking-wanted'
  | 'register-thanks' | 'reminder-appointment' | 'reminder-consultation' | 'reminder-founder'
  | 'reminder-hours' | 'reminder-invoice' | 'reminder-lawyer' | 'reminder-meeting'
  | 'reminder-missing' | 'reminder-notary' | 'reminder-owner' | 'reminder-stand-in'
  | 'reset-password' | 'room-code' | 'room-link' | 'room-message' | 'room-ready'
  | 'statement-received' | 'statement-taken-back' | 'two-factor-disabled' | 'two-factor-enabled'
  | 'upload-certificate' | 'verify-email';

/** What the API answers its clients, inferred from the schemas that it answers with. */
export interface ErrorBody {
  errors: {
    message: string;
    extensions: { [key: string]: unknown; code: string; fields?: string[] };
  }[];
}

export interface Tokens {
  /** Lifetime in ms of the access token, or of the session cookie. */
  expires: number;
  access_token?: string;
  refresh_token?: string;
}

export type LoginProvider = { name: string; label: string; driver: 'openid'; icon: string | null };

export interface Me {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  /** Id of the role, unless its fields are requested. */
  role: string;
  status: 'active' | 'archived' | 'invited' | 'suspended' | 'unverified';
  /** A BCP 47 tag. */
  language: string;
  /** Id of a file, unless its fields are requested. */
  avatar: string | null;
  /** `default`, or the name of a login provider. */
  provider: string;
  /** Asterisks if there is a second factor. */
  tfa_secret: string | null;
  /** A new address whose link has not been followed. */
  pending_email: string | null;
  newsletter: boolean;
  newsletter_pending: boolean;
  /** Kinds of mails that the person does not want. */
  unwanted_mails: ('before-appointments' | 'duties' | 'progress' | 'receipts' | 'reminders')[];
  /** Rights besides those of the role, which an admin has given. */
  given_rights: ('identification.clear' | 'identification.read')[];
  terms_accepted_at: string | null;
  created_at: string;
  last_access: string | null;
}

/** Where somebody is logged in. */
export interface OwnSession {
  id: string;
  /** A few words of the user agent: `Firefox`, `Windows`. */
  browser: string | null;
  system: string | null;
  created_at: string;
  last_used_at: string;
  /** Whether it is the session of the request. */
  current: boolean;
}

export type RoleName = 'admin' | 'lawyer' | 'member' | 'staff';

export interface FoundationCard {
  id: string;
  status: Status;
  /** The step, 1 to 7. */
  step: number;
  waitingOn: Party;
  /** When the present wait began. */
  since: string;
  /** When the awaited appointment takes place; for a consultation, when it ends. */
  dueAt: string | null;
  /** When the booked consultation begins. */
  startsAt: string | null;
  /** When the appointments at the notary begin that are offered, the earliest first; empty once one is agreed. */
  offeredDates: string[];
  /** The day by which the awaited step is due. */
  dueOn: string | null;
  /** Open obstacles, the earliest due first. */
  obstacles: {
    id: string;
    kind: ObstacleKind;
    /** The party that has to settle it. */
    waitsFor: Party;
    /** The day by which it is due. */
    dueOn: string;
  }[];
  companyName: string | null;
  city: string | null;
  consultant: { id: string; name: string } | null;
  /** Whether the founder has named a notary; until then only the founder can go on. */
  notaryNamed: boolean;
  /** What drafts wait for besides the team, while nothing is in the way. */
  heldBy: 'details' | 'identification' | 'mandate' | null;
  /** Whether nobody has said yet who founds, where that is asked. */
  lacksPeople: boolean;
  /** Whether advice and drafting wait for the founder to order the package. */
  lacksOrder: boolean;
  /** The end of the withdrawal period, after which advice and drafting begin; null if they may begin now. */
  beginsAfter: string | null;
  startedAt: string;
  /** Whether the reader takes part without being the one who began it. */
  asCoFounder: boolean;
  /** Messages that the reader has not seen; the team and the law firm read as one each. */
  unreadMessages: number;
}

/** As the team lists it. */
export interface ListedFoundation {
  id: string;
  status: Status;
  /** The step, 1 to 7. */
  step: number;
  waitingOn: Party;
  /** When the present wait began. */
  since: string;
  /** When the awaited appointment takes place; for a consultation, when it ends. */
  dueAt: string | null;
  /** When the booked consultation begins. */
  startsAt: string | null;
  /** When the appointments at the notary begin that are offered, the earliest first; empty once one is agreed. */
  offeredDates: string[];
  /** The day by which the awaited step is due. */
  dueOn: string | null;
  /** Open obstacles, the earliest due first. */
  obstacles: {
    id: string;
    kind: ObstacleKind;
    /** The party that has to settle it. */
    waitsFor: Party;
    /** The day by which it is due. */
    dueOn: string;
  }[];
  companyName: string | null;
  city: string | null;
  consultant: { id: string; name: string } | null;
  /** Whether the founder has named a notary; until then only the founder can go on. */
  notaryNamed: boolean;
  /** What drafts wait for besides the team, while nothing is in the way. */
  heldBy: 'details' | 'identification' | 'mandate' | null;
  /** Whether nobody has said yet who founds, where that is asked. */
  lacksPeople: boolean;
  /** Whether advice and drafting wait for the founder to order the package. */
  lacksOrder: boolean;
  /** The end of the withdrawal period, after which advice and drafting begin; null if they may begin now. */
  beginsAfter: string | null;
  startedAt: string;
  /** Whether the reader takes part without being the one who began it. */
  asCoFounder: boolean;
  /** Messages that the reader has not seen; the team and the law firm read as one each. */
  unreadMessages: number;
  owner?: { id: string; name: string; standInId: string | null } | null;
}

export interface FoundationPage {
  id: string;
  status: Status;
  /** The step, 1 to 7. */
  step: number;
  waitingOn: Party;
  /** When the present wait began. */
  since: string;
  /** When the awaited appointment takes place; for a consultation, when it ends. */
  dueAt: string | null;
  /** When the booked consultation begins. */
  startsAt: string | null;
  /** When the appointments at the notary begin that are offered, the earliest first; empty once one is agreed. */
  offeredDates: string[];
  /** The day by which the awaited step is due. */
  dueOn: string | null;
  companyName: string | null;
  city: string | null;
  consultant: { id: string; name: string } | null;
  /** Whether the founder has named a notary; until then only the founder can go on. */
  notaryNamed: boolean;
  /** What drafts wait for besides the team, while nothing is in the way. */
  heldBy: 'details' | 'identification' | 'mandate' | null;
  /** Whether nobody has said yet who founds, where that is asked. */
  lacksPeople: boolean;
  /** Whether advice and drafting wait for the founder to order the package. */
  lacksOrder: boolean;
  /** The end of the withdrawal period, after which advice and drafting begin; null if they may begin now. */
  beginsAfter: string | null;
  startedAt: string;
  /** Whether the reader takes part without being the one who began it. */
  asCoFounder: boolean;
  revision: number;
  coreData: {
    companyName: string;
    city: string;
    website?: string;
    legalForm: 'gmbh' | 'ug';
    totalShareholders: 'alone' | 'more-than-three' | 'other' | 'three' | 'two' | 'unknown';
    shareCapitalCents: number;
    companyPurpose: ForeignText;
    description: ForeignText;
    businessAddress?: { street: string; zip: string; city: string };
    /** `MM-DD`; without it the calendar year. */
    fiscalYearEnd?: string;
  } | null;
  /** The court of the seat; null while it is unknown, and asked of the notary. */
  registerCourt: {
    /** In the federal code list. */
    code: string;
    name: string;
    /** Whether the law firm has confirmed the list of courts. */
    verified: boolean;
    source: string;
    asOf: string;
  } | null;
  /** False for foundations started before packages were ordered; they need no order. */
  orderRequired: boolean;
  /** The notary the founder named. */
  notary: { name: string; email?: string; city?: string; phone?: string } | null;
  /** Whom the founder named, or whose appointment the founder confirmed: a release is about this one. */
  chosenNotary: { name: string; email?: string; city?: string; phone?: string } | null;
  consultation: {
    declined: false;
    type: 'online' | 'phone';
    startsAt: string;
    endsAt: string;
    phone?: string;
    firstStartsAt?: string;
    completedAt: string | null;
    consultant: { id: string; name: string } | null;
  } | { declined: true } | null;
  notaryAppointment: {
    startsAt: string;
    place?: string;
    online?: boolean;
    notaryName: string;
    notaryEmail: string;
    confirmed: boolean;
    /** Dates to choose from, the earliest first; what stands beside them is the first until one is chosen. */
    dates: {
      startsAt: string;
      place?: string;
      online?: boolean;
      /** What co-founders say against it. */
      objections: { participantId: string; reason: string }[];
    }[];
  } | null;
  /** Proposals the founder turned down, oldest first. Older ones do not name the notary. */
  rejections: {
    place?: string;
    online?: boolean;
    notaryName?: string;
    notaryEmail?: string;
    /** Dates to choose from, the earliest first; what stands beside them is the first until one is chosen. */
    dates?: {
      startsAt: string;
      place?: string;
      online?: boolean;
      /** What co-founders say against it. */
      objections: { participantId: string; reason: string }[];
    }[];
    startsAt: string;
    reason: string;
    rejectedAt: string;
  }[];
  bankAccount: { status: 'opened' | 'pending'; bankName: string | null };
  /** Set while the documents are being revised. */
  changesRequested: {
    reason: string;
    requestedAt: string;
    byRole: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
  } | null;
  /** Every requested change, the oldest first, and what became of it. */
  changeRequests: {
    id: string;
    reason: string;
    by: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
    at: string;
    answer?: string;
    /** The document that answers the request. */
    version?: string;
  }[];
  /** Obstacles that are not resolved, the earliest due first. */
  obstacles: {
    id: string;
    kind: ObstacleKind;
    /** The party that has to settle it. */
    waitsFor: Party;
    reportedAt: string;
    /** The day by which it is due. */
    dueOn: string;
    note?: string;
  }[];
  /** Ids and checksums of what the founder has read and accepted. */
  acceptance: { at: string; documents: { documentId: string; sha256: string }[] } | null;
  notaryAsked: boolean;
  deedDate: string | null;
  /** In the notary's register of deeds. */
  deedNumber?: string;
  cancelled:
    | { reason: string; byRole: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer' }
    | null;
  /** What the notary said about the entry when uploading the extract. */
  registerEntry: { enteredOn?: string; registerNumber?: string; registerCourt?: string } | null;
  completedAt: string | null;
  cancelledAt: string | null;
  /** Every status so far, oldest first. */
  history: { status: Status; step: number; at: string }[];
  /** Whose turn it was since when, the oldest first. */
  turns: { party: Party; at: string }[];
  documents: DocumentEntry[];
  lead: { participantId: string; name: string | null };
  participants: {
    participantId: string;
    kind: 'company' | 'natural';
    name: string;
    firstName?: string;
    lastName?: string;
    companyName?: string;
    roles: ('managing-director' | 'shareholder')[];
    /** Sum of the nominal values in whole euros; 0 for who takes no share. */
    shareEuros: number;
    /** Per cent of the share capital, with two decimals. */
    share: string;
    shareholder?: { shareEuros: number[]; due?: 'full' | 'half' | 'quarter' };
    managingDirector?: { alone: boolean; selfDealing: boolean };
    /** Whether the person takes part with an account. */
    joined: boolean;
    /** Whether an invitation is open. */
    invited: boolean;
    /** When the person was last invited. */
    invitedAt?: string;
    details: 'complete' | 'missing';
    /** What the deed says of the person: for the team, oneself, and the lead while nobody has joined. */
    stated?: {
      street: string;
      zip: string;
      city: string;
      country: string;
      birthDate: string;
      birthPlace: string;
      birthName?: string;
      nationalities: string[];
    } | {
      street: string;
      zip: string;
      city: string;
      country: string;
      legalForm: string;
      register: { authority: string; number: string; country: string };
      representedBy: { firstName: string; lastName: string; birthDate: string }[];
    };
    /** For the lead and the team. */
    email?: string;
    /** False for a minor; left out while no date of birth is stated. For those who see the date. */
    ofAge?: boolean;
    /** Whether a lawyer has cleared what a minor needs. */
    cleared?: boolean;
    identified: boolean;
    /** Whether details of the identification are still being checked, and no more than that. */
    checking: boolean;
    /** Whether a shareholder has accepted the newest version of every draft. */
    accepted: boolean;
    /** Whether somebody who has joined has released the law firm from secrecy towards us. */
    released: boolean;
    /** Whether somebody who has joined has released the chosen notary towards us and the law firm. */
    notaryReleased: boolean;
  }[];
  /** What was stated of all together; null until people were stated. */
  people: {
    articles?: 'model-protocol' | 'own';
    unsure: { about: 'directors' | 'people' | 'shares'; note?: string }[];
    statedAt: string;
  } | null;
  /** False for foundations from before people were stated; they go on without. */
  peopleRequired: boolean;
  /** Before what everybody must have been identified; `off`: nobody must. */
  identification: 'appointment' | 'drafts' | 'off';
  mandate: {
    state: 'accepted' | 'declined' | 'none' | 'pending' | 'withdrawn';
    since?: string;
    /** The day on which the firm's answer is due, and the first one on which the founder may step back. */
    dueOn?: string;
    stepBackFrom?: string;
  };
  /** Ends of the withdrawal periods; null while nothing is ordered. */
  withdrawal: { platform: string; lawFirm?: string } | null;
  /** As whom the reader takes part; null for the team. */
  viewer: { role: 'co-founder' | 'lead'; participantId: string } | null;
  /** Whether the reader has released the chosen notary. */
  hasReleasedNotary: boolean;
  /** Messages that the reader has not seen; the team and the law firm read as one each. */
  unreadMessages: number;
  /** Prices are left out for readers without the right to them. */
  order: {
    id: string;
    orderedAt: string;
    netCents?: number;
    grossCents?: number;
    earlyStart: boolean;
    /** When the founder asked for an early start, if that was after the order. */
    earlyStartAt?: string;
    withdrawableUntil: string;
    /** When it ended: withdrawn by the founder, or released. */
    withdrawnAt: string | null;
    /** Where it was released, and nobody owes anything. */
    releasedBecause?: 'mandate-declined' | 'mandate-late';
    /** For the founder: whether the invoice waits for an address. */
    awaitsAddress?: boolean;
  } | null;
  offer: {
    netCents: number;
    vatRate: number;
    grossCents: number;
    termsVersion: string;
    positions: {
      vendor: 'law-firm' | 'operator';
      name: string;
      address: string | null;
      netCents: number;
    }[];
  } | null;
  /** Versions of statements that a founder makes with a command: its `textVersion`. */
  texts: { earlyStart: string; firmRelease: string; notaryRelease: string };
  forecast: {
    nextStep: { from: string; to: string; ends: Unfinished };
    completion: { from: string; to: string };
    stages: {
      stage: Unfinished;
      fromDays: number;
      toDays: number;
      basis: {
        source: 'published';
        publisher: string;
        year: number;
        court: string | null;
        fromDays: number;
        toDays: number;
      } | { source: 'estimated' } | { source: 'own'; cases: number; court: string | null };
    }[];
    moved: {
      by:
        | 'bank-account-pending' | 'bank-refused' | 'capital-early' | 'capital-short'
        | 'capital-wrong-payer' | 'consultation-appointment-select-pending'
        | 'consultation-pending' | 'court-advance' | 'deed-not-completed' | 'documents-pending'
        | 'documents-returned' | 'foundation-certificate-pending' | 'interim-order'
        | 'mandate-declined' | 'name-objected' | 'notary-appointment-confirmation-pending'
        | 'notary-appointment-pending' | 'notary-declined' | 'notary-silent' | 'participant-left'
        | 'person-unreachable' | 'register-record-pending' | 'registration-refused'
        | 'review-pending' | 'share-capital-payment-pending' | 'start-pending'
        | 'withdrawal-period';
      days: number;
    }[];
  } | null;
}

/** What staff and lawyers get to see of a foundation. */
export interface TeamFoundation {
  id: string;
  status: Status;
  /** The step, 1 to 7. */
  step: number;
  waitingOn: Party;
  /** When the present wait began. */
  since: string;
  /** When the awaited appointment takes place; for a consultation, when it ends. */
  dueAt: string | null;
  /** When the booked consultation begins. */
  startsAt: string | null;
  /** When the appointments at the notary begin that are offered, the earliest first; empty once one is agreed. */
  offeredDates: string[];
  /** The day by which the awaited step is due. */
  dueOn: string | null;
  companyName: string | null;
  city: string | null;
  consultant: { id: string; name: string } | null;
  /** Whether the founder has named a notary; until then only the founder can go on. */
  notaryNamed: boolean;
  /** What drafts wait for besides the team, while nothing is in the way. */
  heldBy: 'details' | 'identification' | 'mandate' | null;
  /** Whether nobody has said yet who founds, where that is asked. */
  lacksPeople: boolean;
  /** Whether advice and drafting wait for the founder to order the package. */
  lacksOrder: boolean;
  /** The end of the withdrawal period, after which advice and drafting begin; null if they may begin now. */
  beginsAfter: string | null;
  startedAt: string;
  /** Whether the reader takes part without being the one who began it. */
  asCoFounder: boolean;
  revision: number;
  coreData: {
    companyName: string;
    city: string;
    website?: string;
    legalForm: 'gmbh' | 'ug';
    totalShareholders: 'alone' | 'more-than-three' | 'other' | 'three' | 'two' | 'unknown';
    shareCapitalCents: number;
    companyPurpose: ForeignText;
    description: ForeignText;
    businessAddress?: { street: string; zip: string; city: string };
    /** `MM-DD`; without it the calendar year. */
    fiscalYearEnd?: string;
  } | null;
  /** The court of the seat; null while it is unknown, and asked of the notary. */
  registerCourt: {
    /** In the federal code list. */
    code: string;
    name: string;
    /** Whether the law firm has confirmed the list of courts. */
    verified: boolean;
    source: string;
    asOf: string;
  } | null;
  /** False for foundations started before packages were ordered; they need no order. */
  orderRequired: boolean;
  /** The notary the founder named. */
  notary: { name: string; email?: string; city?: string; phone?: string } | null;
  /** Whom the founder named, or whose appointment the founder confirmed: a release is about this one. */
  chosenNotary: { name: string; email?: string; city?: string; phone?: string } | null;
  consultation: {
    declined: false;
    type: 'online' | 'phone';
    startsAt: string;
    endsAt: string;
    phone?: string;
    firstStartsAt?: string;
    completedAt: string | null;
    consultant: { id: string; name: string } | null;
  } | { declined: true } | null;
  notaryAppointment: {
    startsAt: string;
    place?: string;
    online?: boolean;
    notaryName: string;
    notaryEmail: string;
    confirmed: boolean;
    /** Dates to choose from, the earliest first; what stands beside them is the first until one is chosen. */
    dates: {
      startsAt: string;
      place?: string;
      online?: boolean;
      /** What co-founders say against it. */
      objections: { participantId: string; reason: string }[];
    }[];
  } | null;
  /** Proposals the founder turned down, oldest first. Older ones do not name the notary. */
  rejections: {
    place?: string;
    online?: boolean;
    notaryName?: string;
    notaryEmail?: string;
    /** Dates to choose from, the earliest first; what stands beside them is the first until one is chosen. */
    dates?: {
      startsAt: string;
      place?: string;
      online?: boolean;
      /** What co-founders say against it. */
      objections: { participantId: string; reason: string }[];
    }[];
    startsAt: string;
    reason: string;
    rejectedAt: string;
  }[];
  bankAccount: { status: 'opened' | 'pending'; bankName: string | null };
  /** Set while the documents are being revised. */
  changesRequested: {
    reason: string;
    requestedAt: string;
    byRole: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
  } | null;
  /** Every requested change, the oldest first, and what became of it. */
  changeRequests: {
    id: string;
    reason: string;
    by: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
    at: string;
    answer?: string;
    /** The document that answers the request. */
    version?: string;
  }[];
  /** Obstacles that are not resolved, the earliest due first. */
  obstacles: {
    id: string;
    kind: ObstacleKind;
    /** The party that has to settle it. */
    waitsFor: Party;
    reportedAt: string;
    /** The day by which it is due. */
    dueOn: string;
    note?: string;
  }[];
  /** Ids and checksums of what the founder has read and accepted. */
  acceptance: { at: string; documents: { documentId: string; sha256: string }[] } | null;
  notaryAsked: boolean;
  deedDate: string | null;
  /** In the notary's register of deeds. */
  deedNumber?: string;
  cancelled:
    | { reason: string; byRole: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer' }
    | null;
  /** What the notary said about the entry when uploading the extract. */
  registerEntry: { enteredOn?: string; registerNumber?: string; registerCourt?: string } | null;
  completedAt: string | null;
  cancelledAt: string | null;
  /** Every status so far, oldest first. */
  history: { status: Status; step: number; at: string }[];
  /** Whose turn it was since when, the oldest first. */
  turns: { party: Party; at: string }[];
  documents: DocumentEntry[];
  lead: { participantId: string; name: string | null };
  participants: {
    participantId: string;
    kind: 'company' | 'natural';
    name: string;
    firstName?: string;
    lastName?: string;
    companyName?: string;
    roles: ('managing-director' | 'shareholder')[];
    /** Sum of the nominal values in whole euros; 0 for who takes no share. */
    shareEuros: number;
    /** Per cent of the share capital, with two decimals. */
    share: string;
    shareholder?: { shareEuros: number[]; due?: 'full' | 'half' | 'quarter' };
    managingDirector?: { alone: boolean; selfDealing: boolean };
    /** Whether the person takes part with an account. */
    joined: boolean;
    /** Whether an invitation is open. */
    invited: boolean;
    /** When the person was last invited. */
    invitedAt?: string;
    details: 'complete' | 'missing';
    /** What the deed says of the person: for the team, oneself, and the lead while nobody has joined. */
    stated?: {
      street: string;
      zip: string;
      city: string;
      country: string;
      birthDate: string;
      birthPlace: string;
      birthName?: string;
      nationalities: string[];
    } | {
      street: string;
      zip: string;
      city: string;
      country: string;
      legalForm: string;
      register: { authority: string; number: string; country: string };
      representedBy: { firstName: string; lastName: string; birthDate: string }[];
    };
    /** For the lead and the team. */
    email?: string;
    /** False for a minor; left out while no date of birth is stated. For those who see the date. */
    ofAge?: boolean;
    /** Whether a lawyer has cleared what a minor needs. */
    cleared?: boolean;
    identified: boolean;
    /** Whether details of the identification are still being checked, and no more than that. */
    checking: boolean;
    /** Whether a shareholder has accepted the newest version of every draft. */
    accepted: boolean;
    /** Whether somebody who has joined has released the law firm from secrecy towards us. */
    released: boolean;
    /** Whether somebody who has joined has released the chosen notary towards us and the law firm. */
    notaryReleased: boolean;
  }[];
  /** What was stated of all together; null until people were stated. */
  people: {
    articles?: 'model-protocol' | 'own';
    unsure: { about: 'directors' | 'people' | 'shares'; note?: string }[];
    statedAt: string;
  } | null;
  /** False for foundations from before people were stated; they go on without. */
  peopleRequired: boolean;
  /** Before what everybody must have been identified; `off`: nobody must. */
  identification: 'appointment' | 'drafts' | 'off';
  mandate: {
    state: 'accepted' | 'declined' | 'none' | 'pending' | 'withdrawn';
    since?: string;
    /** The day on which the firm's answer is due, and the first one on which the founder may step back. */
    dueOn?: string;
    stepBackFrom?: string;
  };
  /** Ends of the withdrawal periods; null while nothing is ordered. */
  withdrawal: { platform: string; lawFirm?: string } | null;
  /** As whom the reader takes part; null for the team. */
  viewer: { role: 'co-founder' | 'lead'; participantId: string } | null;
  /** Whether the reader has released the chosen notary. */
  hasReleasedNotary: boolean;
  /** Messages that the reader has not seen; the team and the law firm read as one each. */
  unreadMessages: number;
  /** Prices are left out for readers without the right to them. */
  order: {
    id: string;
    orderedAt: string;
    netCents?: number;
    grossCents?: number;
    earlyStart: boolean;
    /** When the founder asked for an early start, if that was after the order. */
    earlyStartAt?: string;
    withdrawableUntil: string;
    /** When it ended: withdrawn by the founder, or released. */
    withdrawnAt: string | null;
    /** Where it was released, and nobody owes anything. */
    releasedBecause?: 'mandate-declined' | 'mandate-late';
    /** For the founder: whether the invoice waits for an address. */
    awaitsAddress?: boolean;
  } | null;
  offer: {
    netCents: number;
    vatRate: number;
    grossCents: number;
    termsVersion: string;
    positions: {
      vendor: 'law-firm' | 'operator';
      name: string;
      address: string | null;
      netCents: number;
    }[];
  } | null;
  /** Versions of statements that a founder makes with a command: its `textVersion`. */
  texts: { earlyStart: string; firmRelease: string; notaryRelease: string };
  forecast: {
    nextStep: { from: string; to: string; ends: Unfinished };
    completion: { from: string; to: string };
    stages: {
      stage: Unfinished;
      fromDays: number;
      toDays: number;
      basis: {
        source: 'published';
        publisher: string;
        year: number;
        court: string | null;
        fromDays: number;
        toDays: number;
      } | { source: 'estimated' } | { source: 'own'; cases: number; court: string | null };
    }[];
    moved: {
      by:
        | 'bank-account-pending' | 'bank-refused' | 'capital-early' | 'capital-short'
        | 'capital-wrong-payer' | 'consultation-appointment-select-pending'
        | 'consultation-pending' | 'court-advance' | 'deed-not-completed' | 'documents-pending'
        | 'documents-returned' | 'foundation-certificate-pending' | 'interim-order'
        | 'mandate-declined' | 'name-objected' | 'notary-appointment-confirmation-pending'
        | 'notary-appointment-pending' | 'notary-declined' | 'notary-silent' | 'participant-left'
        | 'person-unreachable' | 'register-record-pending' | 'registration-refused'
        | 'review-pending' | 'share-capital-payment-pending' | 'start-pending'
        | 'withdrawal-period';
      days: number;
    }[];
  } | null;
  founder: { id: string; name: string | null; email: string; phone: string | null } | null;
  /** For operators. */
  temporalUrl?: string;
  /** The team member in charge and the stand-in; null while there is none. */
  owner:
    | { owner: { id: string; name: string }; standIn: { id: string; name: string } | null } | null;
  /** The notary's upload link, whose end is extended while the file is awaited. */
  uploadLink: { purpose: 'foundation-certificate' | 'register-extract'; expiresAt: string } | null;
  /** The page of the notary whose case it is now. */
  notaryId: string | null;
  failedCommands: FailedCommand[];
  /** Our invoice of the latest order of the package; null while it waits for an address. */
  invoice: { number: string; status: 'cancelled' | 'open' | 'overdue' | 'paid' } | null;
  /** Since when this view has stopped, because an event could not be processed. */
  parkedAt: string | null;
}

export interface DocumentEntry {
  documentId: string;
  kind:
    | 'bank-confirmation' | 'draft' | 'firm-invoice' | 'foundation-certificate'
    | 'register-extract';
  /** Empty for later uploads; pages name those by their kind. */
  title: string;
  fileName: string;
  size: number;
  modifiedAt: string;
  released: boolean;
  /** `not-configured`: no scanner looked at the file. */
  scan: 'clean' | 'not-configured' | null;
  /** Whether the file carries an electronic signature, which nobody has verified; null where nobody looked. */
  isSigned: boolean | null;
  /** Hexadecimal. */
  sha256: string;
  /** 1 for the first draft of a title, 2 for the next one of the same title, and so on. */
  version: number;
  /** True unless a later draft with the same title, or one that replaces it, still stands. */
  newest: boolean;
  /** The previous version among those that the reader sees. */
  previous: string | null;
  /** Withdrawn or sent back; only the team sees it. */
  withdrawn: boolean;
  /** True once the content is deleted because it was about other people; the checksum stays. */
  deleted: boolean;
  /** What an invoice of the law firm says. */
  invoice?: { number: string; grossCents: number; dueOn: string; iban: string };
}

/** Two documents as text, or why that is not possible. */
export type ComparedDocuments = {
  changes: number;
  rows: (
    | { before: { text: string; changed: boolean }[]; after: { text: string; changed: boolean }[] }
    | { same: string })[];
  state: 'compared';
  whole: boolean;
} | { state: 'no-text' } | { state: 'unreadable' };

export interface TimelineEntry {
  [key: string]: unknown;
  type:
    | 'AccessEnded' | 'BankAccountOpened' | 'BankConfirmationReceived' | 'ChangeRequestAnswered'
    | 'ConsultationBooked' | 'ConsultationCancelled' | 'ConsultationCompleted'
    | 'ConsultationDeclined' | 'ConsultationMoved' | 'CoreDataCorrected' | 'CoreDataSubmitted'
    | 'DocumentAdded' | 'DocumentChangesRequested' | 'DocumentWithdrawn' | 'DocumentsAccepted'
    | 'DocumentsApproved' | 'DocumentsSubmittedForReview' | 'EarlyStartRequested' | 'FileSentBack'
    | 'FirmInvoiceFiled' | 'FirmReleased' | 'FoundationCancelled' | 'FoundationCertificateReceived'
    | 'FoundationCompleted' | 'FoundationReopened' | 'FoundationStarted' | 'InvitationDeclined'
    | 'InvitationEnded' | 'MandateAccepted' | 'MandateDeclined' | 'MinorCleared'
    | 'NotaryAppointmentConfirmed' | 'NotaryAppointmentProposed' | 'NotaryAppointmentRejected'
    | 'NotaryAppointmentWithdrawn' | 'NotaryAsked' | 'NotaryCorrected' | 'NotaryDateChosen'
    | 'NotaryDateObjected' | 'NotaryDatesProposed' | 'NotaryNamed' | 'NotaryReleased'
    | 'ObstacleReported' | 'ObstacleResolved' | 'OrderReleased' | 'OrderWithdrawn'
    | 'OwnerAssigned' | 'PackageOrdered' | 'ParticipantDetailsStated' | 'ParticipantIdentified'
    | 'ParticipantInvited' | 'ParticipantJoined' | 'ParticipantLeft' | 'ParticipantRemoved'
    | 'ParticipantStated' | 'PeopleStated' | 'RegisterExtractReceived' | 'ReleaseRevoked'
    | 'UploadLinkReissued';
  occurredAt: string;
  actor: {
    role: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
    name: string | null;
  };
  revision: number;
  title?: string;
  fileName?: string;
  reason?: string;
}

export interface Accepted {
  revision: number;
  position: string;
  documentId?: string;
  /** Ids of all participants, in the order in which they stand. */
  participantIds?: string[];
}

/** What somebody is told who has been invited to take part in a formation. */
export interface InvitationView {
  invitationId: string;
  /** Null until the founder has stated it. */
  companyName: string | null;
  /** Name of the member who invites. */
  invitedBy: string | null;
  /** The invited address. */
  email: string;
  /** As the founder stated them; null for a company. */
  firstName: string | null;
  lastName: string | null;
  /** Whether somebody with this address has an account, who logs in instead of making one. */
  hasAccount: boolean;
  expiresAt: string;
}

export interface LinkView {
  linkId: string;
  companyName: string;
  founderName: string | null;
  /** The notary appointment. */
  appointment: { startsAt: string; place?: string; online?: boolean } | null;
  purpose: 'foundation-certificate' | 'register-extract';
  expiresAt: string;
  /** Why the previous file was sent back; null without one. */
  sentBack: 'incomplete' | 'stranger' | 'unreadable' | 'wrong-document' | null;
  /** The room of the same notary, for which this browser may now ask for a code. */
  roomId: string | null;
}

/** What the holder of a mailed link sees of a meeting. */
export interface MeetingView {
  startsAt: string;
  endsAt: string;
  state: 'begun' | 'booked' | 'cancelled' | 'held' | 'lapsed';
  consultant: string | null;
  /** Whether that is somebody of ours or of the law firm. */
  heldBy: 'coach' | 'lawyer' | null;
}

/** A meeting of a member, seen by that member. */
export interface OwnMeeting {
  startsAt: string;
  endsAt: string;
  state: 'begun' | 'booked' | 'cancelled' | 'held' | 'lapsed';
  consultant: string | null;
  /** Whether that is somebody of ours or of the law firm. */
  heldBy: 'coach' | 'lawyer' | null;
  id: string;
  version: number;
}

/** Beside the bell of the member area. */
export interface Notice {
  id: string;
  kind:
    | 'address-wanted' | 'appointment-confirmed' | 'appointment-for-all' | 'appointment-proposed'
    | 'case-handed-over' | 'certificate-received' | 'changes-requested' | 'consultation-booked'
    | 'consultation-cancelled' | 'consultation-completed' | 'consultation-moved'
    | 'consultation-unmandated' | 'date-objected' | 'dates-for-all' | 'documents-approved'
    | 'documents-in-review' | 'documents-to-accept' | 'duties-due' | 'early-start-requested'
    | 'file-arrived' | 'file-sent-back' | 'firm-invoice-filed' | 'firm-withdrawn'
    | 'foundation-cancelled' | 'foundation-completed' | 'hours-booked' | 'hours-cancelled'
    | 'hours-ending' | 'hours-redeemed' | 'inquiry-answered' | 'inquiry-asked-on'
    | 'invitation-answered' | 'invoice-cancelled' | 'invoice-issued' | 'invoice-paid'
    | 'mandate-accepted' | 'mandate-confirmed' | 'mandate-declined' | 'meeting-booked'
    | 'meeting-cancelled' | 'meeting-moved' | 'member-answered' | 'mentioned' | 'message-written'
    | 'notary-appointment-withdrawn' | 'notary-corrected' | 'obstacle-reported' | 'order-placed'
    | 'order-released' | 'order-withdrawn' | 'participant-left' | 'rebooking-wanted'
    | 'reminder-appointment' | 'reminder-consultation' | 'reminder-founder' | 'reminder-hours'
    | 'reminder-invoice' | 'reminder-meeting' | 'reminder-missing' | 'statement-received'
    | 'task-handed-over';
  /** Ids of what it is about. */
  subject: {
    foundationId?: string;
    meetingId?: string;
    orderId?: string;
    invoiceId?: string;
    inquiryId?: string;
  };
  /** For the team: the company, and who of the team caused it. */
  companyName?: string;
  by?: string;
  createdAt: string;
  isRead: boolean;
}

export interface CheckedName {
  findings: {
    code:
      | 'auditors' | 'bank' | 'building-society' | 'engineers-architects' | 'entered-elsewhere'
      | 'entered-here' | 'form-charitable' | 'form-missing' | 'form-missing-ug' | 'form-of-another'
      | 'fund' | 'generic' | 'insurance' | 'larger-than-it-is' | 'lawyers' | 'like-an-authority'
      | 'like-an-institution' | 'no-letters' | 'no-word' | 'nothing-but-form' | 'olympic'
      | 'other-place' | 'other-script' | 'partners' | 'permit-crafts' | 'permit-insurance'
      | 'permit-investments' | 'permit-property' | 'permit-security' | 'permit-staffing'
      | 'permit-transport' | 'pharmacy' | 'picture-signs' | 'red-cross' | 'tax-advisers' | 'title';
    severity: 'look' | 'stops';
    source: string;
    word?: string;
  }[];
  searches: { kind: 'domain' | 'mark' | 'register'; url: string; copy: string }[];
}

/** All money of a formation, as its founders see it. */
export interface Costs {
  lines: {
    kind:
      | 'bank' | 'capital' | 'chamber' | 'court' | 'law-firm' | 'notary' | 'order' | 'platform'
      | 'register';
    payee: string | null;
    /** Either one amount, or the least and the most. */
    amountCents?: number;
    minCents?: number;
    maxCents?: number;
    basis: 'agreed' | 'entered' | 'fee-table';
    yearly?: boolean;
    dueOn?: string;
    paidOn?: string;
    paidCents: number;
    lineId?: string;
    orderId?: string;
    invoiceId?: string;
    documentId?: string;
    reference?: string;
    participantId?: string;
    laterCents?: number;
    assured?: boolean;
    source: string;
    giroCode?: string;
  }[];
  totals: {
    agreed: number;
    estimated: { min: number; max: number };
    paid: number;
    open: number;
    capital: { due: { min: number; max: number }; paid: number; later: number };
  };
}

export interface CheckedBill {
  /** Never that a bill is genuine. */
  verdict: 'matches-expected' | 'not-expected' | 'signs-of-fraud';
  reasons: (
    | 'accident-insurer' | 'account-german' | 'account-known' | 'account-of-another'
    | 'amount-differs' | 'amount-fits' | 'amount-in-no-table' | 'foreign-iban' | 'paid-already'
    | 'payee-unknown' | 'register-like-payee' | 'short-term' | 'too-early')[];
  /** Whose bill would be expected at which amount; its kind says with what, from whom, to compare. */
  expected?: {
    kind: 'chamber' | 'court' | 'law-firm' | 'notary' | 'platform' | 'register';
    amountCents?: number;
    minCents?: number;
    maxCents?: number;
  };
}

export interface WhatIfAnswer {
  now: {
    costs: Costs;
    papers: (
      | 'application' | 'appointment' | 'articles' | 'articles-or-protocol' | 'identity-cards'
      | 'model-protocol' | 'online-identity' | 'payment-proof' | 'shareholder-list')[];
    forecast: {
      nextStep: { from: string; to: string; ends: Unfinished };
      completion: { from: string; to: string };
      stages: {
        stage: Unfinished;
        fromDays: number;
        toDays: number;
        basis: {
          source: 'published';
          publisher: string;
          year: number;
          court: string | null;
          fromDays: number;
          toDays: number;
        } | { source: 'estimated' } | { source: 'own'; cases: number; court: string | null };
      }[];
      moved: {
        by:
          | 'bank-account-pending' | 'bank-refused' | 'capital-early' | 'capital-short'
          | 'capital-wrong-payer' | 'consultation-appointment-select-pending'
          | 'consultation-pending' | 'court-advance' | 'deed-not-completed' | 'documents-pending'
          | 'documents-returned' | 'foundation-certificate-pending' | 'interim-order'
          | 'mandate-declined' | 'name-objected' | 'notary-appointment-confirmation-pending'
          | 'notary-appointment-pending' | 'notary-declined' | 'notary-silent' | 'participant-left'
          | 'person-unreachable' | 'register-record-pending' | 'registration-refused'
          | 'review-pending' | 'share-capital-payment-pending' | 'start-pending'
          | 'withdrawal-period';
        days: number;
      }[];
    } | null;
  };
  then: {
    costs: Costs;
    papers: (
      | 'application' | 'appointment' | 'articles' | 'articles-or-protocol' | 'identity-cards'
      | 'model-protocol' | 'online-identity' | 'payment-proof' | 'shareholder-list')[];
    forecast: {
      nextStep: { from: string; to: string; ends: Unfinished };
      completion: { from: string; to: string };
      stages: {
        stage: Unfinished;
        fromDays: number;
        toDays: number;
        basis: {
          source: 'published';
          publisher: string;
          year: number;
          court: string | null;
          fromDays: number;
          toDays: number;
        } | { source: 'estimated' } | { source: 'own'; cases: number; court: string | null };
      }[];
      moved: {
        by:
          | 'bank-account-pending' | 'bank-refused' | 'capital-early' | 'capital-short'
          | 'capital-wrong-payer' | 'consultation-appointment-select-pending'
          | 'consultation-pending' | 'court-advance' | 'deed-not-completed' | 'documents-pending'
          | 'documents-returned' | 'foundation-certificate-pending' | 'interim-order'
          | 'mandate-declined' | 'name-objected' | 'notary-appointment-confirmation-pending'
          | 'notary-appointment-pending' | 'notary-declined' | 'notary-silent' | 'participant-left'
          | 'person-unreachable' | 'register-record-pending' | 'registration-refused'
          | 'review-pending' | 'share-capital-payment-pending' | 'start-pending'
          | 'withdrawal-period';
        days: number;
      }[];
    } | null;
  };
}

export type Slot = { startsAt: string; endsAt: string; consultant: { id: string; name: string } };

export interface Coming {
  foundationId: string;
  companyName: string | null;
  waitingOn: Party;
  dueOn: string;
}

export interface Task {
  key: string;
  kind:
    | 'address' | 'call' | 'clear-minor' | 'details' | 'follow-up' | 'hours' | 'identify'
    | 'inquiry' | 'legal-message' | 'legal-obstacle' | 'legal-own' | 'legal-step' | 'mail'
    | 'mandate' | 'message' | 'obstacle' | 'own' | 'people' | 'refund' | 'step' | 'unpaid';
  about:
    | 'address' | 'appointment-rejected' | 'bank-account-pending' | 'bank-refused'
    | 'call-about-mandate' | 'call-co-founder' | 'call-court' | 'call-founder' | 'call-lawyer'
    | 'call-notary' | 'capital-early' | 'capital-short' | 'capital-wrong-payer'
    | 'changes-requested' | 'clear-minor' | 'consultation-appointment-select-pending'
    | 'consultation-pending' | 'contact' | 'court-advance' | 'deed-not-completed' | 'details'
    | 'documents-pending' | 'documents-returned' | 'documents-there' | 'does-it-go-on'
    | 'foundation-certificate-pending' | 'hours-left' | 'identification-differs' | 'identify'
    | 'interim-order' | 'mail-failed' | 'mail-late' | 'mandate' | 'mandate-declined'
    | 'name-objected' | 'notary-appointment-confirmation-pending' | 'notary-appointment-pending'
    | 'notary-declined' | 'notary-silent' | 'own' | 'participant-left' | 'partner'
    | 'people-unstated' | 'person-unreachable' | 'question' | 'question-of-law'
    | 'question-of-notary' | 'refund' | 'register-record-pending' | 'registration-refused'
    | 'renew-link' | 'review-pending' | 'reviewed-before' | 'settle-money'
    | 'share-capital-payment-pending' | 'start-pending' | 'tell-sender' | 'time-not-chosen'
    | 'time-to-arrange' | 'unpaid' | 'withdrawal';
  foundationId: string | null;
  orderId: string | null;
  /** The company, or the person concerned; null while the company has no name. */
  subject: string | null;
  /** The seat of the company. */
  city: string | null;
  /** The founder or the member. */
  person: string | null;
  /** A reason, a number, or the beginning of a message. */
  hint: string | null;
  dueOn: string | null;
  since: string;
  owner: { id: string; name: string } | null;
  /** null unless the task is put off; `by` is null where it rests by itself. */
  snoozed: { until: string; by: string | null } | null;
  /** When the team last sent a reminder of what the task waits for. */
  remindedAt: string | null;
  /** The last thing the team did about the task, and when. */
  noted: {
    what: 'asked' | 'called';
    outcome: 'not-reached' | 'reached' | 'will-call-back' | null;
    at: string;
  } | null;
}

export interface TaskOutcome {
  task: string;
  refused?: TaskRefusal;
  /** Whose it was before. */
  before?: string | null;
}

export type TaskRefusal =
  | 'CALL_INSTEAD' | 'LINK_FIRST' | 'NOBODY_TO_REMIND' | 'NOTHING_TO_DO' | 'NOT_ALLOWED'
  | 'NOT_FOUND' | 'REMINDED_TODAY' | 'REMINDERS_UNWANTED' | 'UNAVAILABLE';

/** A week of those who consult, as the team sees it. */
export interface CalendarWeek {
  week: string;
  days: {
    date: string;
    holiday:
      | 'ascension-day' | 'boxing-day' | 'christmas-day' | 'easter-monday' | 'german-unity-day'
      | 'good-friday' | 'labour-day' | 'new-year' | 'whit-monday' | null;
  }[];
  consultants: { id: string; name: string; kind: 'coach' | 'lawyer'; isPaused: boolean }[];
  hours: { startsAt: string; endsAt: string; consultantId: string }[];
  absences: {
    startsAt: string;
    endsAt: string;
    id: string;
    consultantId: string;
    progress: { done: number; total: number };
  }[];
  appointments: Appointment[];
}

/** A booked time in it. */
export interface Appointment {
  startsAt: string;
  endsAt: string;
  bookingId: string;
  consultantId: string;
  kind: 'consultation' | 'hours' | 'strategy-meeting';
  /** The company, where it has a name. */
  company: string | null;
  /** null once it is erased. */
  person: { name: string | null; email: string; phone: string | null } | null;
  foundationId: string | null;
  orderId: string | null;
  /** How a consultation is held. */
  type: 'online' | 'phone' | null;
  /** A visitor has yet to confirm it. */
  isHeld: boolean;
  /** Why it cannot take place as the calendar stands. */
  displaced: 'absent' | 'outside-hours' | null;
  /** When the person was asked to choose another time. */
  askedAt: string | null;
}

/** Absences with their people, and what lies outside of the hours. */
export interface Rebookings {
  consultants: { id: string; name: string; kind: 'coach' | 'lawyer'; isPaused: boolean }[];
  /** Those that are not over, the earliest first. */
  absences: {
    startsAt: string;
    endsAt: string;
    id: string;
    consultantId: string;
    progress: { done: number; total: number };
    affected: AffectedAppointment[];
  }[];
  /** What lies outside of the hours that hold now. */
  outsideHours: Appointment[];
}

/** Somebody whose time lies in an absence. */
export interface AffectedAppointment {
  startsAt: string;
  endsAt: string;
  bookingId: string;
  consultantId: string;
  kind: 'consultation' | 'hours' | 'strategy-meeting';
  /** The company, where it has a name. */
  company: string | null;
  /** null once it is erased. */
  person: { name: string | null; email: string; phone: string | null } | null;
  foundationId: string | null;
  orderId: string | null;
  /** How a consultation is held. */
  type: 'online' | 'phone' | null;
  /** A visitor has yet to confirm it. */
  isHeld: boolean;
  /** Why it cannot take place as the calendar stands. */
  displaced: 'absent' | 'outside-hours' | null;
  /** When the person was asked to choose another time. */
  askedAt: string | null;
  state: 'asked' | 'cancelled' | 'held' | 'moved' | 'open';
  /** The time that was booked instead. */
  instead: { startsAt: string; endsAt: string; consultant: string | null } | null;
}

/** Somebody who consults, with the hours. */
export interface ManagedConsultant {
  id: string;
  name: string;
  kind: 'coach' | 'lawyer';
  isPaused: boolean;
  accountId: string | null;
  /** Those that hold today. */
  hours: { weekday: number; startsMinute: number; endsMinute: number }[];
  /** From a day to come on, the earliest first. */
  changes: {
    holdsFrom: string;
    hours: { weekday: number; startsMinute: number; endsMinute: number }[];
  }[];
  /** What is booked and lies outside of the hours. */
  outsideHours: number;
}

/** A copy of one's own data. */
export interface DataExport {
  id: string;
  askedAt: string;
  /** null while it is being put together. */
  readyAt: string | null;
  endsAt: string | null;
  size: number | null;
}

export interface Subscription {
  id: string;
  /** Address of the mails: that of the account now, or the one that was typed. */
  email: string;
  /** The member, or null for an order without an account. */
  member: { id: string; name: string | null } | null;
  form: 'account' | 'footer';
  /** Version of the text that was agreed to. */
  textVersion: string;
  state: 'confirmed' | 'ended' | 'lapsed' | 'waiting';
  requestedAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
}

/** Where formations stand, and how long they took. */
export interface Figures {
  weeks: {
    /** A Monday. */
    week: string;
    started: number;
    completed: number;
    cancelled: number;
  }[];
  started: number;
  completed: number;
  cancelled: number;
  stages: {
    /** Days that half of the cases did not exceed. */
    median: number;
    fast: number;
    slow: number;
    stage: Unfinished;
  }[];
  parties: {
    /** Days that half of the cases did not exceed. */
    median: number;
    fast: number;
    slow: number;
    party: 'bank' | 'co-founder' | 'court' | 'founder' | 'lawyer' | 'notary' | 'staff';
    /** Percentage of all days of these cases. */
    share: number;
  }[];
  /** Statuses of unfinished formations, whenever they began. */
  open: { status: Unfinished; count: number }[];
}

export interface AuditedAction {
  id: string;
  at: string;
  action: string;
  /** The actor, with the present name of the account, if it exists. */
  actor: { id: string | null; role: string; name: string | null };
  target: { kind: string; id: string; name: string | null } | null;
  requestId: string | null;
  /** A network such as 203.0.113.0/24. */
  client: string | null;
  details: { [key: string]: boolean | number | string };
}

export interface Stuck {
  kind:
    | 'failed-command' | 'old-outbox-entry' | 'parked-stream' | 'part-away' | 'stuck-activity'
    | 'unrendered-invoice' | 'unsent-mail' | 'view-behind';
  total: number;
  more?: true;
  /** When the oldest of them began; null where that was not recorded. */
  since: string | null;
  things: StuckThing[];
}

export interface StuckThing {
  id: string;
  /** The foundation; null for things without one. */
  foundationId: string | null;
  /** A command, an activity, a mail, the number of an invoice or a part, depending on the kind. */
  name: string;
  /** The kind of the last failure, as in logs. */
  failure: string | null;
  outlook: 'given-up' | 'halted' | 'tried-again' | 'under-way' | 'waiting' | null;
  attempts: number | null;
  /** null where the beginning was not recorded. */
  since: string | null;
  lastTriedAt: string | null;
  nextAttemptAt: string | null;
  /** Recipient of a mail; hidden from lawyers. */
  recipient: string | null;
  /** The workflow in the Temporal UI; hidden from lawyers. */
  temporalUrl: string | null;
}

export interface FailedCommand {
  commandId: string;
  foundationId: string;
  command: string;
  /** Role of the person who issued the command. */
  byRole: 'co-founder' | 'founder' | 'lawyer' | 'notary' | 'staff' | 'timer';
  /** The kind of failure, see `workflows/activities/permanent.ts`. */
  failure: string;
  failedAt: string;
}

/** What the team has written down about a formation. */
export interface Note {
  id: string;
  author: { id: string; name: string };
  writtenAt: string;
  text: string | null;
  call: {
    with: 'bank' | 'court' | 'founder' | 'notary' | 'other';
    direction: 'incoming' | 'outgoing';
    outcome: 'not-reached' | 'reached' | 'will-call-back';
    at: string;
  } | null;
  /** Colleagues whom it names. */
  mentions: { id: string; name: string }[];
  changed: { at: string; by: { id: string; name: string } } | null;
  removed: { at: string; by: { id: string; name: string } } | null;
}

/** A mail of a formation, and how far it has come. */
export interface CaseMail {
  id: string;
  mail: string;
  subject: 'account' | 'case' | 'meeting' | 'money';
  reader: 'lawyer' | 'member' | 'notary' | 'team' | null;
  /** Lawyers do not see it; gone after twelve months. */
  address: string | null;
  hasText: boolean;
  fate: 'handed-over' | 'late' | 'on-its-way' | 'overtaken' | 'undeliverable' | 'unwanted';
  writtenAt: string;
  endedAt: string | null;
  failedAttempts: number;
  failedAt: string | null;
  failure:
    | 'mailbox-full' | 'no-answer' | 'no-connection' | 'no-mailbox' | 'not-now' | 'refused'
    | 'refused-login' | null;
}

/** A link of a notary, and what became of it. */
export interface LinkHistory {
  id: string;
  purpose: 'foundation-certificate' | 'register-extract';
  state: 'expired' | 'open' | 'replaced' | 'revoked' | 'used';
  /** Address of the last mail with it; hidden from lawyers. */
  address: string | null;
  issuedAt: string;
  expiresAt: string;
  openedAt: string | null;
  lastOpenedAt: string | null;
  usedAt: string | null;
  revokedAt: string | null;
  revokedBy: { id: string; name: string } | null;
}

export interface ProductCard {
  id: string;
  type: 'bundle' | 'coaching' | 'seminar' | 'single';
  category:
    | 'accounting' | 'controlling' | 'foundation' | 'funding' | 'legal' | 'marketing'
    | 'personality-development' | 'tax';
  group: 'additional' | 'consulting' | 'marketplace';
  title: string;
  summary: string;
  durationHours: number | null;
  /** Amounts are null for a price on request. */
  price: {
    kind: 'fixed' | 'from' | 'on-request';
    netCents: number | null;
    vatPercent: number;
    grossCents: number | null;
    note: string | null;
  };
  /** Whom it is ordered from; the address as one line. */
  vendor: {
    kind: 'law-firm' | 'operator' | 'partner' | 'tax-adviser';
    name: string;
    address: string | null;
  };
  coach: string | null;
  startsAt: string | null;
  location: string | null;
  delivery: 'documents' | 'hybrid' | 'in-person' | 'online';
  hourPackage: { hours: number } | null;
  teaching: {
    mode: 'live' | 'recorded';
    /** Whether somebody checks what participants have learned; questions to the coach count. */
    learningCheck: boolean;
    /** Number of the approval by the Staatliche Zentralstelle für Fernunterricht. */
    zfuNumber?: string;
  } | null;
  sold: boolean;
  /** Null for what can be ordered. */
  notSoldReason: 'approval-missing' | 'not-yet' | 'over' | null;
  /** Invented, for demos. */
  sample: boolean;
  updatedAt: string;
}

export interface Product {
  id: string;
  type: 'bundle' | 'coaching' | 'seminar' | 'single';
  category:
    | 'accounting' | 'controlling' | 'foundation' | 'funding' | 'legal' | 'marketing'
    | 'personality-development' | 'tax';
  group: 'additional' | 'consulting' | 'marketplace';
  title: string;
  summary: string;
  durationHours: number | null;
  /** Amounts are null for a price on request. */
  price: {
    kind: 'fixed' | 'from' | 'on-request';
    netCents: number | null;
    vatPercent: number;
    grossCents: number | null;
    note: string | null;
  };
  /** Whom it is ordered from; the address as one line. */
  vendor: {
    kind: 'law-firm' | 'operator' | 'partner' | 'tax-adviser';
    name: string;
    address: string | null;
  };
  coach: string | null;
  startsAt: string | null;
  location: string | null;
  delivery: 'documents' | 'hybrid' | 'in-person' | 'online';
  hourPackage: { hours: number } | null;
  teaching: {
    mode: 'live' | 'recorded';
    /** Whether somebody checks what participants have learned; questions to the coach count. */
    learningCheck: boolean;
    /** Number of the approval by the Staatliche Zentralstelle für Fernunterricht. */
    zfuNumber?: string;
  } | null;
  sold: boolean;
  /** Null for what can be ordered. */
  notSoldReason: 'approval-missing' | 'not-yet' | 'over' | null;
  /** Invented, for demos. */
  sample: boolean;
  updatedAt: string;
  description: {
    /** Each string is a paragraph. */
    lead: string[];
    /** The people whom the product suits. */
    suits: string;
    includes: string[];
    provider: string;
    steps: string[];
    time: string;
    price: string;
    /** What the product does not include. */
    limits: string[];
  };
  parts: {
    id: string;
    title: string;
    quantity: number;
    /** Of one, bought by itself; null for a price on request. */
    grossCents: number | null;
  }[];
}

export interface PartnerCard {
  slug: string;
  name: string;
  kind: 'accelerator' | 'partner' | 'university';
  headline: string;
  summary: string;
  offer: { title: string; conditions: string[] };
  limits: string;
  /** What a bank takes before the entry, as it has said; null for everybody else. */
  account: {
    takes: (
      | 'company-shareholder' | 'eu-resident' | 'gmbh' | 'non-eu-resident' | 'several-shareholders'
      | 'ug')[];
    opening: ('branch' | 'online')[];
    asOf: string;
  } | null;
  code: string | null;
  website: string | null;
  sample: boolean;
  updatedAt: string;
}

export interface Partner {
  /** Each string is a paragraph. */
  about: string[];
  /** Steps for using the offer. */
  steps: string[];
  slug: string;
  name: string;
  kind: 'accelerator' | 'partner' | 'university';
  headline: string;
  summary: string;
  offer: { title: string; conditions: string[] };
  limits: string;
  /** What a bank takes before the entry, as it has said; null for everybody else. */
  account: {
    takes: (
      | 'company-shareholder' | 'eu-resident' | 'gmbh' | 'non-eu-resident' | 'several-shareholders'
      | 'ug')[];
    opening: ('branch' | 'online')[];
    asOf: string;
  } | null;
  code: string | null;
  website: string | null;
  sample: boolean;
  updatedAt: string;
}

export interface Cart {
  lines: {
    product: ProductCard;
    quantity: number;
    unitNetCents: number;
    netCents: number;
    /** False once it can no longer be ordered; then it is not in the totals. */
    available: boolean;
  }[];
  totals: {
    netCents: number;
    vat: { percent: number; netCents: number; vatCents: number }[];
    grossCents: number;
    /** Of it, what we invoice; the rest is invoiced by the other contract partners. */
    invoicedGrossCents: number;
  };
}

export interface Invoice {
  id: string;
  number: string;
  kind: 'cancellation' | 'invoice';
  status: 'cancelled' | 'open' | 'overdue' | 'paid';
  orderId: string;
  issuedAt: string;
  dueAt: string;
  /** Negative for a cancellation. */
  grossCents: number;
  paidCents: number;
  /** Of it, what goes back to the member. */
  refundCents: number;
  /** Number of the invoice that a cancellation takes back. */
  cancels: string | null;
}

/** What staff see of an invoice. */
export interface ManagedInvoice {
  id: string;
  number: string;
  kind: 'cancellation' | 'invoice';
  status: 'cancelled' | 'open' | 'overdue' | 'paid';
  orderId: string;
  issuedAt: string;
  dueAt: string;
  /** Negative for a cancellation. */
  grossCents: number;
  paidCents: number;
  /** Of it, what goes back to the member. */
  refundCents: number;
  /** Number of the invoice that a cancellation takes back. */
  cancels: string | null;
  accountId: string;
  /** Negative for a cancellation. */
  netCents: number;
  /** The addressee. */
  buyer: string;
  member: { name: string | null; email: string } | null;
  /** By which day money has to go back; null where none has to. */
  refundDueOn: string | null;
  /** Counts payments and cancellations; a payment names the one that its sender was shown. */
  version: number;
}

/** With its lines, payments and mails. */
export interface WholeInvoice {
  id: string;
  number: string;
  kind: 'cancellation' | 'invoice';
  status: 'cancelled' | 'open' | 'overdue' | 'paid';
  orderId: string;
  issuedAt: string;
  dueAt: string;
  /** Negative for a cancellation. */
  grossCents: number;
  paidCents: number;
  /** Of it, what goes back to the member. */
  refundCents: number;
  /** Number of the invoice that a cancellation takes back. */
  cancels: string | null;
  accountId: string;
  /** Negative for a cancellation. */
  netCents: number;
  /** The addressee. */
  buyer: string;
  member: { name: string | null; email: string } | null;
  /** By which day money has to go back; null where none has to. */
  refundDueOn: string | null;
  /** Counts payments and cancellations; a payment names the one that its sender was shown. */
  version: number;
  /** Whose package was ordered. */
  foundationId: string | null;
  orderNumber: string;
  orderedOn: string;
  payment: 'card' | 'invoice';
  language: 'de' | 'en';
  billing: Billing;
  lines: {
    title: string;
    details?: string[];
    quantity: number;
    /** Before the discount. */
    unitNetCents: number;
    discountPercent: number;
    netCents: number;
  }[];
  vat: { percent: number; vatCents: number }[];
  related: {
    relation: 'cancelled-by' | 'cancels' | 'settled-by' | 'settles';
    id: string;
    number: string;
  }[];
  /** `missing`: it is made when it is first asked for. */
  pdf: { state: 'failed' | 'missing' | 'there'; attempts: number; failedAt: string | null };
  payments: InvoicePayment[];
  mails: CaseMail[];
}

/** What came in for an invoice, or went back. */
export interface InvoicePayment {
  id: string;
  kind: 'correction' | 'offset' | 'payment' | 'refund';
  amountCents: number;
  method: 'card' | 'transfer';
  /** The invoice after a withdrawal by which it was moved; null for money that really came or went. */
  offsetBy: string | null;
  paidAt: string;
  recordedAt: string;
  /** Who has entered it; null for what was paid by card, and for what was moved. */
  recordedBy: { id: string; name: string } | null;
  /** The entry that this one puts right, and why. */
  takesBack: string | null;
  reason: 'not-received' | 'other-invoice' | 'twice' | 'wrong-amount' | 'wrong-day' | null;
  takenBack: {
    at: string;
    reason: 'not-received' | 'other-invoice' | 'twice' | 'wrong-amount' | 'wrong-day';
  } | null;
}

export interface ManagedPayment {
  id: string;
  kind: 'correction' | 'offset' | 'payment' | 'refund';
  amountCents: number;
  method: 'card' | 'transfer';
  /** The invoice after a withdrawal by which it was moved; null for money that really came or went. */
  offsetBy: string | null;
  paidAt: string;
  recordedAt: string;
  /** Who has entered it; null for what was paid by card, and for what was moved. */
  recordedBy: { id: string; name: string } | null;
  /** The entry that this one puts right, and why. */
  takesBack: string | null;
  reason: 'not-received' | 'other-invoice' | 'twice' | 'wrong-amount' | 'wrong-day' | null;
  takenBack: {
    at: string;
    reason: 'not-received' | 'other-invoice' | 'twice' | 'wrong-amount' | 'wrong-day';
  } | null;
  invoice: { id: string; number: string };
  /** The addressee. */
  buyer: string;
  member: { name: string | null; email: string } | null;
}

export type PlacedOrder = { id: string; number: string; grossCents: number };

export interface OrderCard {
  id: string;
  number: string;
  /** Whose package was ordered: it is withdrawn from there. */
  foundationId: string | null;
  titles: string[];
  netCents: number;
  grossCents: number;
  placedAt: string;
  withdrawableUntil: string;
  /** When it ended: withdrawn by the member, or released. */
  withdrawnAt: string | null;
  /** Where it was released, and nobody owes anything. */
  releasedBecause: 'mandate-declined' | 'mandate-late' | null;
  /** Since when nothing is left to be performed: then it cannot be withdrawn from any more. */
  performedAt: string | null;
  /** Our invoice waits for the address. */
  awaitsAddress: boolean;
  /** Null where we invoice nothing, or wait for the address. */
  invoice: {
    id: string;
    number: string;
    status: 'cancelled' | 'open' | 'overdue' | 'paid';
    /** What goes back to the member. */
    refundCents: number;
    /** What is left to pay. */
    openCents: number;
    /** The last day on which it can be paid. */
    dueOn: string;
  } | null;
  /** Redeemed hours for which the member has yet to choose a time. */
  timesToChoose: { redemptionId: string; minutes: number }[];
}

export interface Order {
  id: string;
  number: string;
  /** Whose package was ordered: it is withdrawn from there. */
  foundationId: string | null;
  titles: string[];
  netCents: number;
  grossCents: number;
  placedAt: string;
  withdrawableUntil: string;
  /** When it ended: withdrawn by the member, or released. */
  withdrawnAt: string | null;
  /** Where it was released, and nobody owes anything. */
  releasedBecause: 'mandate-declined' | 'mandate-late' | null;
  /** Since when nothing is left to be performed: then it cannot be withdrawn from any more. */
  performedAt: string | null;
  /** Our invoice waits for the address. */
  awaitsAddress: boolean;
  /** Null where we invoice nothing, or wait for the address. */
  invoice: {
    id: string;
    number: string;
    status: 'cancelled' | 'open' | 'overdue' | 'paid';
    /** What goes back to the member. */
    refundCents: number;
    /** What is left to pay. */
    openCents: number;
    /** The last day on which it can be paid. */
    dueOn: string;
  } | null;
  lines: {
    productId: string | null;
    title: string;
    quantity: number;
    regularUnitNetCents: number;
    discountPercent: number;
    unitNetCents: number;
    netCents: number;
    vatPercent: number;
    vendor: {
      kind: 'law-firm' | 'operator' | 'partner' | 'tax-adviser';
      name: string;
      address?: string | null;
    };
    startsAt: string | null;
    durationHours: number | null;
    location: string | null;
    parts: { title: string; quantity: number }[];
  }[];
  totals: {
    netCents: number;
    vat: { percent: number; netCents: number; vatCents: number }[];
    grossCents: number;
    /** Of it, what we invoice; the rest is invoiced by the other contract partners. */
    invoicedGrossCents: number;
  };
  billing: Billing | null;
  /** What was billed after a withdrawal: the part that had been performed. */
  settlement: {
    id: string;
    number: string;
    status: 'cancelled' | 'open' | 'overdue' | 'paid';
    /** What goes back to the member. */
    refundCents: number;
    /** What is left to pay. */
    openCents: number;
    /** The last day on which it can be paid. */
    dueOn: string;
    grossCents: number;
  } | null;
  payment: 'card' | 'invoice';
  earlyStart: boolean;
  termsVersion: string;
  language: 'de' | 'en';
  hourPackages: HourPackage[];
  /** Of all its packages, the newest first. */
  redemptions: {
    id: string;
    packageId: string;
    minutes: number;
    topic: string | null;
    redeemedAt: string;
    undoableUntil: string;
    /** The member books the time here; otherwise the team arranges it. */
    choosesTime: boolean;
    /** Booked for these hours. */
    time: { startsAt: string; endsAt: string; consultant: string | null } | null;
  }[];
}

/** What staff see of an order. */
export interface ManagedOrderCard {
  id: string;
  number: string;
  /** Whose package was ordered: it is withdrawn from there. */
  foundationId: string | null;
  titles: string[];
  netCents: number;
  grossCents: number;
  placedAt: string;
  withdrawableUntil: string;
  /** When it ended: withdrawn by the member, or released. */
  withdrawnAt: string | null;
  /** Where it was released, and nobody owes anything. */
  releasedBecause: 'mandate-declined' | 'mandate-late' | null;
  /** Since when nothing is left to be performed: then it cannot be withdrawn from any more. */
  performedAt: string | null;
  /** Our invoice waits for the address. */
  awaitsAddress: boolean;
  /** Null where we invoice nothing, or wait for the address. */
  invoice: {
    id: string;
    number: string;
    status: 'cancelled' | 'open' | 'overdue' | 'paid';
    /** What goes back to the member. */
    refundCents: number;
    /** What is left to pay. */
    openCents: number;
    /** The last day on which it can be paid. */
    dueOn: string;
  } | null;
  accountId: string;
  member: { name: string | null; email: string } | null;
  /** Of the billing address or the formation, once one is known. */
  company: string | null;
}

export interface ManagedOrder {
  id: string;
  number: string;
  /** Whose package was ordered: it is withdrawn from there. */
  foundationId: string | null;
  titles: string[];
  netCents: number;
  grossCents: number;
  placedAt: string;
  withdrawableUntil: string;
  /** When it ended: withdrawn by the member, or released. */
  withdrawnAt: string | null;
  /** Where it was released, and nobody owes anything. */
  releasedBecause: 'mandate-declined' | 'mandate-late' | null;
  /** Since when nothing is left to be performed: then it cannot be withdrawn from any more. */
  performedAt: string | null;
  /** Our invoice waits for the address. */
  awaitsAddress: boolean;
  /** Null where we invoice nothing, or wait for the address. */
  invoice: {
    id: string;
    number: string;
    status: 'cancelled' | 'open' | 'overdue' | 'paid';
    /** What goes back to the member. */
    refundCents: number;
    /** What is left to pay. */
    openCents: number;
    /** The last day on which it can be paid. */
    dueOn: string;
  } | null;
  lines: {
    productId: string | null;
    title: string;
    quantity: number;
    regularUnitNetCents: number;
    discountPercent: number;
    unitNetCents: number;
    netCents: number;
    vatPercent: number;
    vendor: {
      kind: 'law-firm' | 'operator' | 'partner' | 'tax-adviser';
      name: string;
      address?: string | null;
    };
    startsAt: string | null;
    durationHours: number | null;
    location: string | null;
    parts: { title: string; quantity: number }[];
  }[];
  totals: {
    netCents: number;
    vat: { percent: number; netCents: number; vatCents: number }[];
    grossCents: number;
    /** Of it, what we invoice; the rest is invoiced by the other contract partners. */
    invoicedGrossCents: number;
  };
  billing: Billing | null;
  /** What was billed after a withdrawal: the part that had been performed. */
  settlement: {
    id: string;
    number: string;
    status: 'cancelled' | 'open' | 'overdue' | 'paid';
    /** What goes back to the member. */
    refundCents: number;
    /** What is left to pay. */
    openCents: number;
    /** The last day on which it can be paid. */
    dueOn: string;
    grossCents: number;
  } | null;
  payment: 'card' | 'invoice';
  earlyStart: boolean;
  termsVersion: string;
  language: 'de' | 'en';
  hourPackages: HourPackage[];
  /** Of all its packages, the newest first. */
  redemptions: {
    id: string;
    packageId: string;
    minutes: number;
    topic: string | null;
    redeemedAt: string;
    undoableUntil: string;
    /** The member books the time here; otherwise the team arranges it. */
    choosesTime: boolean;
    /** Booked for these hours. */
    time: { startsAt: string; endsAt: string; consultant: string | null } | null;
  }[];
  accountId: string;
  /** When the member was asked for the address, the last time first. */
  addressAsked: string[];
}

/** What somebody asked of us in a form of the site, as staff see it. */
export interface PieceCard {
  id: string;
  kind: 'article' | 'category' | 'news' | 'page' | 'partner' | 'product';
  key: string;
  category: string | null;
  titles: { de: string | null; en: string | null };
  languages: ('de' | 'en')[];
  states: ('archived' | 'draft' | 'missing')[];
  changed: { by: string | null; at: string } | null;
  draft: {
    by: string | null;
    byId: string | null;
    since: string;
    at: string;
    /** Somebody is at it now. */
    writing: boolean;
  } | null;
}

export interface WholePiece {
  id: string;
  kind: 'article' | 'category' | 'news' | 'page' | 'partner' | 'product';
  key: string;
  category: string | null;
  titles: { de: string | null; en: string | null };
  languages: ('de' | 'en')[];
  states: ('archived' | 'draft' | 'missing')[];
  changed: { by: string | null; at: string } | null;
  draft: {
    by: string | null;
    byId: string | null;
    since: string;
    at: string;
    /** Somebody is at it now. */
    writing: boolean;
  } | null;
  revision: number;
  version: number;
  /** The draft, or else what is on the site. */
  typed: { [key: string]: string };
  /** What is on the site, or was before it was archived. */
  current: { [key: string]: string } | null;
  isLive: boolean;
  addresses: { de: string | null; en: string | null };
  archivedTo: string | null;
  versions: { version: number; origin: 'desk' | 'file'; by: string | null; at: string }[];
}

export interface PiecePreview {
  /** Without any HTML of the author's: only what Markdown makes. */
  html: string;
  contents: { id: string; text: string; level: 2 | 3 }[];
  /** All fields with the amounts of the law filled in. */
  filled: { [key: string]: string };
  faults: PieceFault[];
}

export interface PieceFault {
  path: string;
  code:
    | 'ADDRESS_TAKEN' | 'DESCRIPTION_LENGTH' | 'DESCRIPTION_TAKEN' | 'FEW_HEADINGS'
    | 'FOREIGN_MARK' | 'HEADING_SKIPPED' | 'HTML' | 'INVALID' | 'LINK_UNKNOWN' | 'NO_LEAD'
    | 'NO_SOURCES' | 'PRICE_DIFFERS' | 'RELATED_UNKNOWN' | 'REQUIRED' | 'STRAY_MARK'
    | 'TITLE_TAKEN' | 'TITLE_TOO_LONG' | 'TOO_LONG' | 'UNKNOWN_AMOUNT';
  /** The place that is wrong, or what is missing. */
  found?: string;
}

export type ManagedInquiry = {
  id: string;
  language: 'de' | 'en';
  receivedAt: string;
  doneAt: string | null;
  /** Who of the team has dealt with it. */
  doneBy: string | null;
  kind: 'contact';
  content: { name: string; email: string; phone?: string; message: string };
} | {
  id: string;
  language: 'de' | 'en';
  receivedAt: string;
  doneAt: string | null;
  /** Who of the team has dealt with it. */
  doneBy: string | null;
  kind: 'partner';
  content: {
    company: string;
    website: string;
    contactPerson: string;
    phone: string;
    email: string;
    sector:
      | 'accounting' | 'coaching' | 'educational-institution' | 'finance' | 'insurance' | 'law'
      | 'management-consulting' | 'marketing' | 'other' | 'startup-centre';
    services: string;
  };
} | {
  id: string;
  language: 'de' | 'en';
  receivedAt: string;
  doneAt: string | null;
  /** Who of the team has dealt with it. */
  doneBy: string | null;
  kind: 'withdrawal';
  content: { name: string; contract: string; email: string; message?: string };
};

export type OwnInquiry = {
  id: string;
  /** By which people name it on the telephone. */
  number: string;
  language: 'de' | 'en';
  receivedAt: string;
  /** Answers of the team and what the member wrote next, the oldest first. */
  entries: {
    id: string;
    by: 'member' | 'team';
    /** Who of the team; null for an account that is gone. */
    name: string | null;
    text: string;
    writtenAt: string;
  }[];
  kind: 'contact';
  content: { name: string; email: string; phone?: string; message: string };
} | {
  id: string;
  /** By which people name it on the telephone. */
  number: string;
  language: 'de' | 'en';
  receivedAt: string;
  /** Answers of the team and what the member wrote next, the oldest first. */
  entries: {
    id: string;
    by: 'member' | 'team';
    /** Who of the team; null for an account that is gone. */
    name: string | null;
    text: string;
    writtenAt: string;
  }[];
  kind: 'partner';
  content: {
    company: string;
    website: string;
    contactPerson: string;
    phone: string;
    email: string;
    sector:
      | 'accounting' | 'coaching' | 'educational-institution' | 'finance' | 'insurance' | 'law'
      | 'management-consulting' | 'marketing' | 'other' | 'startup-centre';
    services: string;
  };
} | {
  id: string;
  /** By which people name it on the telephone. */
  number: string;
  language: 'de' | 'en';
  receivedAt: string;
  /** Answers of the team and what the member wrote next, the oldest first. */
  entries: {
    id: string;
    by: 'member' | 'team';
    /** Who of the team; null for an account that is gone. */
    name: string | null;
    text: string;
    writtenAt: string;
  }[];
  kind: 'withdrawal';
  content: { name: string; contract: string; email: string; message?: string };
};

export interface WholeInquiry {
  inquiry: ManagedInquiry;
  /** By which people name it on the telephone. */
  number: string;
  /** Who of the team has taken it. */
  owner: { id: string; name: string } | null;
  /** Who has the address that was typed, and reads along; nobody has proved that they typed it. */
  member: { id: string; name: string } | null;
  /** The oldest first, as are the notes. */
  answers: {
    id: string;
    author: { id: string; name: string };
    writtenAt: string;
    text: string;
    mail: {
      fate: 'handed-over' | 'late' | 'on-its-way' | 'overtaken' | 'undeliverable' | 'unwanted';
      at: string | null;
    };
  }[];
  /** What the member wrote below it. */
  followUps: { id: string; author: { id: string; name: string }; writtenAt: string; text: string }[];
  notes: { id: string; author: { id: string; name: string }; writtenAt: string; text: string }[];
}

/** A text that the team begins an answer with. */
export interface Reply {
  /** The same in both languages. */
  key: string;
  language: 'de' | 'en';
  title: string;
  /** Where it is offered. */
  places: ('inquiries' | 'law-firm' | 'team')[];
  text: string;
}

/** Hours bought in advance. */
export interface HourPackage {
  id: string;
  orderId: string;
  /** Place of its line in the order; null where that is not known. */
  line: number | null;
  title: string;
  vendor: { kind: 'law-firm' | 'operator' | 'partner' | 'tax-adviser'; name: string };
  minutesTotal: number;
  minutesLeft: number;
  /** After the withdrawal period, unless the order asked for an early start. */
  redeemableFrom: string;
  /** Bought from us by card, and our invoice is not paid yet. */
  awaitsPayment: boolean;
  expiresAt: string;
  /** When its order was withdrawn. */
  voidedAt: string | null;
}

export interface HourTimes {
  people: { id: string; name: string }[];
  with: { id: string; name: string } | null;
  slots: Slot[];
}

export type DeskListName =
  | 'audit' | 'content' | 'foundations' | 'inquiries' | 'invoices' | 'newsletter' | 'notaries'
  | 'orders' | 'payments' | 'people' | 'refunds';

export type ViewedName =
  | 'audit' | 'content' | 'foundations' | 'inquiries' | 'invoices' | 'newsletter' | 'notaries'
  | 'orders' | 'payments' | 'people' | 'refunds' | 'tasks';

export interface SavedView {
  id: string;
  name: string;
  filter: { [key: string]: string };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  madeBy: { id: string; name: string };
  own: boolean;
}

/** What the team finds from one field, by kind. */
export interface Found {
  foundations?: {
    rows: {
      id: string;
      companyName: string | null;
      city: string | null;
      founder: string | null;
      participants: string[];
      status: Status;
    }[];
    more: boolean;
  };
  people?: {
    rows: {
      id: string;
      name: string | null;
      email: string;
      role: 'admin' | 'lawyer' | 'member' | 'staff';
      foundationId: string | null;
    }[];
    more: boolean;
  };
  notaries?: {
    rows: {
      id: string;
      name: string;
      email: string | null;
      city: string | null;
      foundations: number;
    }[];
    more: boolean;
  };
  orders?: {
    rows: { id: string; member: string | null; placedAt: string; grossCents: number }[];
    more: boolean;
  };
  invoices?: {
    rows: {
      id: string;
      number: string;
      orderId: string;
      buyer: string;
      status: 'cancelled' | 'open' | 'overdue' | 'paid';
      issuedAt: string;
      grossCents: number;
    }[];
    more: boolean;
  };
  inquiries?: {
    rows: {
      id: string;
      kind: 'contact' | 'partner' | 'withdrawal';
      name: string | null;
      company: string | null;
      receivedAt: string;
      done: boolean;
    }[];
    more: boolean;
  };
  content?: {
    rows: {
      id: string;
      kind: 'article' | 'category' | 'news' | 'page' | 'partner' | 'product';
      titles: { de: string | null; en: string | null };
    }[];
    more: boolean;
  };
  late: ('content' | 'foundations' | 'inquiries' | 'invoices' | 'notaries' | 'orders' | 'people')[];
}

/** An article or page in lists and links. */
export interface EntryCard {
  key: string;
  kind: 'article' | 'category' | 'news' | 'page';
  category: string;
  slug: string;
  title: string;
  description: string;
  author: 'editorial' | 'finance' | 'law' | 'tax' | null;
  published: string | null;
  updated: string | null;
  readingMinutes: number;
}

export interface WholeEntry {
  key: string;
  kind: 'article' | 'category' | 'news' | 'page';
  category: string;
  slug: string;
  title: string;
  description: string;
  author: 'editorial' | 'finance' | 'law' | 'tax' | null;
  published: string | null;
  updated: string | null;
  readingMinutes: number;
  /** Without any HTML of the author's: only what Markdown makes. */
  html: string;
  contents: { id: string; text: string; level: 2 | 3 }[];
  sources: string[];
  faq: { question: string; answer: string }[];
  related: EntryCard[];
  /** The slug in each language that has this text. */
  slugs: { de?: string; en?: string };
}

export interface TemplateCard {
  id: string;
  category: 'company' | 'customers' | 'data' | 'finance' | 'people';
  title: string;
  summary: string;
  /** The form that the law requires. */
  form: string;
  parties: string[];
  updated: string;
  files: {
    /** The last part of its address. */
    file: string;
    language: 'de' | 'en';
    format: 'docx' | 'pdf';
    /** Whether this language is the binding one. */
    binding: boolean;
  }[];
}

/** A sheet of a formation's data, in one language and as its reader may see it. */
export interface Sheet {
  name: 'bank' | 'intake-sheet' | 'list-of-shareholders' | 'register-application' | 'tax';
  title: string;
  /** That these are data, and no draft. */
  mark: string;
  intro: string;
  made: string;
  blocks: ({
    title: string;
    source?: string;
    kind: 'facts';
    facts: { label: string; value: string; lacks: boolean }[];
  } | { title: string; source?: string; kind: 'lines'; lines: string[] } | { title: string; source?: string; kind: 'table'; head: string[]; rows: string[][] })[];
}

/** What each shareholder pays before filing, and what has come in. */
export interface Contributions {
  /** The deed's day, before which no payment counts; null where it is not known. */
  notBefore: string | null;
  /** Whether law firm and notary see the payments. */
  offered: boolean;
  revision: number;
  /** Whose payments the caller may enter now. */
  mayEnter: 'all' | 'nothing' | 'own';
  /** The caller as participant; null for the law firm. */
  participantId: string | null;
  /** Empty until it is stated who holds shares. */
  shareholders: {
    participantId: string;
    name: string;
    expectedCents: number;
    paidCents: number;
    /** What of it fits in payer and day. */
    fittingCents: number;
    missingCents: number;
    overCents: number;
    state: 'complete' | 'early' | 'open' | 'short' | 'wrong-payer';
    lines: {
      bookedOn: string;
      amountCents: number;
      payer: string;
      findings: (
        | { code: 'early'; days: number } | { code: 'written-differently' }
        | { code: 'wrong-payer'; instead?: string })[];
    }[];
  }[];
}

/** What came in by a statement. */
export interface ReadStatement {
  format: 'camt' | 'csv' | 'mt940';
  /** Payments that came in, each once. */
  lines: {
    bookedOn: string;
    amountCents: number;
    payer: string | null;
    reference: string | null;
    /** The end of the number of the account that received it. */
    account: string | null;
    /** Whether it went back, or is itself something that came back. */
    returned: boolean;
    suggestion: { participantId: string; by: 'amount' | 'payer' | 'reference' } | null;
  }[];
  /** Lines that could not be taken, by reason. */
  skipped: { amount?: number; currency?: number; date?: number; 'not-booked'?: number };
  /** Bookings that stood in the file more than once. */
  repeated: number;
}

export interface SearchHit {
  category: string;
  slug: string;
  title: string;
  description: string;
  kind: 'article' | 'category' | 'page';
  excerpt: { text: string; hit: boolean }[];
}

export interface EntryAddress {
  kind: 'article' | 'category' | 'page';
  category: string;
  slugs: { de?: string; en?: string };
  /** The day of the last change. */
  changed: string;
}

export type FormStamp = { stamp: string };
