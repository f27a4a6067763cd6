import * as paper from '@plenary/contracts/paper-signature.endpoints';
import { quoteReference } from '@plenary/contracts/quote-reference';
import * as contract from '@plenary/contracts/signature.endpoints';
import type { BookingDeps } from '../deps.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import type { Implement } from '../implement.ts';
import { completeBilling } from './complete-billing.ts';
import { countersign } from './countersign.ts';
import { documentCookie, documentTokenIn } from './document-cookie.ts';
import { getCertificate } from './get-certificate.ts';
import { getCountersignature } from './get-countersignature.ts';
import { getCountersignatureDocument, getSignatureDraft, getSignedDocument, getSignedForStaff } from './get-documents.ts';
import { getSignature } from './get-signature.ts';
import { inviteSecondSignatory } from './invite-second-signatory.ts';
import { prepareSignature } from './prepare-signature.ts';
import { refuseCountersignature } from './refuse-countersignature.ts';
import { rejectQuote } from './reject-quote.ts';
import { signOnPaper } from './sign-on-paper.ts';
import { signQuote } from './sign-quote.ts';

/** Tokens cannot be guessed; this limits attempts all the same. */
const perClient = { name: 'countersignature', limit: 120, windowMilliseconds: 60_000 };

export const signatureRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getSignature, ({ actor, params }) => getSignature(deps, { actor, quoteId: params.quoteId }));

  implement(contract.prepareSignature, ({ actor, params, query, body }) =>
    prepareSignature(deps, { actor, quoteId: params.quoteId, language: query.lng ?? actor.lang, fields: body }),
  );

  implement(contract.getSignatureDraft, async ({ actor, params }) =>
    pdfFile(await getSignatureDraft(deps, { actor, ...params }), `document-${params.quoteId.slice(0, 8)}`),
  );

  implement(contract.signQuote, ({ actor, params, body, idempotencyKey }) =>
    signQuote(deps, { actor, quoteId: params.quoteId, ...body, idempotencyKey }),
  );

  implement(paper.signOnPaper, ({ actor: staff, params, body, idempotencyKey }) =>
    signOnPaper(deps, { staff, quoteId: params.quoteId, ...body, idempotencyKey }),
  );

  implement(paper.getSignedForStaff, async ({ params: { quoteId } }) =>
    pdfFile(await getSignedForStaff(deps, quoteId), `signed-${quoteReference(quoteId).toLowerCase()}`),
  );

  implement(contract.completeBilling, ({ actor, params, body }) =>
    completeBilling(deps, { actor, quoteId: params.quoteId, billing: body }),
  );

  implement(contract.inviteSecondSignatory, ({ actor, params }) => inviteSecondSignatory(deps, { actor, quoteId: params.quoteId }));

  implement(contract.rejectQuote, ({ actor, params, body, idempotencyKey }) =>
    rejectQuote(deps, { actor, quoteId: params.quoteId, ...body, idempotencyKey }),
  );

  implement(contract.getCertificate, async ({ actor, params }) =>
    pdfFile(await getCertificate(deps, { actor, quoteId: params.quoteId }), `certificate-${params.quoteId.slice(0, 8)}`),
  );

  implement(contract.getCountersignature, async ({ actor, params, query }) => {
    await deps.throttle.take(perClient, actor.client);
    return getCountersignature(deps, { quoteId: params.quoteId, token: query.token });
  });

  implement(contract.openCountersignature, async ({ actor, params: { quoteId }, body: { token } }) => {
    await deps.throttle.take(perClient, actor.client);
    const shown = await getCountersignature(deps, { quoteId, token });
    const isHttps = deps.publicUrl.startsWith('https:');
    return Response.json(shown, { headers: { 'set-cookie': documentCookie({ quoteId, token, isHttps }) } });
  });

  implement(contract.getCountersignatureDocument, async ({ actor, params, query, header }) => {
    await deps.throttle.take(perClient, actor.client);
    const token = query.token ?? documentTokenIn(header('cookie'));
    const bytes = await getCountersignatureDocument(deps, { quoteId: params.quoteId, token });
    return pdfFile(bytes, `document-${params.quoteId.slice(0, 8)}`);
  });

  implement(contract.countersign, async ({ actor, params, body }) => {
    await deps.throttle.take(perClient, actor.client);
    return countersign(deps, { quoteId: params.quoteId, ...body, address: actor.kind === 'service' ? actor.client : actor.exactAddress });
  });

  implement(contract.refuseCountersignature, async ({ actor, params, body }) => {
    await deps.throttle.take(perClient, actor.client);
    await refuseCountersignature(deps, { quoteId: params.quoteId, ...body });
  });

  implement(contract.getSignedDocument, async ({ params, query }) =>
    pdfFile(await getSignedDocument(deps, { quoteId: params.quoteId, userId: query.userId }), `document-${params.quoteId.slice(0, 8)}`),
  );
};
