import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite answers with the address of the built file.
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

// A file of ours: the page may run no other worker.
GlobalWorkerOptions.workerSrc = workerAddress;

/**
 * Reads a PDF and hands it to the worker. Whoever may not download it may not view it either, and
 * each view is on record like a download.
 */
async function openPdf(path: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  const data = new Uint8Array(await response.arrayBuffer());
  // Compiling WebAssembly would have to be allowed to the whole page.
  return getDocument({ data, useWasm: false }).promise;
}

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
