import { renderSheetPdf, type SheetJob } from './sheet-pdf.ts';

export const answer = (job: SheetJob): Promise<Uint8Array> => renderSheetPdf(job);
