import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Task } from '#api/contract.gen.d.ts';
import { CommandBar } from '../commands/command-bar.tsx';
import type { Foundation } from '../types.ts';
import { CaseTasks } from './case-tasks.tsx';
import { Notes } from './notes.tsx';
import { Checklist } from './review/checklist.tsx';
import { useReading } from './review/reading.tsx';
import { WhatNow } from './what-now.tsx';

interface Props {
  foundation: Foundation;
  tasks: readonly Task[];
}

/** Beside every tab, on narrow screens below it: how the case stands and what can be done now. */
export function Decision({ foundation, tasks }: Props) {
  const { t } = useTranslation(['staffFoundations']);
  const { status } = foundation;
  const reads = useReading() !== undefined;
  return (
    <Box component="section" aria-labelledby="decision" sx={[column, reads && aboveFoot]}>
      <Typography id="decision" variant="h4" component="h2" color="primary" sx={{ mb: 0.75 }}>
        {t(`staffFoundations:status.${status}`)}
      </Typography>
      <WhatNow foundation={foundation} tasks={tasks} />
      <Notes foundation={foundation} />
      <Checklist foundation={foundation} />
      <CaseTasks foundation={foundation} />
      <Box sx={reads ? foot : {}}>
        <CommandBar foundation={foundation} />
      </Box>
    </Box>
  );
}

const column = {
  position: { lg: 'sticky' },
  top: { lg: 190 },
  maxHeight: { lg: 'calc(100vh - 206px)' },
  overflowY: { lg: 'auto' },
  // Room for the ring of what has the focus.
  p: { lg: 0.5 },
  m: { lg: -0.5 },
} as const;

/** The end of the checklist is far down; what it is ticked off for stays in sight. */
const foot = {
  '@media (min-height: 640px)': {
    position: { lg: 'sticky' },
    bottom: 0,
    zIndex: 1,
    pt: { lg: 1.5 },
    pb: { lg: 0.5 },
    bgcolor: 'background.default',
    borderTop: { lg: 1 },
    borderColor: { lg: 'divider' },
  },
} as const;
/** What has the focus is not hidden by the foot. */
const aboveFoot = { scrollPaddingBottom: '180px', pb: { lg: 0 } } as const;
