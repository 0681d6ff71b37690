import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { areas } from '#domain/desk/rights.ts';
import {
  commandsWithButton,
  keyNameOf,
} from '../../features/foundations/staff/commands/shortcuts.ts';
import { isKeyName, keys } from '../keys.ts';
import { useShortcutsEnabled } from '../shortcuts.ts';

type Shortcut = [key: string, meaning: string];

const namespaces = [
  'staff',
  'staffCommands',
  'staffAppointments',
  'staffTasks',
  'sharedMessages',
  'common',
] as const;

interface Props {
  open: boolean;
  onClose: () => void;
}

export function ShortcutHelp({ open, onClose }: Props) {
  const { t } = useTranslation(namespaces);
  const [enabled, setEnabled] = useShortcutsEnabled();
  const taskWords = t('staffTasks:tasks.action');
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts" variant="h4" component="h2">
        {t('staff:shortcuts.title')}
      </DialogTitle>
      <DialogContent>
        <Group
          title={t('staff:shortcuts.general')}
          rows={[
            [keys.search, t('staff:shortcuts.search')],
            ...areas.flatMap((area): Shortcut[] =>
              isKeyName(area) ? [[keys[area], t(`staff:area.${area}`)]] : [],
            ),
            [keys.help, t('staff:shortcuts.help')],
          ]}
        />
        <Group
          title={t('staff:shortcuts.list')}
          rows={[
            [keys.next, t('staff:shortcuts.down')],
            [keys.previous, t('staff:shortcuts.up')],
            [keys.open, t('staff:shortcuts.open')],
            [keys.choose, t('staff:shortcuts.choose')],
            [keys['own-task'], t('staffTasks:tasks.own.add')],
          ]}
        />
        <Group
          title={t('staff:shortcuts.several')}
          rows={(['take', 'hand-over', 'snooze', 'remind', 'done'] as const).map((name) => [
            keys[name],
            taskWords[name === 'hand-over' ? 'handOver' : name],
          ])}
        />
        <OfCalendar />
        <Group
          title={t('staff:shortcuts.foundation')}
          hint={t('staff:shortcuts.foundationHint')}
          rows={[
            [keys.next, t('staff:shortcuts.next')],
            [keys.previous, t('staff:shortcuts.previous')],
            [keys.take, taskWords.take],
            [keys.remind, taskWords.remind],
            [keys.snooze, taskWords.snooze],
            [keys['own-task'], t('staffTasks:tasks.own.add')],
            [keys['law-firm'], t('sharedMessages:handOver')],
            ...commandsWithButton.flatMap((command): Shortcut[] => {
              const name = keyNameOf(command);
              return name ? [[keys[name], t(`staffCommands:commandName.${command}`)]] : [];
            }),
          ]}
        />
        <FormControlLabel
          control={<Switch checked={enabled} onChange={(_event, checked) => setEnabled(checked)} />}
          label={t('staff:shortcuts.enabled')}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('common:dialog.close')}</Button>
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

function OfCalendar() {
  const { t } = useTranslation(namespaces);
  return (
    <Group
      title={t('staff:area.calendar')}
      rows={[
        [keys.next, t('staffAppointments:week.next')],
        [keys.previous, t('staffAppointments:week.previous')],
        [keys['this-week'], t('staffAppointments:week.today')],
      ]}
    />
  );
}
