import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CalendarClock, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CostStage } from '#domain/costs/names.ts';
import { citedIn } from '#domain/site/citations.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { dayKey, longDate, money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breaksAnywhere } from '../../kit/ui/breakable.ts';
import { linedRows } from '../../kit/ui/lined-rows.ts';
import { downloadPath } from '../../shared/foundations/model.ts';
import { BillButton } from './bill-form.tsx';
import { type CostLine, useCosts } from './costs-context.ts';
import { GiroCode } from './giro-code.tsx';
import { PayOnline } from './pay-online.tsx';
import { useAmount } from './use-amount.ts';

/** What falls due at one stage of the way. */
export function CostLines({ stage, lines }: { stage: CostStage; lines: readonly CostLine[] }) {
  const { t } = useTranslation(['costs']);
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id={id} variant="h5" component="h2" color="primary">
        {t('costs:stages')[stage]}
      </Typography>
      <Box component="ul" sx={{ ...linedRows, '& > li:last-of-type': { pb: 0 } }}>
        {lines.map((line, index) => (
          <CostRow
            key={line.lineId ?? line.documentId ?? line.participantId ?? index}
            line={line}
          />
        ))}
      </Box>
    </Card>
  );
}

function CostRow({ line }: { line: CostLine }) {
  const { t } = useTranslation(['costs']);
  const { locale } = useLocale();
  const amountOf = useAmount();
  const { names, isLead } = useCosts();
  const { kind, payee, yearly = false, laterCents = 0, participantId } = line;
  const whose = participantId === undefined ? payee : names[participantId];
  return (
    <Box component="li">
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 }}
      >
        <Typography sx={{ fontWeight: 600, minWidth: 0, ...breaksAnywhere }}>
          {whose ? `${t('costs:kinds')[kind]}: ${whose}` : t('costs:kinds')[kind]}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, ml: 'auto' }}>
          {amountOf(line)}
          {yearly && ` ${t('costs:amount.yearly')}`}
        </Typography>
      </Box>
      <Standing line={line} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '62ch' }}>
        {line.basis !== 'entered' &&
          !(kind === 'capital' && isPaid(line)) &&
          t('costs:about')[kind]}
        {laterCents > 0 && ` ${t('costs:amount.later', { amount: money(laterCents, locale) })}`}
        {sourced.includes(kind) &&
          line.source !== '' &&
          ` ${t('costs:amount.source', { source: fixSpaces(citedIn(line.source, locale)) })}`}
      </Typography>
      {line.reference && (
        <Typography variant="body2" color="textSecondary" sx={breaksAnywhere}>
          {t('costs:amount.reference', { reference: line.reference })}
        </Typography>
      )}
      <LineLinks line={line} />
      <PayOnline line={line} />
      {line.giroCode && <GiroCode line={line} text={line.giroCode} />}
      {isLead && <BillButton line={line} />}
    </Box>
  );
}

/** Whose amounts follow from a provision that is named. */
const sourced: readonly CostLine['kind'][] = ['notary', 'court', 'capital', 'register', 'chamber'];

const isPaid = ({ amountCents, paidCents }: CostLine) =>
  amountCents !== undefined && paidCents >= amountCents;

/** Where the amount comes from, by when it is due, or that it is paid: an icon and a word. */
function Standing({ line }: { line: CostLine }) {
  const { t } = useTranslation(['costs']);
  const { locale } = useLocale();
  const { now } = useCosts();
  const { dueOn, paidOn, paidCents, assured } = line;
  const day = (on: string) => longDate(on, locale);
  const parts = [useBasis(line)];
  if (assured) parts.push(t('costs:amount.assured'));
  else if (isPaid(line))
    parts.push(paidOn ? t('costs:amount.paidOn', { day: day(paidOn) }) : t('costs:amount.paid'));
  else if (dueOn) {
    const isOver = dueOn < dayKey(now);
    parts.push(t(`costs:amount.${isOver ? 'overdue' : 'due'}`, { day: day(dueOn) }));
  }
  if (!isPaid(line) && paidCents > 0) {
    parts.push(t('costs:amount.paidPart', { amount: money(paidCents, locale) }));
  }
  const Icon = isPaid(line) ? CircleCheck : CalendarClock;
  const color = isPaid(line)
    ? 'success.main'
    : dueOn && dueOn < dayKey(now)
      ? 'error.main'
      : undefined;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.5, ...(color && { color }) }}>
      {(isPaid(line) || dueOn) && <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      <Typography variant="body2">{parts.filter(Boolean).join(' · ')}</Typography>
    </Box>
  );
}

function useBasis({ basis, kind, invoiceId, documentId, source }: CostLine): string {
  const { t } = useTranslation(['costs']);
  const words = t('costs:amount');
  if (basis === 'entered') return words.entered;
  if (kind === 'capital') return basis === 'agreed' ? words.stated : words.byTable;
  if (basis === 'agreed') {
    return invoiceId || documentId ? words.agreed : `${words.agreed}, ${words.unbilled}`;
  }
  if (kind === 'platform' || kind === 'law-firm') return words.offered;
  return kind === 'court' || source.startsWith('§ 24') ? words.byTable : words.estimated;
}

function LineLinks({ line }: { line: CostLine }) {
  const { t } = useTranslation(['costs']);
  const { to } = useLocale();
  const { id } = useCosts();
  const { invoiceId, orderId, documentId, participantId, assured } = line;
  const links = [
    invoiceId && { href: `/api/invoices/${invoiceId}/pdf`, text: t('costs:links.invoice') },
    documentId && { href: downloadPath(id, documentId), text: t('costs:links.document') },
    participantId &&
      !assured && { href: to('contributions', { id }), text: t('costs:links.contributions') },
    orderId && { href: to('order', { id: orderId }), text: t('costs:links.order') },
  ].filter((link) => typeof link === 'object');
  if (links.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.5 }}>
      {links.map(({ href, text }) => (
        <Button key={href} href={href} size="small">
          {text}
        </Button>
      ))}
    </Box>
  );
}
