import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, type LucideIcon, ZoomIn, ZoomOut } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfPage } from './pdf-page.tsx';
import { usePdf } from './use-pdf.ts';

interface Props {
  /** Where it is downloaded from. */
  path: string;
  title: string;
}

/** A PDF in the page: its text is there for screen readers, and it is turned by keys. */
export default function PdfViewer({ path, title }: Props) {
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt(attempt + 1);
  return <Opened key={`${path} ${attempt}`} path={path} title={title} onAgain={again} />;
}

function Opened({ path, title, onAgain }: Props & { onAgain: () => void }) {
  const { t } = useTranslation(['staffPage']);
  const opened = usePdf(path);
  const words = t('staffPage:viewer');
  if (opened.state === 'loading') {
    return (
      <Box component="output" sx={{ display: 'block', p: 3, color: 'text.secondary' }}>
        {words.loading}
      </Box>
    );
  }
  if (opened.state === 'failed') {
    const again = <Button onClick={onAgain}>{words.again}</Button>;
    return (
      <Alert severity="error" action={again}>
        {words.failed}
      </Alert>
    );
  }
  return <Pages pdf={opened.pdf} title={title} />;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FITS = zooms.indexOf(1);

function Pages({ pdf, title }: { pdf: PDFDocumentProxy; title: string }) {
  const { t } = useTranslation(['staffPage']);
  const words = t('staffPage:viewer');
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(FITS);
  const [frame, width] = useWidth();
  const pages = pdf.numPages;
  const turn = (to: number) => setPage(Math.min(pages, Math.max(1, to)));
  const size = (to: number) => setZoom(Math.min(zooms.length - 1, Math.max(0, to)));
  const actions: Readonly<Record<string, () => void>> = {
    PageDown: () => turn(page + 1),
    PageUp: () => turn(page - 1),
    Home: () => turn(1),
    End: () => turn(pages),
    '+': () => size(zoom + 1),
    '-': () => size(zoom - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Box>
      <Box sx={bar}>
        <Tool
          Icon={ChevronLeft}
          label={words.previous}
          off={page === 1}
          onClick={() => turn(page - 1)}
        />
        <Box component="output" sx={{ fontSize: '0.875rem' }}>
          {t('staffPage:viewer.page', { page: `${page}`, pages: `${pages}` })}
        </Box>
        <Tool
          Icon={ChevronRight}
          label={words.next}
          off={page === pages}
          onClick={() => turn(page + 1)}
        />
        <Box sx={{ flexGrow: 1 }} />
        <Tool
          Icon={ZoomOut}
          label={words.smaller}
          off={zoom === 0}
          onClick={() => size(zoom - 1)}
        />
        <Tool
          Icon={ZoomIn}
          label={words.larger}
          off={zoom === zooms.length - 1}
          onClick={() => size(zoom + 1)}
        />
      </Box>
      <Box
        ref={frame}
        role="region"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        tabIndex={0}
        aria-label={t('staffPage:viewer.label', { title })}
        title={words.keys}
        onKeyDown={onKeyDown}
        sx={scroller}
      >
        <PdfPage pdf={pdf} number={page} zoom={zooms[zoom] ?? 1} width={width} />
      </Box>
    </Box>
  );
}

/** Of the frame, measured in whole pixels. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}

interface ToolProps {
  Icon: LucideIcon;
  label: string;
  off: boolean;
  onClick: () => void;
}

const Tool = ({ Icon, label, off, onClick }: ToolProps) => (
  <IconButton aria-label={label} disabled={off} onClick={onClick} color="primary">
    <Icon size={20} strokeWidth={1.75} />
  </IconButton>
);

const bar = { display: 'flex', alignItems: 'center', gap: 1 } as const;
const scroller = {
  maxHeight: '80vh',
  overflow: 'auto',
  scrollbarGutter: 'stable',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'action.hover',
} as const;
