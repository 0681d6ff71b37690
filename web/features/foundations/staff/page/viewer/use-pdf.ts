import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

type Opened =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; pdf: PDFDocumentProxy };

/** A PDF; read anew by a component with another key. */
export function usePdf(path: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    let open: PDFDocumentProxy | undefined;
    openPdf(path, stop.signal).then(
      (pdf) => {
        open = pdf;
        if (stop.signal.aborted) void pdf.loadingTask.destroy();
        else setOpened({ state: 'ready', pdf });
      },
      () => {
        if (!stop.signal.aborted) setOpened({ state: 'failed' });
      },
    );
    return () => {
      stop.abort();
      void open?.loadingTask.destroy();
    };
  }, [path]);
  return opened;
}
