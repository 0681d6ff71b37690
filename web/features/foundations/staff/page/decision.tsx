import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { useIdentity } from '../../../../shared/staff/session/session.ts';
import { CommandBar } from '../commands/command-bar.tsx';
import type { Foundation, TextsByRole } from '../types.ts';
import { CaseTasks } from './case-tasks.tsx';
import { Notes } from './notes.tsx';
import { Checklist } from './review/checklist.tsx';

/** Beside every tab, on narrow screens below it: how the case stands and what can be done now. */
export function Decision({ foundation }: { foundation: Foundation }) {
  const { t } = useTexts('staffFoundations');
  const role = useIdentity()?.role;
  const { status } = foundation;
  const ofRole: TextsByRole = t('staffFoundations:nowFor');
  return (
    <Box component="section" aria-labelledby="decision" sx={column}>
      <Typography id="decision" variant="h4" component="h2" color="primary">
        {t(`staffFoundations:status.${status}`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.75, mb: 2.5, fontSize: '0.9375rem' }}>
        {waitsForOrder(foundation)
          ? t('staffFoundations:nowWithoutOrder')
          : ((role && ofRole[role]?.[status]) ?? t(`staffFoundations:now.${status}`))}
      </Typography>
      <Notes foundation={foundation} />
      <Checklist foundation={foundation} />
      <CaseTasks foundation={foundation} />
      <CommandBar foundation={foundation} />
    </Box>
  );
}

/** The founder orders, for the first time or again; until then nobody works on it. */
const waitsForOrder = ({ lacksOrder, status, waitingOn }: Foundation) =>
  lacksOrder && waitingOn === 'founder' && status !== 'start-pending';

const column = {
  position: { lg: 'sticky' },
  top: { lg: 190 },
  maxHeight: { lg: 'calc(100vh - 206px)' },
  overflowY: { lg: 'auto' },
  // Room for the ring of what has the focus.
  p: { lg: 0.5 },
  m: { lg: -0.5 },
} as const;
