import * as contract from '@plenary/contracts/documents';
import { actorHeader } from '@plenary/service-kit/actor';
import type { Implement } from '../app.ts';
import type { DocumentsDeps } from '../deps.ts';
import { getQuotePdf } from './get-quote-pdf.ts';
import { quoteReference } from './quote-reference.ts';

export const quotesRoutes = (implement: Implement, deps: DocumentsDeps): void => {
  implement(contract.getQuotePdf, async ({ params: { quoteId }, query, actor, header, requestId }) => {
    const language = query.lng ?? actor.lang;
    const forwarded = { actorToken: header(actorHeader) ?? '', requestId };
    const pdf = await getQuotePdf(deps, { quoteId, language, actor, forwarded });
    const fileName = `devis-${quoteReference(quoteId).toLowerCase()}-${language}.pdf`;
    const disposition = query.download === 'true' ? 'attachment' : 'inline';
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': `${disposition}; filename="${fileName}"`,
        'cache-control': 'private, no-store',
      },
    });
  });
};
