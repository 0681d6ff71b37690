import { withoutForm } from './legal-form.ts';

/** Where somebody looks whether a name is taken: companies, trade marks, the address on the web. */
export const searchKinds = ['register', 'mark', 'domain'] as const;

export interface NameSearch {
  kind: (typeof searchKinds)[number];
  url: string;
  /** What is typed there. */
  copy: string;
}

export function searchesFor(companyName: string): NameSearch[] {
  const core = withoutForm(companyName) || companyName.trim();
  const domain = domainOf(core);
  return [
    {
      kind: 'register',
      url: 'https://www.handelsregister.de/rp_web/normalesuche/welcome.xhtml',
      copy: core,
    },
    { kind: 'mark', url: 'https://register.dpma.de/DPMAregister/marke/basis', copy: core },
    ...(domain === undefined
      ? []
      : [{ kind: 'domain' as const, url: denic(domain), copy: domain }]),
  ];
}

const denic = (domain: string) =>
  `https://webwhois.denic.de/?${new URLSearchParams({ lang: 'de', query: domain })}`;

/** Most characters between the dots of a domain. */
const LABEL_MAX = 63;

/** The likeliest address on the web; undefined for a name without letters that a domain can have. */
function domainOf(core: string): string | undefined {
  const label = core
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' und ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, LABEL_MAX)
    .replace(/-$/, '');
  return label === '' ? undefined : `${label}.de`;
}
