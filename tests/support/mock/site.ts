import { sampleOperator } from '#domain/site/operator.ts';
import type { User } from '#web/kit/session/user.ts';
import type { SiteData } from '#web/kit/ui/site-data.ts';

export const user: User = {
  id: '5f0c1d3e-7d1f-4c55-9d6b-0a9b6a1e8c01',
  first_name: 'Mia',
  last_name: 'Vogt',
  email: 'mia@example.com',
  phone: null,
  provider: 'default',
  terms_accepted_at: '2026-11-01T09:00:00.000Z',
  avatar: null,
  role: { name: 'member' },
};

export const site: SiteData = {
  publicUrl: location.origin,
  operator: sampleOperator,
  cardPayments: false,
  loginProviders: [],
};
