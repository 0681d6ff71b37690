import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { keyOf, type View, ViewChips } from '../../../../desk/list/view-chips.tsx';

interface Props {
  /** What the address says. */
  shown: Readonly<Record<string, string>>;
}

/** What of Today the team or the reader has given a name. */
export function TaskViews({ shown }: Props) {
  const { t } = useTranslation(['staffList']);
  const navigate = useNavigate();
  const view = { filter: shown };
  const show = ({ filter }: View) =>
    void navigate(`?${new URLSearchParams(filter)}`, { preventScrollReset: true });
  return (
    <Box component="section" aria-label={t('staffList:views.label')} sx={bar}>
      <ViewChips
        list="tasks"
        view={view}
        isShown={(one) => keyOf(one) === keyOf(view)}
        // The selections have names of their own.
        canSave={Object.keys(shown).length > 1}
        onShow={show}
      />
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '&:empty': { display: 'none' },
} as const;
