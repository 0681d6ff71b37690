import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholePiece } from '#api/contract.gen.d.ts';
import type { Typed } from '#domain/content/fields.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { HeadedDialog } from '../../../../kit/ui/dialog/headed-dialog.tsx';
import { Compared } from '../editor/compared.tsx';
import type { PanelProps } from './panel-props.ts';

type Version = WholePiece['versions'][number];

/** What was published here, by whom and when. */
export function VersionsPanel(props: PanelProps) {
  const { t } = useTranslation(['staffContent']);
  const { locale } = useLocale();
  const [compared, setCompared] = useState<Version>();
  const { versions } = props.piece;
  const words = t('staffContent:versions');
  return (
    <Panel title={words.title}>
      {versions.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {versions.map((one) => (
          <Box component="li" key={one.version}>
            <Box sx={{ fontWeight: 600 }}>
              {t('staffContent:versions.one', { version: one.version })}
            </Box>
            <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
              {t('staffContent:versions.by', {
                name:
                  one.origin === 'file' && !one.by
                    ? words.imported
                    : (one.by ?? t('staffContent:list.someone')),
                instant: dayAndTime(one.at, locale),
              })}
            </Typography>
            <Button
              size="small"
              onClick={() => setCompared(one)}
              aria-label={t('staffContent:versions.compareLabel', { version: one.version })}
              sx={{ ml: -1 }}
            >
              {words.compare}
            </Button>
          </Box>
        ))}
      </Box>
      {compared && (
        <VersionDialog {...props} version={compared} onClose={() => setCompared(undefined)} />
      )}
    </Panel>
  );
}

interface DialogProps extends PanelProps {
  version: Version;
  onClose: () => void;
}

function VersionDialog({ piece, saver, onReplaced, version: { version }, onClose }: DialogProps) {
  const { t } = useTranslation(['staffContent']);
  const [typed, setTyped] = useState<Typed>();
  const { id, kind } = piece;
  useEffect(() => {
    const params = { id, version: String(version) };
    void call('GET /admin/content/:id/versions/:version', { params }).then((answer) => {
      if (answer.ok) setTyped(answer.data.typed);
    });
  }, [id, version]);
  const restore = usePress({
    send: async () => {
      await saver.flush();
      const body = { revision: saver.revision(), version };
      const answer = await call('POST /admin/content/:id/restore', { params: { id }, body });
      if (answer.ok) {
        onReplaced();
        onClose();
      }
      return answer;
    },
    done: () => t('staffContent:versions.restored', { version }),
  });
  return (
    <HeadedDialog
      title={t('staffContent:versions.comparison', { version })}
      onClose={onClose}
      maxWidth="lg"
    >
      <DialogContent>
        {typed ? (
          <Compared
            kind={kind}
            before={typed}
            after={saver.unsaved() ?? piece.typed}
            same={t('staffContent:versions.same')}
          />
        ) : (
          <Skeleton variant="rounded" height={160} />
        )}
        {restore.refused && <ErrorAlert text={restore.refused} sx={{ mt: 2 }} />}
        <Button variant="contained" loading={restore.busy} onClick={restore.press} sx={{ mt: 3 }}>
          {t('staffContent:versions.restore')}
        </Button>
      </DialogContent>
    </HeadedDialog>
  );
}
