import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { AuditedAction } from '#api/contract.gen.d.ts';
import { auditList } from '#domain/desk/lists/audit.ts';
import type { CellsOf } from '../../../../desk/list/columns.ts';
import { ListPage } from '../../../../desk/list/list-page.tsx';
import { listLoader } from '../../../../desk/list/read-list.ts';
import { toTheSecond } from '../../../../desk/ui/formats.ts';
import { Quiet } from '../../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { breakable } from '../../../../kit/ui/breakable.ts';
import { staffPath } from '../../../../staff-pages.ts';

export const clientLoader = listLoader(auditList);

/** Who did what, when and to what. */
export default function Audit() {
  const { t } = useTranslation(['staffAudit']);
  const { locale } = useLocale();
  const actions = Object.entries(t('staffAudit:actions'));
  const byName = actions.toSorted(([, one], [, other]) => one.localeCompare(other, locale));
  return (
    <ListPage
      list={auditList}
      options={{ action: byName }}
      cells={useCells()}
      nameOf={({ action, at }) => `${wordOf(t('staffAudit:actions'), action)}, ${at}`}
    />
  );
}

/** Codes of a release that was taken back have no word. */
const wordOf = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code;

function useCells(): CellsOf<typeof auditList> {
  const { t } = useTranslation(['staffAudit']);
  const { locale } = useLocale();
  return {
    at: {
      width: '180px',
      card: 'line',
      cell: ({ at }) => <time dateTime={at}>{toTheSecond(at, locale)}</time>,
    },
    what: {
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      cell: ({ action }) => (
        <Box sx={{ fontWeight: 600 }}>{wordOf(t('staffAudit:actions'), action)}</Box>
      ),
    },
    who: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      named: true,
      cell: (entry) => <Actor entry={entry} />,
    },
    target: {
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      named: true,
      cell: ({ target }) => target && <Target target={target} />,
    },
    details: {
      width: 'minmax(0, 1fr)',
      card: 'long',
      cell: ({ details }) => <Details details={details} />,
    },
  };
}

function Actor({ entry: { actor, client } }: { entry: AuditedAction }) {
  const { t } = useTranslation(['staffAudit']);
  const role = wordOf(t('staffAudit:roles'), actor.role);
  const name = breakable(
    actor.name ?? (actor.id === null ? t('staffAudit:audit.unknown') : shortened(actor.id)),
  );
  const isAccount = actor.name !== null && actor.id !== null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {isAccount ? (
        <Link component={RouterLink} to={staffPath('person', actor.id ?? '')}>
          {name}
        </Link>
      ) : (
        <div>{name}</div>
      )}
      <Quiet>{role}</Quiet>
      {client && <Quiet>{t('staffAudit:audit.network', { network: client })}</Quiet>}
    </Box>
  );
}

function Target({ target }: { target: NonNullable<AuditedAction['target']> }) {
  const { t } = useTranslation(['staffAudit']);
  const to = pageOf(target);
  const name = breakable(target.name ?? shortened(target.id));
  return (
    <Box sx={{ overflowWrap: 'anywhere' }} title={target.id}>
      {to ? (
        <Link component={RouterLink} to={to}>
          {name}
        </Link>
      ) : (
        name
      )}
      <Quiet>{wordOf(t('staffAudit:kinds'), target.kind)}</Quiet>
    </Box>
  );
}

function pageOf({ kind, id }: NonNullable<AuditedAction['target']>): string | undefined {
  if (kind === 'account') return staffPath('person', id);
  if (kind === 'foundation') return staffPath('foundation', id);
  if (kind === 'order') return staffPath('order', id);
  return kind === 'content' ? staffPath('piece', id) : undefined;
}

/** As people read out an id; the whole one is found by it in the file. */
const shortened = (id: string) => (id.length > 20 ? `${id.slice(0, 8)}…` : id);

/** The log keeps codes; those that many entries have are told in words. */
function Details({ details }: Pick<AuditedAction, 'details'>) {
  const { t } = useTranslation(['staffAudit']);
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {Object.entries(details).map(([name, value]) => (
        <div key={name} title={`${name}: ${value}`}>
          {wordOf(t('staffAudit:details'), name)}: {wordOf(t('staffAudit:values'), String(value))}
        </div>
      ))}
    </Box>
  );
}
