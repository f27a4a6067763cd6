import { readCompanyNumber, vatOfSiren } from '@plenary/contracts/company-number';
import { findCompany } from '@plenary/contracts/company-register.endpoints';
import type { QuoteStatus } from '@plenary/contracts/quote';
import * as contract from '@plenary/contracts/signature.endpoints';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import type { SignatureFields, SignatureForm } from '@plenary/contracts/signature-form';
import { missingBilling } from '@plenary/contracts/signature-rules';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { openDaysAhead } from './fake-calendar.ts';
import type { FakeWorld } from './fake-demands.ts';

/** Token of a mail to a second signatory. */
export const countersignToken = 'countersign';
const waits = 7 * 86_400_000;
const sha256 = '4f3c'.repeat(16);
const secondSignatory = 'nadia.roux@atelier-nord.example';

interface FakeSignature {
  status: QuoteStatus;
  fields: SignatureFields;
  signedAt: number;
  second: { name: string; signedAt: number } | null;
}

/** Signatures that last as long as the page; answers how to find the status of a quote. */
export const answerSignatures = ({ answer }: Pick<Fake, 'answer'>, { now, newId, session }: FakeWorld) => {
  const signatures = new Map<string, FakeSignature>();
  const drafts = new Map<string, SignatureFields>();
  const requireUser = () => session() ?? refuse('authentication-required');
  const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

  const firstForm = (): SignatureForm => {
    const { companyName, email, firstname, lastname, phone } = requireUser();
    const name = `${firstname} ${lastname}`;
    return {
      billing: { companyName, street: '', zipCode: '', city: '', country: '', vatCode: '', recipient: '', email },
      paymentReminder: { name, email, phone },
      purchaseOrder: { kind: 'without' },
      paymentMethod: 'bank-transfer',
      invoicing: { kind: 'email', name, address: email, copyTo: '' },
      signatory: { name, jobTitle: '' },
      company: { secondSignatory: '' },
    };
  };
  const advance = (signature: FakeSignature): FakeSignature => {
    const awaitsSecond = signature.fields.company.secondSignatory !== '' && signature.second === null;
    const isMissing = missingBilling(signature.fields).length > 0;
    return { ...signature, status: awaitsSecond ? 'Partially signed' : isMissing ? 'Devis signé - Missing info' : 'Approved' };
  };
  const stateOf = (quoteId: string): SignatureState => {
    const found = signatures.get(quoteId);
    const form = found?.fields ?? firstForm();
    const missing = missingBilling(form);
    if (!found || found.status === 'Rejected')
      return {
        status: found?.status ?? 'Presented',
        obstacle: found ? 'rejected' : null,
        form,
        missing,
        signature: null,
        companyRegisters: ['vat', 'siren'],
        hasLapsed: false,
      };
    const { status, fields, signedAt, second } = found;
    const email = fields.company.secondSignatory;
    return {
      status,
      obstacle: 'already-signed',
      form,
      missing,
      signature: {
        signedAt: instant(signedAt),
        signatoryName: fields.signatory.name,
        sha256,
        secondSignatory: email ? { email, name: second?.name ?? null, signedAt: second ? instant(second.signedAt) : null } : null,
        deadline: status === 'Approved' ? null : instant(signedAt + waits),
        isComplete: status !== 'Partially signed',
      },
      ...(status === 'Approved' && {
        deposit: {
          ...{ payee: 'Comet SAS', iban: 'FR76 3000 1007 9412 3456 7890 185', bic: 'BDFEFRPPXXX' },
          ...{ reference: quoteId.slice(0, 8).toUpperCase(), amount: 513_828, dueOn: instant(signedAt + 5 * 86_400_000).slice(0, 10) },
        },
      }),
      hasLapsed: false,
    };
  };
  const requireLink = (token: string) => {
    if (token !== countersignToken) refuse('invalid-token', { members: { error: 'INVALID_TOKEN' } });
  };

  answer(contract.getSignature, ({ params }) => stateOf(params.quoteId));
  answer(contract.prepareSignature, ({ body }) => {
    requireUser();
    const draftId = newId();
    drafts.set(draftId, body);
    return { draftId, sha256 };
  });
  answer(contract.signQuote, ({ params: { quoteId }, body: { draftId } }) => {
    const fields = drafts.get(draftId) ?? refuse('document-changed');
    signatures.set(quoteId, advance({ status: 'Partially signed', fields, signedAt: now(), second: null }));
    return stateOf(quoteId);
  });
  answer(contract.completeBilling, ({ params: { quoteId }, body }) => {
    const found = signatures.get(quoteId) ?? refuse('conflict');
    signatures.set(quoteId, advance({ ...found, fields: { ...found.fields, ...body } }));
    return stateOf(quoteId);
  });
  answer(findCompany, ({ body }) => {
    requireUser();
    const number = readCompanyNumber(body.number);
    if (number?.kind !== 'siren') return { outcome: 'unknown' as const };
    const address = { street: '12 rue des Lilas', zipCode: '59000', city: 'Lille', countryCode: 'FR' };
    return { outcome: 'found' as const, company: { name: 'Atelier Nord', ...address, vatCode: vatOfSiren(number.number) } };
  });
  answer(contract.inviteSecondSignatory, () => undefined);
  answer(contract.rejectQuote, ({ params: { quoteId } }) => {
    const fields = { ...firstForm(), goodForAgreement: true as const };
    signatures.set(quoteId, { status: 'Rejected', fields, signedAt: now(), second: null });
    return undefined;
  });
  answer(contract.openCountersignature, ({ body }) => {
    requireLink(body.token);
    const [first = '', last = first] = openDaysAhead(now(), 2);
    return {
      language: 'fr' as const,
      buildingName: 'Comet Ternes',
      companyName: 'Atelier Nord',
      eventStartDate: first,
      eventEndDate: last,
      totalIncludingVatPrice: 734_040,
      signatoryName: 'Claire Vasseur',
      signedAt: instant(now()),
      sha256,
      deadline: instant(now() + waits),
      email: secondSignatory,
    };
  });
  answer(contract.countersign, ({ body }) => {
    requireLink(body.token);
    return { status: 'Approved' as const };
  });
  answer(contract.refuseCountersignature, ({ body }) => {
    requireLink(body.token);
    return undefined;
  });
  return (quoteId: string): QuoteStatus => signatures.get(quoteId)?.status ?? 'Presented';
};
