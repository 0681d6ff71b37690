import Box from '@mui/material/Box';
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

interface Props {
  pdf: PDFDocumentProxy;
  number: number;
  /** 1 fills the width. */
  zoom: number;
  width: number;
}

/** One page: its picture, and over it its text to be read out, searched and copied. */
export function PdfPage({ pdf, number, zoom, width }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (width === 0) return;
    let ended = false;
    let stop = () => {};
    pdf.getPage(number).then(
      (page) => {
        if (ended || !canvas.current || !text.current) return;
        const scale = (width / page.getViewport({ scale: 1 }).width) * zoom;
        stop = draw(page, scale, canvas.current, text.current);
      },
      (error) => {
        // Whoever closes the file while it is read has destroyed it.
        if (!ended) throw error;
      },
    );
    return () => {
      ended = true;
      stop();
    };
  }, [pdf, number, zoom, width]);
  return (
    <Box sx={sheet}>
      <canvas ref={canvas} aria-hidden />
      <Box ref={text} sx={layer} />
    </Box>
  );
}

/** @returns how to stop */
function draw(
  page: PDFPageProxy,
  scale: number,
  canvas: HTMLCanvasElement,
  text: HTMLDivElement,
): () => void {
  const viewport = page.getViewport({ scale });
  const sharpness = window.devicePixelRatio || 1;
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  canvas.style.width = `${Math.floor(viewport.width)}px`;
  canvas.style.height = `${Math.floor(viewport.height)}px`;
  const transform = [sharpness, 0, 0, sharpness, 0, 0];
  const drawing = page.render({ canvas, viewport, transform });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const layerOfText = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  // Both reject when they are stopped.
  drawing.promise.catch(() => {});
  layerOfText.render().catch(() => {});
  return () => {
    drawing.cancel();
    layerOfText.cancel();
  };
}

const sheet = {
  position: 'relative',
  width: 'max-content',
  mx: 'auto',
  // Paper is white in the dark, too.
  bgcolor: '#fff',
  '& > canvas': { display: 'block' },
} as const;

/** As pdf.js places its text; only what it needs. */
const layer = {
  '--min-font-size': '1',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  forcedColorAdjust: 'none',
  '& :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': '0',
    '--scale-x': '1',
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
  '& ::selection': { background: 'rgb(0 80 200 / 0.25)' },
} as const;
