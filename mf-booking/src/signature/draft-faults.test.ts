import { billingForm, signatureFields } from '@plenary/contracts/signature-form';
import { missingBilling } from '@plenary/contracts/signature-rules';
import { signatureLimits } from '@plenary/contracts/signature-terms';
import { telephoneFault } from '@plenary/contracts/telephone';
import fc from 'fast-check';
import { draftFaults } from './draft-faults.ts';
import { billingOf, draftOf, formOf, type SignatureDraft, type TextPath } from './signature-draft.ts';
import { buildForm } from './state-factory.ts';

const ownEmail = 'claire@atelier-nord.example';
const keptTelephone = 'switchboard';
const limits = Object.values(signatureLimits);
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Atelier Nord',
    'a\nb',
    'a\u0000',
    ' FR 12 345 678 901 ',
    'fr1',
    'BE0123456789',
    'ESB12345678',
    `FR${' '.repeat(40)}`,
  ),
  fc.constantFrom(
    'https://factures.example/depot',
    'http://factures.example',
    ' https://a.example ',
    `https://a.example/${'x'.repeat(300)}`,
  ),
  fc.constantFrom('compta@atelier-nord.example', ' Compta@Atélier.example ', 'compta@', `${' '.repeat(320)}compta@nord.example`),
  fc.constantFrom(...limits).chain((limit) => fc.constantFrom('x'.repeat(limit), 'x'.repeat(limit + 1))),
  fc.constantFrom('+32 2 555 12 12', '123', 'switchboard'),
  fc.emailAddress(),
  fc.string({ unit: 'grapheme' }),
);
const paths = Object.keys(draftOf(buildForm()).texts) as TextPath[];
const edited: fc.Arbitrary<SignatureDraft> = fc
  .record({
    texts: fc.dictionary(fc.constantFrom(...paths), text, { maxKeys: 4 }),
    order: fc.constantFrom('with' as const, 'without' as const),
    sending: fc.constantFrom('platform' as const, 'email' as const),
  })
  .map(({ texts, ...choices }) => {
    const draft = draftOf(buildForm());
    return { ...draft, ...choices, texts: { ...draft.texts, ...texts } };
  });

const pathsOf = (issues: readonly { path: PropertyKey[] }[]): string[] => [...new Set(issues.map(({ path }) => path.join('.')))].sort();
const foundIn = (draft: SignatureDraft, purpose: 'sign' | 'complete'): string[] =>
  Object.keys(draftFaults(draft, { purpose, ownEmail, telephoneFault, keptTelephone })).sort();
/** The service asks its own rule once the schema has passed. */
const telephoneIn = ({ texts }: SignatureDraft): string[] =>
  telephoneFault(texts['paymentReminder.phone'].trim(), keptTelephone) ? ['paymentReminder.phone'] : [];

it('the page and the service agree on every field of a quote to sign', () => {
  fc.assert(
    fc.property(edited, (draft) => {
      const taken = signatureFields.safeParse({ ...formOf(draft), goodForAgreement: true });
      const isOwn = taken.data?.company.secondSignatory === ownEmail;
      const refused = taken.success ? telephoneIn(draft) : pathsOf(taken.error.issues);
      const found = foundIn(draft, 'sign');
      expect(found).toEqual(expect.arrayContaining([...refused, ...(isOwn ? ['company.secondSignatory'] : [])]));
      expect(found.length === 0).toBe(refused.length === 0 && !isOwn);
    }),
    { numRuns: 1_000 },
  );
});

it('the page and the service agree on every field of a billing to complete', () => {
  fc.assert(
    fc.property(edited, (draft) => {
      const taken = billingForm.safeParse(billingOf(draft));
      const found = foundIn(draft, 'complete');
      expect(found).toEqual(expect.arrayContaining(pathsOf(taken.error?.issues ?? [])));
      if (taken.success) expect(found).toEqual([...new Set([...missingBilling(taken.data), ...telephoneIn(draft)])].sort());
    }),
    { numRuns: 1_000 },
  );
});
