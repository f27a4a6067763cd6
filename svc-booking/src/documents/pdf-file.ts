/** A PDF that no cache may store; `fileName` without its ending. */
export const pdfFile = (bytes: Buffer, fileName: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename="${fileName}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
