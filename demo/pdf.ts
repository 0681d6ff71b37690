/** A small, valid PDF of one page that shows a line of Western European text, and maybe more below it. */
export const pdf = (line = 'Siebenschritt', below: readonly string[] = []): Buffer =>
  fileOf(pageOf(line, below));

/** The same with the parts of an electronic signature, which nothing could verify. */
export const signedPdf = (line: string): Buffer =>
  fileOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [6 0 R] >> >>',
    ...pageOf(line, []).slice(1),
    '<< /FT /Sig /T (Signatur) /V 7 0 R >>',
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ' +
      '/ByteRange [0 900 1000 400] /Contents <30803080> >>',
  ]);

function pageOf(line: string, below: readonly string[]): string[] {
  const shown = (text: string) => `(${text.replace(/[()\\]/g, '')}) Tj`;
  const rest = below.map((text) => ` /F1 11 Tf 0 -30 Td ${shown(text)}`).join('');
  const content = `BT /F1 18 Tf 60 760 Td ${shown(line)}${rest} ET`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
}

function fileOf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + xref + trailer, 'latin1');
}
