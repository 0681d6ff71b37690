import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  caseKeys,
  commandShortcuts,
  commandsWithButton,
} from '../../features/foundations/staff/commands/shortcuts.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { useShortcutsEnabled } from '../../shared/staff/shortcuts.ts';

type Shortcut = [key: string, meaning: string];

interface Props {
  open: boolean;
  onClose: () => void;
}

export function ShortcutHelp({ open, onClose }: Props) {
  const { t } = useTexts('staff', 'staffCommands', 'staffSlots', 'staffTasks');
  const [enabled, setEnabled] = useShortcutsEnabled();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts" variant="h4" component="h2">
        {t('staff:shortcuts.title')}
      </DialogTitle>
      <DialogContent>
        <Group
          title={t('staff:shortcuts.general')}
          rows={[
            ['/', t('staff:shortcuts.search')],
            ['a', t('staff:shortcuts.tasks')],
            ['g', t('staff:shortcuts.foundations')],
            ['?', t('staff:shortcuts.help')],
          ]}
        />
        <Group
          title={t('staff:shortcuts.list')}
          rows={[
            ['j', t('staff:shortcuts.down')],
            ['k', t('staff:shortcuts.up')],
            ['Enter', t('staff:shortcuts.open')],
            ['x', t('staff:shortcuts.choose')],
          ]}
        />
        <Group
          title={t('staff:shortcuts.several')}
          rows={[
            ['m', t('staffTasks:tasks.action.take')],
            ['u', t('staffTasks:tasks.action.handOver')],
            ['h', t('staffTasks:tasks.action.snooze')],
            ['r', t('staffTasks:tasks.action.remind')],
            ['e', t('staffTasks:tasks.action.done')],
          ]}
        />
        <Group
          title={t('staff:area.calendar')}
          rows={[
            ['j', t('staffSlots:week.next')],
            ['k', t('staffSlots:week.previous')],
            ['t', t('staffSlots:week.today')],
          ]}
        />
        <Group
          title={t('staff:shortcuts.foundation')}
          hint={t('staff:shortcuts.foundationHint')}
          rows={[
            ['j', t('staff:shortcuts.next')],
            ['k', t('staff:shortcuts.previous')],
            [caseKeys.remind, t('staffTasks:tasks.action.remind')],
            [caseKeys.snooze, t('staffTasks:tasks.action.snooze')],
            ...commandsWithButton.flatMap((command): Shortcut[] => {
              const key = commandShortcuts[command];
              return key ? [[key, t(`staffCommands:commands.${command}.button`)]] : [];
            }),
          ]}
        />
        <FormControlLabel
          control={<Switch checked={enabled} onChange={(_event, checked) => setEnabled(checked)} />}
          label={t('staff:shortcuts.enabled')}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('staff:shortcuts.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  hint?: string;
  rows: readonly Shortcut[];
}

function Group({ title, hint, rows }: GroupProps) {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Box component="dl" sx={list}>
        {rows.map(([key, meaning]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {meaning}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: '64px 1fr',
  rowGap: 1,
  my: 1,
  '& kbd': {
    display: 'inline-block',
    minWidth: 28,
    px: 1,
    textAlign: 'center',
    border: 1,
    borderColor: 'brand.fieldBorder',
    borderRadius: '6px',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: 1.8,
  },
} as const;
