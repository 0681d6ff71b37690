import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { WholePiece } from '#api/contract.gen.d.ts';
import { clockDigits } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { call } from '../../../desk/call.ts';
import { useUnsavedGuard } from '../../../desk/forms/use-unsaved-guard.tsx';
import { patiently, useKept } from '../../../desk/reads.ts';
import { useIdentity } from '../../../desk/session/session.ts';
import { BackToList } from '../../../desk/ui/back-to-list.tsx';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { dialogPaper } from '../../../kit/ui/dialog/headed-dialog.tsx';
import { States } from './content.tsx';
import { Autosave } from './editor/autosave.ts';
import { Compared } from './editor/compared.tsx';
import { Editor } from './editor/editor.tsx';
import { SitePanel } from './panels/site-panel.tsx';
import { VersionsPanel } from './panels/versions-panel.tsx';

export const clientLoader = ({ params: { id = '' }, request }: ClientLoaderFunctionArgs) =>
  patiently(() => call('GET /admin/content/:id', { params: { id }, signal: request.signal }));

/** One piece of content: both languages, its draft, its versions. */
export default function PiecePage() {
  const { t } = useTranslation(['staffContent']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  const name = read.ok
    ? (read.data.titles.de ?? read.data.titles.en ?? t('staffContent:list.untitled'))
    : undefined;
  usePageTitle(name);
  return (
    <>
      <BackToList list="content" label={t('staffContent:editor.back')} />
      {read.ok ? <Opened key={read.data.id} piece={read.data} /> : <PageFailed refusal={read} />}
    </>
  );
}

/** What is typed stays while the page is read again; only a decision puts another text there. */
function Opened({ piece }: { piece: WholePiece }) {
  const [opened, setOpened] = useState(piece);
  const { revalidate } = useRevalidator();
  const open = (saved: WholePiece) => {
    setOpened(saved);
    void revalidate();
  };
  return <Desk key={opened.revision} piece={piece} opened={opened} onOpen={open} />;
}

interface DeskProps {
  /** As it was read last. */
  piece: WholePiece;
  opened: WholePiece;
  onOpen: (saved: WholePiece) => void;
}

function Desk({ piece, opened, onOpen }: DeskProps) {
  const [saver] = useState(() => new Autosave(opened));
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  useEffect(() => saver.stop, [saver]);
  const { question } = useUnsavedGuard({ hasUnsaved: saver.hasUnsaved, onClose: saver.stop });
  const { id } = opened;
  const reopen = async () => {
    const answer = await call('GET /admin/content/:id', { params: { id } });
    if (answer.ok) onOpen(answer.data);
  };
  const panel = { piece, saver, onReplaced: () => void reopen() };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Head piece={piece} />
      <Editor opened={opened} saver={saver} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <VersionsPanel {...panel} />
        <SitePanel {...panel} />
      </Box>
      {state.is === 'stale' && <StaleDialog piece={opened} saver={saver} onTheirs={onOpen} />}
      {question}
    </Box>
  );
}

function Head({ piece }: { piece: WholePiece }) {
  const { t } = useTranslation(['staffContent']);
  const { locale } = useLocale();
  const me = useIdentity()?.id;
  const { kind, key, titles, draft, addresses, isLive } = piece;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography
        variant="h3"
        component="h1"
        color="primary"
        sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {titles.de ?? titles.en ?? t('staffContent:list.untitled')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography color="textSecondary">{`${t(`staffContent:kinds.${kind}`)} · ${key}`}</Typography>
        <States piece={piece} />
        {isLive &&
          locales.map(
            (language) =>
              addresses[language] && (
                <Link key={language} href={addresses[language]} target="_blank" rel="noreferrer">
                  {`${t('staffContent:editor.onSite')}: ${t(`staffContent:languages.${language}`)}`}
                </Link>
              ),
          )}
      </Box>
      {draft?.writing && draft.byId !== me && (
        <Alert severity="info">
          {t('staffContent:editor.other', {
            name: draft.by ?? t('staffContent:list.someone'),
            time: clockDigits(draft.since, locale),
          })}
        </Alert>
      )}
    </Box>
  );
}

interface Props {
  piece: Pick<WholePiece, 'id' | 'kind'>;
  saver: Autosave;
  /** Opens the editor with what is saved. */
  onTheirs: (saved: WholePiece) => void;
}

/** Two people have written the same text: both are kept until this one decides. */
function StaleDialog({ piece: { id, kind }, saver, onTheirs }: Props) {
  const { t } = useTranslation(['staffContent']);
  const labelId = useId();
  const [theirs, setTheirs] = useState<WholePiece>();
  useEffect(() => {
    void call('GET /admin/content/:id', { params: { id } }).then((answer) => {
      if (answer.ok) setTheirs(answer.data);
    });
  }, [id]);
  const words = t('staffContent:stale');
  const keepMine = () => {
    if (!theirs) return;
    saver.goOnFrom(theirs.revision);
    void saver.flush();
  };
  return (
    <Dialog open fullWidth maxWidth="lg" aria-labelledby={labelId} slotProps={dialogPaper}>
      <DialogTitle id={labelId} variant="h4" component="h2">
        {words.title}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('staffContent:stale.what', {
            name: (theirs?.draft ?? theirs?.changed)?.by ?? t('staffContent:list.someone'),
          })}
        </Typography>
        {theirs ? (
          <Compared
            kind={kind}
            before={theirs.typed}
            after={saver.unsaved() ?? {}}
            same={words.same}
          />
        ) : (
          <Skeleton variant="rounded" height={160} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>
        <Button disabled={!theirs} onClick={() => theirs && onTheirs(theirs)}>
          {words.theirs}
        </Button>
        <Button variant="contained" disabled={!theirs} onClick={keepMine}>
          {words.mine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
