import Box from '@mui/material/Box';
import {
  ArrowRight,
  Building2,
  FileText,
  History,
  Inbox,
  ListFilter,
  type LucideIcon,
  Newspaper,
  PanelsTopLeft,
  ReceiptText,
  Scale,
  ShoppingBag,
  UserRound,
  Zap,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group, Option } from './options.ts';
import type { Offer } from './use-options.ts';

const icons: Record<Group, LucideIcon> = {
  commands: Zap,
  recent: History,
  foundations: Building2,
  people: UserRound,
  notaries: Scale,
  orders: ShoppingBag,
  invoices: ReceiptText,
  inquiries: Inbox,
  content: Newspaper,
  pages: PanelsTopLeft,
  actions: FileText,
  all: ListFilter,
};

export const optionId = (id: string, { group, key }: Option) =>
  `${id}-${group}-${key.replace(/[^\w-]/g, '-')}`;

interface Props {
  id: string;
  offer: Offer;
  active: Option | undefined;
  /** What is shown belongs to what was typed before. */
  isStale: boolean;
  onChoose: (option: Option) => void;
}

/** What can be chosen, in groups. */
export function OptionList({ id, offer: { options, more }, active, isStale, onChoose }: Props) {
  const { t } = useTranslation(['staffSearch']);
  const list = useRef<HTMLUListElement>(null);
  const shownKey = active && optionId(id, active);
  useEffect(() => {
    if (shownKey) document.getElementById(shownKey)?.scrollIntoView({ block: 'nearest' });
  }, [shownKey]);
  const groups = [...Map.groupBy(options, ({ group }) => group)];
  return (
    <Box
      component="ul"
      ref={list}
      role="listbox"
      id={`${id}-list`}
      aria-label={t('staffSearch:title')}
      aria-busy={isStale}
      sx={listLook}
    >
      {groups.map(([group, rows]) => {
        const name = t(`staffSearch:group.${group}`);
        const head = more.includes(group)
          ? t('staffSearch:firstOnes', { group: name, count: rows.length })
          : name;
        return (
          <li key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <Box id={`${id}-${group}`} role="presentation" sx={groupHead}>
              {head}
            </Box>
            <Box component="ul" role="presentation" sx={plainList}>
              {rows.map((option) => (
                <Line
                  key={option.key}
                  id={optionId(id, option)}
                  option={option}
                  isActive={option === active}
                  onChoose={onChoose}
                />
              ))}
            </Box>
          </li>
        );
      })}
    </Box>
  );
}

interface LineProps {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: (option: Option) => void;
}

// Keys are those of the field, which keeps the focus.
function Line({ id, option, isActive, onChoose }: LineProps) {
  const Icon = icons[option.group];
  return (
    <Box
      component="li"
      role="option"
      id={id}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      sx={line}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {option.title}
        </Box>{' '}
        <Box component="span" sx={hintLook}>
          {option.hint}
        </Box>
      </Box>
      {isActive && <ArrowRight size={16} strokeWidth={1.75} aria-hidden />}
    </Box>
  );
}

const plainList = { listStyle: 'none', m: 0, p: 0 } as const;
const listLook = { ...plainList, overflowY: 'auto', flexGrow: 1, py: 1, px: 1.25 } as const;

const groupHead = {
  px: 1.25,
  pt: 1.25,
  pb: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.25,
  py: 0.75,
  borderRadius: '12px',
  cursor: 'pointer',
  fontSize: '0.9375rem',
  '& > svg': { flexShrink: 0, color: 'text.secondary' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'brand.highlight' },
} as const;

const hintLook = {
  color: 'text.secondary',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
} as const;
