import { type HistoryJob, renderHistoryPdf } from './history-pdf.ts';

export const answer = (job: HistoryJob): Promise<Uint8Array> => renderHistoryPdf(job);
