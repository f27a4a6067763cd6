interface PdfResponse {
  fileName: string;
  isDownload?: boolean;
}

/** A PDF that no cache may store. */
export const pdfResponse = (pdf: Uint8Array, { fileName, isDownload = false }: PdfResponse): Response =>
  new Response(pdf as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  });
